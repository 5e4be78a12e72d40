import { checkInStateAt, mayOpenCheckInAt } from './timetable.rules.ts'

interface Slot {
  startsAt: Date
  endsAt: Date
  status: 'scheduled' | 'held' | 'cancelled' | 'moved'
  windowOpenedAt: Date | null
  closesAt: Date | null
  closedAt: Date | null
  /** The lecturer keeps this class's registers; a substitute of another class does not. */
  teaches: boolean
  markStatus: string | null
}

interface Asked {
  role: string
  now: Date
  openBeforeMinutes: number
}

/** Where the check-in of a session stands, and what its lecturer or student may do about it now. */
export function checkInOf(slot: Slot, { role, now, openBeforeMinutes }: Asked) {
  const checkIn = checkInStateAt(slot, now)
  const keepsRegister = role === 'lecturer' && slot.teaches
  return {
    checkIn,
    can: {
      openCheckIn: keepsRegister && checkIn === 'none' && mayOpenCheckInAt(slot, now, openBeforeMinutes),
      openRegister: keepsRegister && (slot.windowOpenedAt !== null || slot.startsAt <= now),
      checkIn: role === 'student' && checkIn === 'open' && !slot.markStatus,
    },
  }
}
