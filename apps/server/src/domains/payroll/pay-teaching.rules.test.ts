import { expect, it } from 'vitest'
import { readyItems } from './pay-item.rules.ts'
import { discrepancyKey, type TeachingSession } from './pay-month.ts'
import { date, hourly, pay, session } from './testing/month-factories.ts'

it('pays what was held and recorded, and what an admin decided to pay', () => {
  const sessions = [
    session(),
    session({ sessionId: 'two', date: date(9), recorded: false }),
    session({ sessionId: 'three', date: date(16), status: 'cancelled' }),
    session({ sessionId: 'four', date: date(23), recordedBy: 'colleague' }),
    session({ sessionId: 'five', date: date(30), over: false }),
  ]
  const first = pay({ profiles: [hourly], sessions }, readyItems([]))
  expect(first.lines).toMatchObject([{ kind: 'teaching', amount: 6_300, detail: '1.5 hours × 42.00' }])
  expect(first.findings.map((it) => [it.kind, it.subject])).toEqual([
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

it('leaves a session with who recorded it, and pays none of several for what nobody of them recorded', () => {
  const one = (recordedBy: TeachingSession['recordedBy'], decision?: 'pay' | 'do-not-pay') => {
    const kinds = { colleague: 'recorded-by-other', outsider: 'recorded-by-outsider' } as const
    const kind = recordedBy === 'teacher' || recordedBy === 'nobody-of-several' ? null : kinds[recordedBy]
    const decisions = new Map(
      decision ? [[discrepancyKey(kind ?? 'recorded-by-nobody', 'one'), decision]] : [],
    )
    const it = pay({ profiles: [hourly], sessions: [session({ recordedBy })], decisions }, readyItems([]))
    return [it.lines.length, it.findings.map((each) => each.kind).join()]
  }
  expect(one('teacher')).toEqual([1, ''])
  expect(one('outsider')).toEqual([1, 'recorded-by-outsider'])
  expect(one('outsider', 'do-not-pay')).toEqual([0, 'recorded-by-outsider'])
  expect(one('colleague')).toEqual([0, 'recorded-by-other'])
  expect(one('nobody-of-several')).toEqual([0, 'recorded-by-nobody'])
  expect(one('nobody-of-several', 'pay')).toEqual([1, 'recorded-by-nobody'])
})
