import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import type { Density } from '#lib/listLook.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { ColumnHead } from './ColumnHead.tsx'
import type { Column } from './column.ts'
import { m } from './messages.ts'
import { RowItem } from './RowItem.tsx'
import { SelectRow, selectBoxClass } from './SelectRow.tsx'
import type { RowSelection } from './useRowSelection.ts'

interface DataTableProps<Row> {
  /** Accessible name. */
  label: string
  /** Without columns it is a list at every width. */
  columns?: readonly Column<Row>[] | undefined
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Column, with a minus before it for descending. */
  sort?: string | undefined
  onSort?: ((column: string) => void) | undefined
  /** The row as a list item on phones, if the parts of the columns are not enough. */
  item?: ((row: Row) => ReactNode) | undefined
  /** The rows are of an earlier view, while the asked one loads. */
  stale?: boolean
  density?: Density
  selection?: RowSelection<Row> | undefined
}

const cellClass = 'px-3 align-middle first:ps-5 last:pe-5'

/** Rows that the server has paged, sorted and filtered; a list below 768 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort = '', onSort, item, selection } = props
  const { stale = false, density = 'comfortable' } = props
  const wide = useMediaQuery('(min-width: 768px)')
  const dim = cn('transition-opacity', stale && 'opacity-60')
  if (!wide || !columns) {
    return (
      <ul
        aria-label={label}
        aria-busy={stale}
        data-density={density}
        className={cn('divide-y divide-line', dim)}
      >
        {rows.map((row) => {
          const shown = item ? item(row) : <RowItem columns={columns ?? []} row={row} />
          return (
            <li key={rowKey(row)} className={cn(selection && 'flex')}>
              {selection && <SelectRow row={row} selection={selection} className="ms-4 mt-4" />}
              {selection ? <div className="min-w-0 flex-1">{shown}</div> : shown}
            </li>
          )
        })}
      </ul>
    )
  }
  return (
    <table
      aria-label={label}
      aria-busy={stale}
      data-density={density}
      className={cn('w-full text-start text-sm', dim)}
    >
      <thead>
        <tr className="border-b border-line bg-canvas text-xs text-ink-3 dark:bg-surface">
          {selection && (
            <th scope="col" className="w-px ps-5">
              <SelectPage selection={selection} />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} sort={sort} {...(onSort && { onSort })} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={cn(
              'border-b border-line last:border-0 hover:bg-hover',
              density === 'compact' ? 'h-9' : 'h-13',
            )}
          >
            {selection && (
              <td className={cellClass}>
                <SelectRow row={row} selection={selection} />
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.id}
                className={cn(
                  cellClass,
                  density === 'compact' ? 'py-0.5' : 'py-2',
                  column.align === 'right' && 'tnum text-end',
                  column.className,
                )}
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

/** Selects all rows of the page, or none. */
function SelectPage<Row>({ selection }: { selection: RowSelection<Row> }) {
  const { selected, selectable } = selection
  const isAll = selectable.length > 0 && selected.length === selectable.length
  return (
    <input
      type="checkbox"
      aria-label={isAll ? m.clearSelection() : m.selectAllOnThisPage()}
      checked={isAll}
      disabled={selectable.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = selected.length > 0 && !isAll
      }}
      onChange={isAll ? selection.clear : selection.selectAll}
      className={selectBoxClass}
    />
  )
}
