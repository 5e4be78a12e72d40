import fc from 'fast-check'
import { expect, it } from 'vitest'
import { unpaidPart } from './pay-basic.rules.ts'
import { readyItems } from './pay-item.rules.ts'
import { amounts, date, pay } from './testing/month-factories.ts'

it('takes days without pay off, leave that is paid before', () => {
  const leave = { requestId: 'r', dayMinutes: 480, leaveType: 'Annual' }
  const half = { ...leave, date: date(3), minutes: 240, paid: true }
  const lines = pay(
    {
      absences: [
        { date: date(2), status: 'absent' },
        { date: date(3), status: 'absent' },
        { date: date(4), status: 'half-day' },
      ],
      leave: [half, { ...leave, requestId: 'u', date: date(5), minutes: 480, paid: false }],
    },
    readyItems([]),
  ).lines
  expect(lines.map((it) => it.amount)).toEqual([420_000, -60_000])
  expect(lines[1]!.events.map((it) => [it.kind, it.on, it.days])).toEqual([
    ['staff-day', date(2), '1'],
    ['staff-day', date(3), '0.5'],
    ['staff-day', date(4), '0.5'],
    ['leave', date(5), '1'],
  ])
})

it('does not leave a holiday month unpaid', () => {
  expect(amounts({ workingDays: [] })).toEqual([['basic', 420_000]])
})

it('takes off no more of a day than leave and half of what leave leaves of a half-day', () => {
  const minutes = fc.integer({ min: 0, max: 480 })
  fc.assert(
    fc.property(minutes, minutes, (paid, unpaid) => {
      const one = { date: date(2), dayMinutes: 480, leaveType: 'Leave' }
      const leave = [
        { ...one, requestId: 'p', minutes: paid, paid: true },
        { ...one, requestId: 'u', minutes: unpaid, paid: false },
      ]
      const off = (status: 'absent' | 'half-day') =>
        unpaidPart({ leave, absences: [{ date: date(2), status }] }, date(2)).toNumber()
      const taken = Math.min(unpaid, 480 - paid)
      expect(off('half-day')).toBeCloseTo((taken + (480 - paid - taken) / 2) / 480, 5)
      expect(off('absent')).toBeCloseTo((480 - paid) / 480, 5)
    }),
  )
})
