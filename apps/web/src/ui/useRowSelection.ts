import { useState } from 'react'

interface SelectionRules<Row> {
  rowKey: (row: Row) => string
  /** "Ada Lovelace", in "Select Ada Lovelace". */
  nameOf: (row: Row) => string
  /** Rows that the bulk bar can do something with; all by default. */
  canSelect?: ((row: Row) => boolean) | undefined
}

/** Which rows of the page are selected. Rows that leave the page, or can no longer be selected, do not count. */
export function useRowSelection<Row>(rows: readonly Row[], rules: SelectionRules<Row> | undefined) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  if (!rules) return undefined
  const { rowKey, nameOf, canSelect = () => true } = rules
  const selectable = rows.filter(canSelect)
  return {
    nameOf,
    canSelect,
    selectable,
    selected: selectable.filter((row) => keys.has(rowKey(row))),
    isSelected: (row: Row) => keys.has(rowKey(row)) && canSelect(row),
    toggle: (row: Row, isOn: boolean) =>
      setKeys((before) => {
        const next = new Set(before)
        if (isOn) next.add(rowKey(row))
        else next.delete(rowKey(row))
        return next
      }),
    selectAll: () => setKeys(new Set(selectable.map(rowKey))),
    clear: () => setKeys(new Set()),
  }
}

export type RowSelection<Row> = NonNullable<ReturnType<typeof useRowSelection<Row>>>
