import { isBelow, percentage, shareOf, tally } from '@campanile/contract/attendance/attendance-figures.ts'

export interface MarkCounts {
  present: number
  late: number
  absent: number
  excused: number
}

export interface Counts extends MarkCounts {
  /** Sessions that were held. */
  sessions: number
}

/** Counts with what they come to by the rule of the reports. */
export const figuresOf = ({ sessions, present, late, absent, excused }: Counts) => ({
  sessions,
  present,
  late,
  absent,
  excused,
  percentage: percentageOf({ present, late, absent, excused }),
})

export const percentageOf = ({ present, late, absent, excused }: MarkCounts): number | null =>
  percentage(tally({ present, late, absent, excused }))

export const fallsBelow = ({ present, late, absent, excused }: MarkCounts, required: number): boolean =>
  isBelow(tally({ present, late, absent, excused }), required)

/** Late ones of those who came, per cent. */
export const lateShareOf = ({ present, late }: Pick<MarkCounts, 'present' | 'late'>): number | null =>
  shareOf(late, present + late)

const dayLength = 86_400_000

/** The week of a term that begins on this Monday: the week of the term's first day is 1. */
export function weekNumber(firstDay: string, monday: string): number {
  const first = new Date(`${firstDay}T00:00:00Z`)
  const weekday = (first.getUTCDay() + 6) % 7
  const start = first.getTime() - weekday * dayLength
  return Math.round((Date.parse(`${monday}T00:00:00Z`) - start) / (7 * dayLength)) + 1
}

/** Marks of several rows together; sessions too, where none is in two of them. */
export const added = (rows: readonly Counts[]): Counts =>
  rows.reduce(
    (sum, row) => ({
      sessions: sum.sessions + row.sessions,
      present: sum.present + row.present,
      late: sum.late + row.late,
      absent: sum.absent + row.absent,
      excused: sum.excused + row.excused,
    }),
    { sessions: 0, present: 0, late: 0, absent: 0, excused: 0 },
  )
