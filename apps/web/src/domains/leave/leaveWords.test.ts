import type { LeaveBalance } from '@campanile/contract/leave/leave-request.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  balanceWords,
  carriedWords,
  leaveLengthWords,
  leavePeriodWords,
  signedWords,
  yearWords,
} from './leaveWords.ts'

const day = 450

test('counts whole and half days as days, the rest as hours', () => {
  const words = (minutes: number) => leaveLengthWords(minutes, day)
  expect([0, day, day / 2, 12.5 * day].map(words)).toEqual(['0 days', '1 day', '0.5 days', '12.5 days'])
  expect([60, 45, 210, day + 90].map(words)).toEqual(['1 h', '45 min', '3 h 30 min', '1 day 1 h 30 min'])
  expect(words(-2 * day)).toBe('−2 days')
})

test('a ledger entry shows its sign', () => {
  expect([20 * day, -day].map((it) => signedWords(it, day))).toEqual(['+20 days', '−1 day'])
})

test('states the period, with the part of the day for less than a whole day', () => {
  const one = { from: '2026-11-18', to: '2026-11-18', startsAt: null, endsAt: null }
  expect(leavePeriodWords({ ...one, part: 'whole' })).toBe('18 November')
  expect(leavePeriodWords({ ...one, part: 'morning' })).toBe('18 November, morning')
  expect(leavePeriodWords({ ...one, part: 'hours', startsAt: '10:00', endsAt: '12:30' })).toBe(
    '18 November, 10:00 to 12:30',
  )
  expect(leavePeriodWords({ ...one, to: '2026-11-20', part: 'whole' })).toBe('18 to 20 November')
})

test('a balance shows the rest of the entitlement, or the leave taken if there is no limit', () => {
  const leaveType = { dayMinutes: day } as LeaveBalance['leaveType']
  const limited = { leaveType, left: 12.5 * day, taken: 7.5 * day } as LeaveBalance
  const words = (balance: LeaveBalance) => renderToStaticMarkup(balanceWords(balance, (text) => text))
  expect(words(limited)).toBe('12.5 days left of 20')
  expect(words({ ...limited, left: 60 })).toBe('1 h left of 7 days 4 h 45 min')
  expect(words({ ...limited, left: null, taken: day })).toBe('1 day taken, no limit')
})

test('a leave year is named by its first and last day', () => {
  expect(yearWords({ firstDay: '2026-01-01', lastDay: '2026-12-31' })).toBe('1 January to 31 December 2026')
  expect(yearWords({ firstDay: '2026-09-01', lastDay: '2027-08-31' })).toBe(
    '1 September 2026 to 31 August 2027',
  )
})

test('carried-over leave is shown with its last day while it can be taken, and afterwards with the expired amount', () => {
  const leaveType = { dayMinutes: day } as LeaveBalance['leaveType']
  const balance = {
    leaveType,
    carriedOver: 3 * day,
    carriedOverUntil: '2026-03-31',
    expired: 0,
  } as LeaveBalance
  expect(carriedWords(balance, '2026-03-31')).toBe('3 days carried over, until 31 March')
  expect(carriedWords(balance, '2026-04-01')).toBeNull()
  expect(carriedWords({ ...balance, expired: day }, '2026-04-01')).toBe('1 day expired on 31 March')
  expect(carriedWords({ ...balance, carriedOverUntil: null }, '2026-12-31')).toBe('3 days carried over')
  expect(carriedWords({ ...balance, carriedOver: 0 }, '2026-01-01')).toBeNull()
})
