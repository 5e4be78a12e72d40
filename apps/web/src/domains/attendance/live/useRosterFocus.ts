import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface RosterFocus {
  /** The row that Tab reaches. */
  active: number
  focusRow: (row: number) => void
  /** For the list: whether the focus is inside. */
  onFocus: () => void
  onBlur: () => void
  /** For each row, when it gets the focus. */
  onRowFocus: (row: number) => void
}

/**
 * One row of the list is its tab stop. It follows the student, not the position. If a focused row leaves the
 * list (its record no longer matches the filter), the row at its position gets the focus.
 */
export function useRosterFocus(
  list: RefObject<HTMLElement | null>,
  rows: readonly RegisterRow[],
  reveal: (row: number) => void,
): RosterFocus {
  const [last, setLast] = useState({ studentId: '', row: 0 })
  const inside = useRef(false)
  const wanted = useRef(false)
  const found = rows.findIndex(({ studentId }) => studentId === last.studentId)
  const active = found >= 0 ? found : Math.max(0, Math.min(last.row, rows.length - 1))

  useLayoutEffect(() => {
    const lost = inside.current && document.activeElement === document.body
    if (!wanted.current && !lost) return
    const element = list.current?.querySelector<HTMLElement>(`[data-row="${active}"]`)
    if (!element) {
      inside.current = inside.current && rows.length > 0
      return
    }
    wanted.current = false
    element.focus()
  })

  const onRowFocus = (row: number) => setLast({ studentId: rows[row]?.studentId ?? '', row })
  return {
    active,
    focusRow(row) {
      wanted.current = true
      onRowFocus(row)
      if (!list.current?.querySelector(`[data-row="${row}"]`)) reveal(row)
    },
    onFocus() {
      inside.current = true
    },
    onBlur() {
      inside.current = false
    },
    onRowFocus,
  }
}
