import { expect, test } from 'vitest'
import { dayReasonWords, isCorrectable } from './reasonWords.ts'

const hours = { startsAt: '09:00', lateFrom: '09:10' }

test('a current day states what a check-in now counts as', () => {
  expect(dayReasonWords({ code: 'missing', ...hours, countsAs: 'present' })).toBe(
    'The shift started at 09:00. Check-ins are late from 09:10.',
  )
  expect(dayReasonWords({ code: 'missing', ...hours, countsAs: 'half-day' })).toBe(
    'The shift started at 09:00. A check-in now counts as a half day.',
  )
})

test('missed time is shown with the limit that it exceeded', () => {
  const day = { startsAt: '09:00', endsAt: '17:00', missedMinutes: 150, limitMinutes: 120 } as const
  expect(dayReasonWords({ code: 'missed', ...day, countsAs: 'half-day' })).toBe(
    '2 h 30 min of the shift from 09:00 to 17:00 was missed. From 2 h, a day counts as a half day.',
  )
})

test('a correction is offered where it is possible', () => {
  expect(isCorrectable({ code: 'after-hours', endsAt: '17:00' })).toBe(true)
  expect(isCorrectable({ code: 'no-check-in' })).toBe(true)
  expect(isCorrectable({ code: 'due', ...hours })).toBe(false)
  expect(isCorrectable({ code: 'day-off', name: 'Weekend' })).toBe(false)
})
