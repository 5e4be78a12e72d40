import { analytics, type ComparedRow } from '@campanile/contract/analytics/analytics.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import type { SignedIn } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { inScopeOr, readFrame } from '../scope.service.ts'
import * as repo from './comparison.repo.ts'
import { attendancePercentage, computeFigures, fallsBelow, lateShare } from './figures.rules.ts'

type Asked = Omit<ParsedInput<typeof analytics.compareAttendance>, 'page' | 'pageSize'>

const percentageChange = ({ percentage, previous }: ComparedRow) =>
  percentage === null || previous === null ? null : percentage - previous

const comparedFigures: Record<string, (row: ComparedRow) => number | null> = {
  percentage: (row) => row.percentage,
  change: percentageChange,
  students: (row) => row.students,
  late: (row) => row.lateShare,
}

/**
 * The rows are already sorted by name, which decides between equal values. Rows without a value come last in
 * both directions.
 */
function sortRows(rows: ComparedRow[], sort: Asked['sort']): ComparedRow[] {
  const direction = sort.startsWith('-') ? -1 : 1
  const value = comparedFigures[sort.replace('-', '')]
  if (!value) return direction === 1 ? rows : rows.reverse()
  return rows.sort((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return direction * (a - b)
  })
}

/** All rows of a comparison in a term. */
export async function comparedRows(ctx: SignedIn, { by, search, sort, ...asked }: Asked) {
  const frame = await readFrame(ctx, asked)
  const { scope, previousScope, required } = frame
  const [rows, before] = await Promise.all([
    inScopeOr(scope, [], (it) => repo.listComparison(ctx.reading, it, by, search)),
    inScopeOr(previousScope, [], (it) => repo.listPreviousCounts(ctx.reading, it, by)),
  ])
  const previous = new Map(before.map(({ id, ...counts }) => [id, attendancePercentage(counts)]))
  const compared = rows.map(({ id, name, detail, students, ancestor, ...counts }) => ({
    id,
    name,
    detail,
    students,
    ...computeFigures(counts),
    lateShare: lateShare(counts),
    below: fallsBelow(counts, required),
    previous: previous.get(ancestor) ?? null,
  }))
  return { ...frame, rows: sortRows(compared, sort) }
}

export const compareAttendance = handle(
  analytics.compareAttendance,
  async (ctx, { page, pageSize, ...asked }) => {
    const { rows, required } = await comparedRows(ctx, asked)
    const items = rows.slice((page - 1) * pageSize, page * pageSize)
    return { items, total: rows.length, page, pageSize, required }
  },
)
