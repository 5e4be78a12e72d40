import type { Outlook } from '@campanile/contract/attendance/my-attendance.ts'
import { expect, test } from 'vitest'
import { isTight, outlookText, standingText, studentOutlookText } from './outlook.ts'

const outlook = (kind: Outlook['kind'], remaining: number, canMiss: number): Outlook => ({
  kind,
  remaining,
  canMiss,
  mustAttend: remaining - canMiss,
})

test.each([
  [outlook('none', 0, 0), 'Nothing is counted yet'],
  [outlook('safe', 8, 4), 'You can miss 4 more'],
  [outlook('safe', 8, 0), 'If you miss 1 more, you fall below 75%'],
  [outlook('safe', 3, 3), 'You can miss all remaining sessions'],
  [outlook('safe', 0, 0), '75% reached, no sessions left'],
  [outlook('below', 8, 1), 'Attend 7 of the 8 left to reach 75%'],
  [outlook('below', 8, 0), 'Attend all 8 left to reach 75%'],
  [outlook('below', 1, 0), 'Attend the last one to reach 75%'],
  [outlook('out-of-reach', 2, 0), '75% is out of reach'],
])('states the consequence of %j', (given, expected) => {
  expect(outlookText(given, 75)).toBe(expected)
})

test('the outlook is tight when no more sessions may be missed', () => {
  expect(isTight(outlook('safe', 8, 0))).toBe(true)
  expect(isTight(outlook('safe', 0, 0))).toBe(false)
  expect(isTight(outlook('safe', 8, 1))).toBe(false)
  expect(isTight(outlook('below', 8, 0))).toBe(false)
})

test('a receipt states the consequence of the record, with the same figure as every other page', () => {
  expect(standingText(94.7, outlook('safe', 10, 6), 75)).toBe(
    '94.7% attendance in this class. You can miss 6 more.',
  )
})

test.each([
  [outlook('none', 0, 0), 'Nothing is counted yet'],
  [outlook('safe', 8, 4), 'Can miss 4 more sessions'],
  [outlook('safe', 8, 0), 'Falls below 75% after missing 1 more session'],
  [outlook('safe', 3, 3), 'Can miss all remaining sessions'],
  [outlook('safe', 0, 0), '75% reached, no sessions left'],
  [outlook('below', 8, 1), 'Must attend 7 of the 8 left to reach 75%'],
  [outlook('below', 8, 0), 'Must attend all 8 left to reach 75%'],
  [outlook('out-of-reach', 2, 0), '75% is out of reach'],
])('other people see the same about a student', (it, words) => {
  expect(studentOutlookText(it, 75)).toBe(words)
})
