import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { phaseOf } from '../sessionPhase.ts'

export const campusStates = ['all', 'on', 'open', 'missing'] as const
export type CampusState = (typeof campusStates)[number]

export interface CampusView {
  state: CampusState
  search: string
}

const matches: Record<CampusState, (session: SessionToday, now: Date) => boolean> = {
  all: () => true,
  on: (session, now) => phaseOf(session, now) === 'on',
  open: (session) => session.checkIn === 'open',
  missing: (session, now) => session.checkIn === 'none' && phaseOf(session, now) === 'over',
}

const wordsOf = ({ courseCode, courseTitle, room, lecturers, batches }: SessionToday) =>
  [courseCode, courseTitle, room ?? '', ...lecturers, ...batches].join(' ').toLocaleLowerCase('en-GB')

/** The sessions a view shows: class, room, lecturer or batch contains what is searched. */
export function sessionsOfView(
  sessions: readonly SessionToday[],
  { state, search }: CampusView,
  now: Date,
): SessionToday[] {
  const wanted = search.trim().toLocaleLowerCase('en-GB')
  return sessions.filter((it) => matches[state](it, now) && wordsOf(it).includes(wanted))
}

interface Attended {
  attending: number
  enrolled: number
}

/** Who is here of those who should be, over several sessions. */
export const attendedOf = (sessions: readonly SessionToday[]): Attended => ({
  attending: sessions.reduce((sum, it) => sum + (it.attending ?? 0), 0),
  enrolled: sessions.reduce((sum, it) => sum + (it.enrolled ?? 0), 0),
})

/** Sessions that have begun and were not cancelled: the base of "so far". */
export const begunSessions = (sessions: readonly SessionToday[], now: Date): SessionToday[] =>
  sessions.filter((it) => {
    const phase = phaseOf(it, now)
    return phase === 'on' || phase === 'over' || (phase === 'upcoming' && it.checkIn !== 'none')
  })

export interface Hour extends Attended {
  /** The hour at which sessions start: "09". */
  hour: string
  state: 'done' | 'now' | 'next'
}

/**
 * The day by the hour at which sessions start, in order, without hours in which none does.
 *
 * @param hourOf the hour of an instant in the institution's time zone
 */
export function hoursOf(
  sessions: readonly SessionToday[],
  hourOf: (instant: string) => string,
  now: Date,
): Hour[] {
  const held = sessions.filter(({ status }) => status !== 'cancelled')
  const hours = [...new Set(held.map(({ startsAt }) => hourOf(startsAt)))]
  return hours.map((hour) => {
    const group = held.filter(({ startsAt }) => hourOf(startsAt) === hour)
    const phases = group.map((it) => phaseOf(it, now))
    const state = phases.includes('on') ? 'now' : phases.includes('over') ? 'done' : 'next'
    return { hour, state, ...attendedOf(group) }
  })
}
