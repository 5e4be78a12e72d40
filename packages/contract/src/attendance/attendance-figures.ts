// Free of zod, because pages use these functions too.
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
 * Per cent with one decimal, rounded down so that no one reaches a limit by rounding; null when nothing
 * counts.
 */
export function percentage({ held, attended, excused }: Tally): number | null {
  const counted = held - excused
  return counted === 0 ? null : Math.floor((attended * 1000) / counted) / 10
}

/** Any other share of a whole: per cent with one decimal; null if the whole is zero. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10

/** Whether fewer of the counted sessions were attended than required; never before anything counts. */
export const isBelow = ({ held, attended, excused }: Tally, required: number): boolean =>
  attended * 100 < required * (held - excused)

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
