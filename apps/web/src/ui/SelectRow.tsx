import { cn } from '#lib/cn.ts'
import { m } from './messages.ts'
import type { RowSelection } from './useRowSelection.ts'

export const selectBoxClass = 'block size-5 shrink-0 rounded-xs accent-brand-mid'

interface SelectRowProps<Row> {
  row: Row
  selection: RowSelection<Row>
  className?: string
}

/** Selects a row; has the same width if the row cannot be selected. */
export const SelectRow = <Row,>({ row, selection, className }: SelectRowProps<Row>) =>
  selection.canSelect(row) ? (
    <input
      type="checkbox"
      aria-label={m.selectName({ name: selection.nameOf(row) })}
      checked={selection.isSelected(row)}
      onChange={({ target }) => selection.toggle(row, target.checked)}
      className={cn(selectBoxClass, className)}
    />
  ) : (
    <span className={cn(selectBoxClass, className)} />
  )
