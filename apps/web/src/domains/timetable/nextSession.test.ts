import type { ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import { expect, test } from 'vitest'
import { nextSession } from './nextSession.ts'

const session = (startsAt: string, status = 'scheduled') => ({ startsAt, status }) as ScheduledSession
const now = new Date('2026-11-18T12:00:00Z')

test('the next session is the earliest future one that takes place, whatever the order', () => {
  const next = session('2026-11-20T09:00:00Z')
  const others = [
    session('2026-11-21T09:00:00Z'),
    session('2026-11-18T09:00:00Z'),
    session('2026-11-19T09:00:00Z', 'cancelled'),
  ]
  expect(nextSession([...others, next], now)).toBe(next)
  expect(nextSession([next, ...others], now)).toBe(next)
})

test('there may be no next session', () => {
  expect(nextSession([session('2026-11-18T09:00:00Z')], now)).toBeUndefined()
})
