import { attendedSoFar, percentage, type Tally } from '@campanile/contract/attendance/attendance-figures.ts'
import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { locale } from '#lib/locale.ts'
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
  [courseCode, courseTitle, room?.name ?? '', ...lecturers.map(({ name }) => name), ...batches]
    .join(' ')
    .toLocaleLowerCase(locale)

/** The sessions of a view: class, room, lecturer or batch contains the search text. */
export function sessionsOfView(
  sessions: readonly SessionToday[],
  { state, search }: CampusView,
  now: Date,
): SessionToday[] {
  const wanted = search.trim().toLocaleLowerCase(locale)
  return sessions.filter((it) => matches[state](it, now) && wordsOf(it).includes(wanted))
}

interface Attended {
  attending: number
  /** Enrolled students, excused ones left out. */
  expected: number
}

/** Attendance so far of the sessions that were not cancelled, as the day's report counts it. */
export const attendanceOf = (sessions: readonly SessionToday[]): Tally =>
  attendedSoFar(
    sessions
      .filter(({ status }) => status !== 'cancelled')
      .map(({ attending, counted }) => ({ attending: attending ?? 0, counted: counted ?? 0 })),
  )

const expectedIn = ({ enrolled, excused }: SessionToday) => Math.max(0, (enrolled ?? 0) - (excused ?? 0))

/** Students expected in sessions that have begun, without a record so far. */
export const withoutRecord = (sessions: readonly SessionToday[], now: Date): number =>
  begunSessions(sessions, now).reduce(
    (sum, session) => sum + Math.max(0, expectedIn(session) - (session.counted ?? 0)),
    0,
  )

const attendedOf = (sessions: readonly SessionToday[]): Attended => ({
  attending: sessions.reduce((sum, it) => sum + (it.attending ?? 0), 0),
  expected: sessions.reduce((sum, it) => sum + expectedIn(it), 0),
})

/** Sessions that have begun and were not cancelled, and those with a check-in opened early. */
export const begunSessions = (sessions: readonly SessionToday[], now: Date): SessionToday[] =>
  sessions.filter((it) => {
    const phase = phaseOf(it, now)
    return phase === 'on' || phase === 'over' || (phase === 'upcoming' && it.checkIn !== 'none')
  })

export interface Hour extends Attended {
  /** The hour at which sessions start: "09". */
  hour: string
  state: 'done' | 'now' | 'next'
  /** Attendance of these sessions so far, in whole per cent; null before there are records. */
  rate: number | null
  /** The records that the rate rests on. */
  records: number
}

/**
 * The day by the hour at which sessions start, in order, without hours in which none does.
 *
 * @param hourOf the hour of an instant in the institution's time zone
 */
export function groupByHour(
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
    const soFar = attendanceOf(group)
    return { hour, state, rate: percentage(soFar, 0), records: soFar.held, ...attendedOf(group) }
  })
}
