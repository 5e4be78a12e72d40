import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { fullName } from '#lib/session.ts'

export const cellFilters = ['unusual', 'withheld', 'incomplete', 'missing'] as const
export type CellFilter = (typeof cellFilters)[number]

const fits: Record<CellFilter, (cell: MarkCell) => boolean> = {
  unusual: ({ unusual }) => unusual.length > 0,
  withheld: ({ withheld }) => withheld,
  incomplete: ({ state }) => state === 'incomplete',
  missing: ({ state }) => state === null,
}

export const countOf = (cells: readonly MarkCell[], filter: CellFilter) => cells.filter(fits[filter]).length

/** The marks that match a filter and a search for students. */
export function shownCells(
  cells: readonly MarkCell[],
  { filter, search }: { filter: CellFilter | undefined; search: string },
): MarkCell[] {
  const wanted = search.trim().toLowerCase()
  return cells.filter((cell) => {
    if (filter && !fits[filter](cell)) return false
    const { student } = cell
    return [fullName(student), student.email, student.number ?? ''].some((it) =>
      it.toLowerCase().includes(wanted),
    )
  })
}
