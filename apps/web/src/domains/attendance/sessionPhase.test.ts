import { expect, test } from 'vitest'
import { phaseOf, sessionOfTheMoment, unfinishedRegisters } from './sessionPhase.ts'

const session = (
  id: string,
  hour: number,
  checkIn: 'none' | 'open' | 'closed' = 'none',
  cancelled = false,
) => ({
  id,
  startsAt: `2026-11-18T${hour}:30:00Z`,
  endsAt: `2026-11-18T${hour + 1}:00:00Z`,
  status: cancelled ? ('cancelled' as const) : ('scheduled' as const),
  checkIn,
})
const now = new Date('2026-11-18T12:45:00Z')
const morning = session('morning', 10)
const noon = session('noon', 12)
const evening = session('evening', 17)

test('a session is in progress from its start until its end', () => {
  expect(phaseOf(noon, new Date('2026-11-18T12:29:59Z'))).toBe('upcoming')
  expect(phaseOf(noon, new Date('2026-11-18T12:30:00Z'))).toBe('on')
  expect(phaseOf(noon, new Date('2026-11-18T13:00:00Z'))).toBe('over')
  expect(phaseOf(session('x', 12, 'none', true), now)).toBe('cancelled')
})

test('an open check-in comes first, then the current session, then the next one', () => {
  expect(sessionOfTheMoment([morning, noon, evening], now)?.id).toBe('noon')
  expect(sessionOfTheMoment([morning, noon, session('early', 17, 'open')], now)?.id).toBe('early')
  expect(sessionOfTheMoment([morning, evening], now)?.id).toBe('evening')
  expect(sessionOfTheMoment([morning, session('x', 12, 'none', true)], now)).toBeUndefined()
})

test('a register needs attention while it is open, and when its session ended without one', () => {
  const closed = session('closed', 10, 'closed')
  const open = session('open', 12, 'open')
  const dropped = session('dropped', 10, 'none', true)
  expect(unfinishedRegisters([morning, closed, open, dropped, evening], now)).toEqual([morning, open])
})
