import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readyItems } from '../items/pay-item.rules.ts'
import { amounts, date, monthly, pay } from '../testing/month-factories.ts'
import { profileSpan, unpaidPart } from './pay-basic.rules.ts'
import type { MonthFacts } from './pay-month.ts'

it('deducts days without pay, but not paid leave', () => {
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

it('has events that add up to the days of the line: two half days are one day', () => {
  const one = { dayMinutes: 480, leaveType: 'Unpaid', paid: false }
  const half = (requestId: string, day: number, minutes = 240) => ({
    ...one,
    requestId,
    date: date(day),
    minutes,
  })
  const daysOf = (leave: ReturnType<typeof half>[], absences: MonthFacts['absences'] = []) => {
    const { detail, events } = pay({ leave, absences }, readyItems([])).lines[1]!
    const sum = events.reduce((all, it) => all + Number(it.days), 0)
    return [detail, sum]
  }
  const oneDay = ['1 of 21 working days of 4,200.00', 1]
  expect(daysOf([half('a', 2), half('b', 3)])).toEqual(oneDay)
  expect(daysOf([half('a', 2), half('b', 2)])).toEqual(oneDay)
  expect(daysOf([half('a', 2)], [{ date: date(2), status: 'absent' }])).toEqual(oneDay)
  expect(daysOf([half('a', 2, 360), half('b', 2, 360)])).toEqual(oneDay)
})

it('does not leave a holiday month unpaid', () => {
  expect(amounts({ workingDays: [] })).toEqual([['basic', 420_000]])
})

it('deducts at most the part of a day that leave does not cover, and half of that for a half-day', () => {
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

it('states the number of days and the full amount when a profile covers part of the month', () => {
  const half = { ...monthly, firstDay: date(16) }
  const absences = [{ date: date(17), status: 'half-day' as const }]
  expect(pay({ profiles: [half], absences }, readyItems([])).lines).toMatchObject([
    {
      kind: 'basic',
      key: 'basic',
      label: 'Basic pay',
      detail: '11 of 21 working days of 4,200.00',
      events: [],
    },
    { kind: 'no-pay', key: 'no-pay', detail: '0.5 of 21 working days of 4,200.00', amount: -10_000 },
  ])
  expect(pay({}, readyItems([])).lines).toMatchObject([{ detail: null }])
})

it('has no line for a profile that covers no working day', () => {
  const weekend = { ...monthly, firstDay: date(7), lastDay: date(8) }
  expect(pay({ profiles: [weekend] }, readyItems([])).lines).toEqual([])
})

it('deducts nothing from a zero amount, not even -0', () => {
  const absences = [{ date: date(2), status: 'absent' as const }]
  const lines = pay({ profiles: [{ ...monthly, amount: 0 }], absences }, readyItems([])).lines
  for (const { amount } of lines) expect(amount).toBe(0)
})

it('lists everything behind an unpaid day: each leave request, then the absence', () => {
  const leave = { date: date(5), dayMinutes: 480, leaveType: 'Unpaid', paid: false }
  const empty = { sessionId: null, minutes: null, checkInAt: null, on: date(5) }
  const { lines } = pay(
    {
      absences: [{ date: date(5), status: 'absent' }],
      leave: [
        { ...leave, requestId: 'a', minutes: 120 },
        { ...leave, requestId: 'b', minutes: 120 },
        { ...leave, requestId: 'c', date: date(6), minutes: 480 },
      ],
    },
    readyItems([]),
  )
  expect(lines[1]!.events).toEqual([
    { ...empty, kind: 'leave', leaveRequestId: 'a', status: null, days: '0.25' },
    { ...empty, kind: 'leave', leaveRequestId: 'b', status: null, days: '0.25' },
    { ...empty, kind: 'staff-day', leaveRequestId: null, status: 'absent', days: '0.5' },
    { ...empty, kind: 'leave', on: date(6), leaveRequestId: 'c', status: null, days: '1' },
  ])
})

it('lists no absence on a day that leave covers fully', () => {
  const leave = {
    requestId: 'a',
    date: date(5),
    minutes: 480,
    dayMinutes: 480,
    leaveType: 'Unpaid',
    paid: false,
  }
  const { lines } = pay({ absences: [{ date: date(5), status: 'absent' }], leave: [leave] }, readyItems([]))
  expect(lines[1]!.events.map((it) => it.kind)).toEqual(['leave'])
})

describe('the part of the month that a profile covers', () => {
  const month = { firstDay: date(1), lastDay: date(30), joinedOn: '2020-01-01', leftOn: null }

  it.each([
    ['all of it', '2026-01-01', null, null, { from: date(1), to: date(30) }],
    ['from its first day', date(5), null, null, { from: date(5), to: date(30) }],
    ['to its last day', '2026-01-01', date(20), null, { from: date(1), to: date(20) }],
    ['to the last day of who left', '2026-01-01', date(20), date(10), { from: date(1), to: date(10) }],
    [
      'to the end of the month at most',
      '2026-01-01',
      '2027-01-01',
      '2027-01-01',
      { from: date(1), to: date(30) },
    ],
    ['one day', date(5), date(5), null, { from: date(5), to: date(5) }],
    ['none of it', date(5), null, date(4), null],
  ])('is %s', (_, firstDay, lastDay, leftOn, span) => {
    expect(profileSpan({ ...month, leftOn }, { firstDay, lastDay })).toEqual(span)
  })
})
