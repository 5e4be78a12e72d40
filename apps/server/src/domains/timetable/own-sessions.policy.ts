import type { Actor } from '#http/context.ts'
import { currentCheckInState, mayOpenCheckIn } from './timetable.rules.ts'

interface Slot {
  startsAt: Date
  endsAt: Date
  status: 'scheduled' | 'held' | 'cancelled' | 'moved'
  windowOpenedAt: Date | null
  closesAt: Date | null
  closedAt: Date | null
  markStatus: string | null
}

interface Asked {
  role: string
  now: Date
  openBeforeMinutes: number
}

/** The check-in state of a session, and what its lecturer or student can do about it now. */
export function checkInView(slot: Slot, { role, now, openBeforeMinutes }: Asked) {
  const checkIn = currentCheckInState(slot, now)
  const lecturer = role === 'lecturer'
  return {
    checkIn,
    can: {
      openCheckIn: lecturer && checkIn === 'none' && mayOpenCheckIn(slot, now, openBeforeMinutes),
      openRegister:
        lecturer && (slot.windowOpenedAt !== null || (slot.status !== 'cancelled' && slot.startsAt <= now)),
      checkIn: role === 'student' && checkIn === 'open' && !slot.markStatus,
    },
  }
}

/**
 * What the reader of today's sessions can do with one of them. On the day itself, check-in can also be reopened.
 * Students read the sessions they attend, others those they run.
 */
export function todayAbilities(
  { role }: Pick<Actor, 'role'>,
  slot: Slot & { teaches: boolean },
  { now, openBeforeMinutes }: Omit<Asked, 'role'>,
) {
  const checkIn = currentCheckInState(slot, now)
  const isStudent = role === 'student'
  return {
    openCheckIn: !isStudent && checkIn !== 'open' && mayOpenCheckIn(slot, now, openBeforeMinutes),
    openRegister: !isStudent && (slot.windowOpenedAt !== null || slot.startsAt <= now),
    checkIn: isStudent && checkIn === 'open' && !slot.markStatus,
    // A substitute runs the session, not its class.
    openClass: role !== 'lecturer' || slot.teaches,
  }
}
