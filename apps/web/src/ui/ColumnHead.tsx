import { ArrowDown, ArrowUp } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import type { Column } from './column.ts'

interface ColumnHeadProps<Row> {
  column: Column<Row>
  sort: string
  onSort?: (column: string) => void
}

const sortedAs = (sort: string, id: string) =>
  sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined

/** The head of a column: a button if it can be sorted, with an arrow if it is. */
export function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const { id, head, headHidden, sortable, align, className } = column
  const sorted = sortedAs(sort, id)
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={cn('h-9 px-3 font-label first:ps-5 last:pe-5', align === 'right' && 'text-end', className)}
    >
      {sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort(id)}
          className={cn('inline-flex h-7 items-center gap-1 hover:text-ink', sorted && 'font-title text-ink')}
        >
          {head}
          {sorted && <Arrow size={12} aria-hidden="true" />}
        </button>
      ) : (
        <span className={cn(headHidden && 'sr-only')}>{head}</span>
      )}
    </th>
  )
}
