import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { ColumnHead } from './ColumnHead.tsx'
import type { Column } from './column.ts'

interface DataTableProps<Row> {
  /** Accessible name. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Column, with a minus before it for descending. */
  sort?: string
  onSort?: (column: string) => void
  /** The row as an item of the list that stands for the table on a phone. */
  item: (row: Row) => ReactNode
  /** The rows are of an earlier view, while the asked one loads. */
  stale?: boolean
}

const cellClass = 'px-3 py-2 align-middle first:pl-5 last:pr-5'

/** Rows that the server has paged, sorted and filtered; a list below 768 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort = '', onSort, item, stale = false } = props
  const wide = useMediaQuery('(min-width: 768px)')
  const dim = cn('transition-opacity', stale && 'opacity-60')
  if (!wide) {
    return (
      <ul aria-label={label} aria-busy={stale} className={cn('divide-y divide-line', dim)}>
        {rows.map((row) => (
          <li key={rowKey(row)}>{item(row)}</li>
        ))}
      </ul>
    )
  }
  return (
    <table aria-label={label} aria-busy={stale} className={cn('w-full text-left text-sm', dim)}>
      <thead>
        <tr className="border-b border-line bg-canvas text-xs text-ink-3 dark:bg-surface">
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} sort={sort} {...(onSort && { onSort })} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="h-13 border-b border-line last:border-0 hover:bg-hover">
            {columns.map((column) => (
              <td
                key={column.id}
                className={cn(cellClass, column.align === 'right' && 'tnum text-right', column.className)}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
