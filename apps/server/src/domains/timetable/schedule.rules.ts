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
