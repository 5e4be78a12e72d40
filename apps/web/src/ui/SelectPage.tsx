import { selectBoxClass } from './SelectRow.tsx'
import type { RowSelection } from './useRowSelection.ts'

/** Selects all rows of the page, or none. */
export function SelectPage<Row>({ selection }: { selection: RowSelection<Row> }) {
  const { selected, selectable } = selection
  const isAll = selectable.length > 0 && selected.length === selectable.length
  return (
    <input
      type="checkbox"
      aria-label={isAll ? 'Clear selection' : 'Select all on this page'}
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
