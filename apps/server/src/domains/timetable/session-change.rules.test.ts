import { describe, expect, it } from 'vitest'
import { movedSession, restored, sessionAbilities } from './session-change.rules.ts'

const now = new Date('2026-11-16T10:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const toCome = { startsAt: at(1), plannedStartsAt: null, status: 'scheduled' as const, recorded: false }
const names = (change: Partial<Parameters<typeof sessionAbilities>[0]>) =>
  Object.entries(sessionAbilities({ ...toCome, ...change }, now)).flatMap(([name, may]) =>
    may ? [name] : [],
  )

describe('what an admin can do with a session', () => {
  it.each([
    ['to come', {}, ['move', 'cancel', 'substitute']],
    [
      'that was moved',
      { status: 'moved' as const, plannedStartsAt: at(2) },
      ['move', 'cancel', 'restore', 'substitute'],
    ],
    [
      'that was moved from a time now past',
      { status: 'moved' as const, plannedStartsAt: now },
      ['move', 'cancel', 'substitute'],
    ],
    ['that was cancelled', { status: 'cancelled' as const }, ['restore']],
    ['that begins now', { startsAt: now }, []],
    ['that was cancelled and would have begun', { status: 'cancelled' as const, startsAt: at(-1) }, []],
    ['with records', { recorded: true }, []],
    ['that was held', { status: 'held' as const }, []],
  ])('%s', (_, change, expected) => expect(names(change)).toEqual(expected))
})

const session = {
  startsAt: at(1),
  endsAt: at(2),
  roomId: 'b2' as string | null,
  status: 'scheduled' as 'scheduled' | 'held' | 'cancelled' | 'moved',
  plannedStartsAt: null as Date | null,
  plannedEndsAt: null as Date | null,
  plannedRoomId: null as string | null,
  changeReason: null as string | null,
  substituteId: 'sub' as string | null,
}
const slot = { startsAt: at(24), endsAt: at(25) }
const moved: typeof session = {
  ...session,
  ...slot,
  roomId: 'a1',
  status: 'moved',
  plannedStartsAt: session.startsAt,
  plannedEndsAt: session.endsAt,
  plannedRoomId: 'b2',
  changeReason: 'Repairs',
}

describe('moving a session', () => {
  it('records the planned time and room', () => {
    expect(movedSession(session, slot, 'a1', 'Repairs')).toEqual(moved)
  })

  it('keeps the first plan, however often it moves', () => {
    const again = { startsAt: at(48), endsAt: at(49) }
    expect(movedSession(moved, again, 'c3', 'Flood')).toEqual({
      ...moved,
      ...again,
      roomId: 'c3',
      changeReason: 'Flood',
    })
  })
})

describe('restoring a session', () => {
  it('moves it back to its planned time and room', () => {
    expect(restored(moved)).toEqual(session)
  })

  it('leaves a session planned without a room without one, even after a move into a room', () => {
    expect(restored({ ...moved, plannedRoomId: null }).roomId).toBeNull()
  })

  it('leaves a cancelled session at its time, moved or not', () => {
    const cancelled = { status: 'cancelled' as const, changeReason: 'Illness' }
    expect(restored({ ...session, ...cancelled })).toEqual(session)
    expect(restored({ ...moved, ...cancelled })).toEqual({ ...moved, changeReason: null })
  })

  it('changes no time or room of a session that was never moved', () => {
    expect(restored({ ...session, changeReason: 'New lecturer' })).toEqual(session)
  })
})
