import { countMarks } from '@campanile/contract/attendance/attendance-figures.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { marksText } from './class-report.rules.ts'

it('puts each record at the position of its session', () => {
  expect(marksText(5, '1p4a')).toBe('P..A.')
  expect(marksText(12, '12l1e')).toBe('E..........L')
  expect(marksText(3, '')).toBe('...')
  expect(marksText(0, '')).toBe('')
})

it('keeps every record and adds none, in any order', () => {
  const marks = fc.array(fc.constantFrom('', 'p', 'l', 'a', 'e'), { maxLength: 120 })
  fc.assert(
    fc.property(marks, fc.boolean(), (given, reversed) => {
      const records = given.flatMap((letter, index) => (letter ? [`${index + 1}${letter}`] : []))
      const text = marksText(given.length, (reversed ? records.toReversed() : records).join(''))
      expect(text).toBe(given.map((letter) => letter.toUpperCase() || '.').join(''))
      expect(Object.values(countMarks(text)).reduce((sum, count) => sum + count)).toBe(records.length)
    }),
  )
})
