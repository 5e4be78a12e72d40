import type { Slot } from './weekly.rules.ts'

interface Session extends Slot {
  roomId: string | null
  status: 'scheduled' | 'held' | 'cancelled' | 'moved'
  plannedStartsAt: Date | null
  plannedEndsAt: Date | null
  plannedRoomId: string | null
  changeReason: string | null
  substituteId: string | null
}

/** An admin's actions on a session: none once it has begun or anything was recorded for it. */
export function sessionAbilities(
  session: Pick<Session, 'startsAt' | 'plannedStartsAt' | 'status'> & { recorded: boolean },
  now: Date,
) {
  const open = !session.recorded && session.status !== 'held' && session.startsAt > now
  const cancelled = session.status === 'cancelled'
  return {
    move: open && !cancelled,
    cancel: open && !cancelled,
    // A move can be undone only if the planned time is still in the future.
    restore: open && (cancelled || (session.plannedStartsAt !== null && session.plannedStartsAt > now)),
    substitute: open && !cancelled,
  }
}

/**
 * Moves a session to another time or room. The first planned time and room are kept, however often it moves.
 */
export function movedSession<T extends Session>(
  session: T,
  slot: Slot,
  roomId: string | null,
  reason: string,
) {
  return {
    ...session,
    ...slot,
    roomId,
    status: 'moved' as const,
    plannedStartsAt: session.plannedStartsAt ?? session.startsAt,
    plannedEndsAt: session.plannedStartsAt ? session.plannedEndsAt : session.endsAt,
    plannedRoomId: session.plannedStartsAt ? session.plannedRoomId : session.roomId,
    changeReason: reason,
  }
}

/** Undoing a cancellation keeps an earlier move; undoing a move restores the planned time and room. */
export function restored<T extends Session>(session: T) {
  const { plannedStartsAt, plannedEndsAt, plannedRoomId } = session
  if (session.status === 'cancelled') {
    const status = plannedStartsAt ? ('moved' as const) : ('scheduled' as const)
    return { ...session, status, changeReason: null }
  }
  return {
    ...session,
    startsAt: plannedStartsAt ?? session.startsAt,
    endsAt: plannedEndsAt ?? session.endsAt,
    roomId: plannedStartsAt ? plannedRoomId : session.roomId,
    status: 'scheduled' as const,
    plannedStartsAt: null,
    plannedEndsAt: null,
    plannedRoomId: null,
    changeReason: null,
  }
}
