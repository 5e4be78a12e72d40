import { countMarks, isBelow, percentage, tally } from '@campanile/contract/attendance/attendance-figures.ts'
import type { ClassReport, ClassStudent } from '@campanile/contract/insight/reports.ts'
import { fullName } from '#lib/session.ts'

export interface ClassRow {
  student: ClassStudent
  name: string
  percentage: number | null
  below: boolean
  attended: number
  counted: number
}

/** Each student with totals of the records. */
export const classRows = ({ students, required }: ClassReport): ClassRow[] =>
  students.map((student) => {
    const tallied = tally(countMarks(student.marks))
    return {
      student,
      name: fullName(student),
      percentage: percentage(tallied),
      below: isBelow(tallied, required),
      attended: tallied.attended,
      counted: tallied.held - tallied.excused,
    }
  })

export type ClassOrder = 'name' | 'percentage' | '-percentage'

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Rows whose name, number or batch contains every word, in the requested order; the server's order is by
 * name.
 */
export function shownRows(
  rows: readonly ClassRow[],
  { search, onlyBelow, order }: { search: string; onlyBelow: boolean; order: ClassOrder },
): ClassRow[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const found = rows.filter(({ below, name, student: { number, batch } }) => {
    const text = plain(`${name} ${number ?? ''} ${batch ?? ''}`)
    return (!onlyBelow || below) && words.every((word) => text.includes(word))
  })
  if (order === 'name') return found
  const sign = order === 'percentage' ? 1 : -1
  return found.sort((one, other) => sign * ((one.percentage ?? 101) - (other.percentage ?? 101)))
}
