import { payLineKinds } from '@campanile/contract/payroll/pay-values.ts'
import type { PayLine } from '@campanile/contract/payroll/payslips.ts'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createTimeFormat } from '#lib/time.ts'
import { eventPath, eventsWords, lineEventWords, lineGroups } from './slipWords.ts'

const time = createTimeFormat('UTC')
const session = {
  kind: 'session',
  sessionId: 's1',
  classId: 'c1',
  courseCode: 'CS101',
  courseTitle: 'Programming',
  startsAt: '2026-11-18T10:00:00Z',
  endsAt: '2026-11-18T11:30:00Z',
  checkInAt: null,
  minutes: 90,
} as const

test('every line is in one group, and the groups add up to the net pay', () => {
  const line = fc.record({
    kind: fc.constantFrom(...payLineKinds),
    amount: fc.integer({ min: -1e9, max: 1e9 }),
  })
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const groups = lineGroups(lines as PayLine[])
      expect(groups.flatMap((group) => group.lines)).toHaveLength(lines.length)
      const sum = (amounts: number[]) => amounts.reduce((all, it) => all + it, 0)
      expect(sum(groups.map(({ amount }) => amount))).toBe(sum(lines.map(({ amount }) => amount)))
    }),
  )
})

test('an event states what matters for pay, and links to its source', () => {
  expect(lineEventWords(session, time)).toEqual({
    title: 'CS101 Programming',
    sub: 'Wednesday 18 November, 10:00 to 11:30 · no check-in',
    ok: false,
  })
  const leave = { kind: 'leave', leaveRequestId: 'r1', leaveType: 'Annual leave', paid: true } as const
  const halfDay = { ...leave, date: '2026-11-18', from: '2026-11-18', to: '2026-11-18', days: '0.5' }
  expect(lineEventWords(halfDay, time).sub).toBe('Wednesday 18 November · 0.5 days · paid')
  const week = { ...leave, from: '2026-11-16', to: '2026-11-20' }
  const dayOf = (date: string) => lineEventWords({ ...week, date, days: '1' }, time).sub
  expect(dayOf('2026-11-17')).toBe('Tuesday 17 November · 1 day · part of 16 to 20 November · paid')
  expect(dayOf('2026-11-18')).not.toBe(dayOf('2026-11-17'))
  expect(lineEventWords({ ...week, date: '2026-11-16', days: '5' }, time).sub).toBe(
    '16 to 20 November · 5 days this month · paid',
  )
  expect(eventPath(halfDay, 'own', '')).toBe('/app/leave-requests?request=r1')
  expect(eventPath(session, 'admin', '')).toBe('/app/attendance/sessions/s1')
  const day = { kind: 'staff-day', date: '2026-11-02', status: 'half-day', days: '0.5' } as const
  expect(lineEventWords(day, time)).toMatchObject({
    title: 'Monday 2 November',
    sub: 'half day · 0.5 days without pay',
  })
  expect(eventPath(day, 'admin', 'Iris Hale')).toBe('/app/manage-attendance?date=2026-11-02&search=Iris+Hale')
})

test('events are counted in their own unit', () => {
  const words = (kind: PayLine['kind'], events: number, days: number | null = null) =>
    renderToStaticMarkup(eventsWords({ kind, events, days, label: 'Teaching' }, (text) => text))
  expect(words('teaching', 4)).toBe('4 sessions behind Teaching')
  expect(words('no-pay', 1, 1)).toBe('1 day behind Teaching')
  expect(words('no-pay', 1, 0.5)).toBe('0.5 days behind Teaching')
  expect(words('no-pay', 2, 1), 'two half days').toBe('1 day in 2 parts behind Teaching')
  expect(words('no-pay', 3, 2.5)).toBe('2.5 days in 3 parts behind Teaching')
  expect(words('adjustment', 2)).toBe('2 events behind Teaching')
})
