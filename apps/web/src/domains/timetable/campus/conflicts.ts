import type { TimetableSession } from '@campanile/contract/timetable/week-timetable.ts'
import { m } from './messages.ts'

type Session = Pick<TimetableSession, 'status' | 'room' | 'students' | 'doubleBooked'>

/** Problems of a planned session, as sentences; a cancelled session has none. */
export function conflictWords(session: Session, isHoliday: boolean): string[] {
  if (session.status === 'cancelled') return []
  const { room, students, doubleBooked } = session
  return [
    ...(doubleBooked > 0 ? [m.doubleBooked({ students: doubleBooked })] : []),
    ...(room && room.capacity < students ? [m.tooFewSeats({ students, seats: room.capacity })] : []),
    ...(room ? [] : [m.hasNoRoom()]),
    ...(isHoliday ? [m.isOnHoliday()] : []),
  ]
}

/** Planned hours, without cancelled sessions, to the half hour. */
export function plannedHours(
  entries: readonly Pick<TimetableSession, 'startsAt' | 'endsAt' | 'status'>[],
): number {
  const minutes = entries
    .filter(({ status }) => status !== 'cancelled')
    .reduce((sum, it) => sum + (Date.parse(it.endsAt) - Date.parse(it.startsAt)) / 60_000, 0)
  return Math.round(minutes / 30) / 2
}
