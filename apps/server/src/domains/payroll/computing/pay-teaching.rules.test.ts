import { expect, it } from 'vitest'
import { readyItems } from '../items/pay-item.rules.ts'
import { date, hourly, monthly, pay, session } from '../testing/month-factories.ts'
import { discrepancyKey, type TeachingSession } from './pay-month.ts'

it('pays sessions that were held and recorded, and those that an admin decided to pay', () => {
  const sessions = [
    session(),
    session({ sessionId: 'two', date: date(9), recorded: false }),
    session({ sessionId: 'three', date: date(16), status: 'cancelled' }),
    session({ sessionId: 'four', date: date(23), recordedBy: 'colleague' }),
    session({ sessionId: 'five', date: date(30), over: false }),
  ]
  const first = pay({ profiles: [hourly], sessions }, readyItems([]))
  expect(first.lines).toMatchObject([{ kind: 'teaching', amount: 6_300, detail: '1.5 hours × 42.00' }])
  expect(first.discrepancies.map((it) => [it.kind, it.subject])).toEqual([
    ['not-recorded', 'two'],
    ['cancelled', 'three'],
    ['recorded-by-other', 'four'],
  ])
  const decisions = new Map([
    [discrepancyKey('not-recorded', 'two'), 'pay' as const],
    [discrepancyKey('cancelled', 'three'), 'do-not-pay' as const],
  ])
  const settled = pay({ profiles: [hourly], sessions, decisions }, readyItems([]))
  expect(settled.lines).toMatchObject([{ amount: 12_600 }])
  expect(settled.lines[0]!.events.map((it) => it.sessionId)).toEqual(['one', 'two'])
})

it('pays the person who recorded a session, and none of several lecturers if none of them recorded it', () => {
  const one = (recordedBy: TeachingSession['recordedBy'], decision?: 'pay' | 'do-not-pay') => {
    const kinds = { colleague: 'recorded-by-other', outsider: 'recorded-by-outsider' } as const
    const kind = recordedBy === 'teacher' || recordedBy === 'nobody-of-several' ? null : kinds[recordedBy]
    const decisions = new Map(
      decision ? [[discrepancyKey(kind ?? 'recorded-by-nobody', 'one'), decision]] : [],
    )
    const it = pay({ profiles: [hourly], sessions: [session({ recordedBy })], decisions }, readyItems([]))
    return [it.lines.length, it.discrepancies.map((each) => each.kind).join()]
  }
  expect(one('teacher')).toEqual([1, ''])
  expect(one('outsider')).toEqual([1, 'recorded-by-outsider'])
  expect(one('outsider', 'do-not-pay')).toEqual([0, 'recorded-by-outsider'])
  expect(one('colleague')).toEqual([0, 'recorded-by-other'])
  expect(one('nobody-of-several')).toEqual([0, 'recorded-by-nobody'])
  expect(one('nobody-of-several', 'pay')).toEqual([1, 'recorded-by-nobody'])
})

it('pays each class on its own line, ordered by code, per hour or per session', () => {
  const sessions = [
    session({ sessionId: 'b2', classId: 'b', courseCode: 'CS200', date: date(10), minutes: 60 }),
    session({ sessionId: 'a1', classId: 'a', courseCode: 'CS300', date: date(3), minutes: 45 }),
    session({
      sessionId: 'b1',
      classId: 'b',
      courseCode: 'CS200',
      date: date(9),
      minutes: 60,
      recordedAt: '09:00',
    }),
    session({ sessionId: 'c1', classId: 'c', courseCode: 'CS200', date: date(9), minutes: 60 }),
  ]
  const readLines = (basis: 'hour' | 'session') =>
    pay({ profiles: [{ ...hourly, basis }], sessions }, readyItems([])).lines
  expect(readLines('hour').map((it) => [it.key, it.label, it.detail, it.amount])).toEqual([
    ['teaching b', 'CS200 Programming', '2 hours × 42.00', 8_400],
    ['teaching c', 'CS200 Programming', '1 hour × 42.00', 4_200],
    ['teaching a', 'CS300 Programming', '0.75 hours × 42.00', 3_150],
  ])
  expect(readLines('session').map((it) => [it.detail, it.amount])).toEqual([
    ['2 sessions × 42.00', 8_400],
    ['1 session × 42.00', 4_200],
    ['1 session × 42.00', 4_200],
  ])
  expect(readLines('hour')[0]!.events).toEqual([
    {
      kind: 'session',
      on: date(9),
      sessionId: 'b1',
      leaveRequestId: null,
      minutes: 60,
      status: null,
      days: null,
      checkInAt: '09:00',
    },
    expect.objectContaining({ sessionId: 'b2', on: date(10), checkInAt: null }),
  ])
})

it('orders sessions of one day by id', () => {
  const sessions = ['z', 'a'].map((sessionId) => session({ sessionId }))
  const [taught] = pay({ profiles: [hourly], sessions }, readyItems([])).lines
  expect(taught!.events.map((it) => it.sessionId)).toEqual(['a', 'z'])
})

it('reports the discrepancies of a session', () => {
  const readSubject = (change: Partial<TeachingSession>) =>
    pay({ profiles: [hourly], sessions: [session(change)] }, readyItems([])).discrepancies.map((it) => [
      it.sessionId,
      it.on,
      it.about,
    ])
  const said = (words: string) => [['one', date(2), words]]
  expect(readSubject({ status: 'cancelled', recorded: false })).toEqual(said('It was cancelled'))
  expect(readSubject({ status: 'cancelled' })).toEqual(said('It was recorded, but is cancelled'))
  expect(readSubject({ recorded: false })[0]![2]).toContain('never opened')
  expect(readSubject({ recordedBy: 'colleague' })[0]![2]).toContain('Another lecturer')
  expect(readSubject({ over: false, recorded: false })).toEqual([])
})

it('does not count teaching on days with a monthly salary', () => {
  const until = { ...monthly, lastDay: date(8) }
  const from = { ...hourly, firstDay: date(9) }
  const sessions = [
    session({ recorded: false }),
    session({ sessionId: 'two', date: date(9), recorded: false }),
  ]
  const { lines, discrepancies } = pay({ profiles: [until, from], sessions }, readyItems([]))
  expect(lines.map((it) => it.kind)).toEqual(['basic'])
  expect(discrepancies.map((it) => it.subject)).toEqual(['two'])
})

it('pays each session by the profile that applied on its day', () => {
  const first = { ...hourly, lastDay: date(8) }
  const second = { ...hourly, id: 'raised', amount: 5_000, firstDay: date(9) }
  const sessions = [session({ minutes: 60 }), session({ sessionId: 'two', date: date(9), minutes: 60 })]
  const { lines } = pay({ profiles: [second, first], sessions }, readyItems([]))
  expect(lines.map((it) => it.amount)).toEqual([4_200, 5_000])
})

it('explains missing hours on a zero line, one for each leave request', () => {
  const day = { dayMinutes: 480, leaveType: 'Annual', paid: true }
  const leave = [
    { ...day, requestId: 'b', date: date(5), minutes: 480 },
    { ...day, requestId: 'a', date: date(4), minutes: 240 },
    { ...day, requestId: 'b', date: date(3), minutes: 480 },
    { ...day, requestId: 'c', date: date(10), minutes: 480, leaveType: 'Sick' },
  ]
  const { lines } = pay({ profiles: [hourly], leave }, readyItems([]))
  expect(lines.map((it) => [it.kind, it.key, it.label, it.detail, it.amount])).toEqual([
    ['leave', 'leave b', 'Annual', '2 days: teaching is paid by sessions held', 0],
    ['leave', 'leave a', 'Annual', '0.5 days: teaching is paid by sessions held', 0],
    ['leave', 'leave c', 'Sick', '1 day: teaching is paid by sessions held', 0],
  ])
  expect(lines[0]!.events).toEqual([
    {
      kind: 'leave',
      on: date(3),
      sessionId: null,
      leaveRequestId: 'b',
      minutes: null,
      status: null,
      days: '2',
      checkInAt: null,
    },
  ])
  expect(pay({ leave }, readyItems([])).lines.map((it) => it.kind)).toEqual(['basic'])
})

it('ignores a profile that ended before the month', () => {
  const past = { ...monthly, id: 'past', lastDay: '2026-10-31' }
  const { lines, profile } = pay({ profiles: [past, hourly], sessions: [session()] }, readyItems([]))
  expect([lines.map((it) => it.kind), profile?.id]).toEqual([['teaching'], 'hourly'])
})
