// Free of zod, because pages use these functions too.
import { decimalFormat } from '../decimals.ts'
import { defaultLocale } from '../locale.ts'
import type { AttendanceStatus } from './attendance-words.ts'

type StatusCounts = Partial<Record<AttendanceStatus, number>>

export interface Tally {
  held: number
  attended: number
  excused: number
}

/** Present and late count as attended; excused sessions are not counted. */
export function tally(counts: StatusCounts): Tally {
  const { present = 0, late = 0, absent = 0, excused = 0 } = counts
  return { held: present + late + absent + excused, attended: present + late, excused }
}

/**
 * The attendance rate: attended of counted sessions in per cent, rounded half up once; null when nothing
 * counts. Whether a requirement is met is decided by isBelow, never by the rounded rate.
 */
export const percentage = ({ held, attended, excused }: Tally, decimals: 0 | 1 = 1): number | null =>
  computeShare(attended, held - excused, decimals)

/** Any share of a whole as a percentage, rounded half up once; null if the whole is zero. */
export function computeShare(part: number, whole: number, decimals: 0 | 1 = 1): number | null {
  const scale = 10 ** decimals
  return whole === 0 ? null : Math.round((part * 100 * scale) / whole) / scale
}

/** A rate for people to read, always with one decimal, so that all in a column have the same precision. */
export const rateText = (rate: number, locale = defaultLocale): string =>
  decimalFormat(locale, 1, 'percent').format(rate / 100)

/** Whether fewer of the counted sessions were attended than required; never before anything counts. */
export const isBelow = ({ held, attended, excused }: Tally, required: number): boolean =>
  attended * 100 < required * (held - excused)

/** Several tallies as one. Each session of each counts once. */
export const addTallies = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { held, attended, excused }) => ({
      held: sum.held + held,
      attended: sum.attended + attended,
      excused: sum.excused + excused,
    }),
    { held: 0, attended: 0, excused: 0 },
  )

/**
 * Attendance of a day so far: the attendance rate of its records, so that it equals the report of that day.
 * Students without a record yet are in neither number.
 */
export const attendedSoFar = (sessions: readonly { attending: number; counted: number }[]): Tally =>
  addTallies(sessions.map(({ attending, counted }) => ({ held: counted, attended: attending, excused: 0 })))

/** The letter of a record in `marks` of a report; a dot means no record. */
export const markLetters = { present: 'P', late: 'L', absent: 'A', excused: 'E' } as const satisfies Record<
  AttendanceStatus,
  string
>
export const noMark = '.'

const statusByLetter = new Map<string, AttendanceStatus>(
  Object.entries(markLetters).map(([status, letter]) => [letter, status as AttendanceStatus]),
)

/** Null for the dot. */
export const statusOfLetter = (letter: string): AttendanceStatus | null => statusByLetter.get(letter) ?? null

/** The number of records of each status in a string of letters. */
export function countMarks(marks: string): Record<AttendanceStatus, number> {
  const counts = { present: 0, late: 0, absent: 0, excused: 0 }
  for (const letter of marks) {
    const status = statusByLetter.get(letter)
    if (status) counts[status] += 1
  }
  return counts
}
