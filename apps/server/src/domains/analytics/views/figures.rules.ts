import {
  computeShare,
  isBelow,
  percentage,
  tally,
} from '@campanile/contract/attendance/attendance-figures.ts'

export interface MarkCounts {
  present: number
  late: number
  absent: number
  excused: number
}

export interface Counts extends MarkCounts {
  /** Number of sessions held. */
  sessions: number
}

/** Counts with the percentages computed as in the reports. */
export const computeFigures = ({ sessions, present, late, absent, excused }: Counts) => ({
  sessions,
  present,
  late,
  absent,
  excused,
  percentage: attendancePercentage({ present, late, absent, excused }),
})

/** The figures of students, counting only sessions with a record of theirs. */
export const computeRecordedFigures = ({ present, late, absent, excused }: MarkCounts) =>
  computeFigures({ sessions: present + late + absent + excused, present, late, absent, excused })

export const attendancePercentage = ({ present, late, absent, excused }: MarkCounts): number | null =>
  percentage(tally({ present, late, absent, excused }))

export const fallsBelow = ({ present, late, absent, excused }: MarkCounts, required: number): boolean =>
  isBelow(tally({ present, late, absent, excused }), required)

/** Share of late records among attended ones, in per cent. */
export const lateShare = ({ present, late }: Pick<MarkCounts, 'present' | 'late'>): number | null =>
  computeShare(late, present + late)

const dayLength = 86_400_000

/** Number of the week that begins on this Monday. The week with the first day of the term is 1. */
export function weekNumber(firstDay: string, monday: string): number {
  const first = new Date(`${firstDay}T00:00:00Z`)
  const weekday = (first.getUTCDay() + 6) % 7
  const start = first.getTime() - weekday * dayLength
  return Math.round((Date.parse(`${monday}T00:00:00Z`) - start) / (7 * dayLength)) + 1
}

/** Totals of several rows. Sessions are added too, so no session may be in two rows. */
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
