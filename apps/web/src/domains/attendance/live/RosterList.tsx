import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { logicalKey } from '#lib/locale.ts'
import { useEventCallback } from '#lib/useEventCallback.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { markOfKey } from './markWords.ts'
import { m } from './messages.ts'
import { RosterRow } from './RosterRow.tsx'
import { rowAfterKey } from './rowAfterKey.ts'
import type { Marking } from './useMarking.ts'
import { useRosterFocus } from './useRosterFocus.ts'
import { useRosterWindow } from './useRosterWindow.ts'

interface RosterListProps {
  /** The rows that the filters leave. */
  rows: readonly RegisterRow[]
  marking: Marking
  mayMark: boolean
  canOpenStudents: boolean
  /** For the search box: moves the focus into the list. */
  ref: Ref<{ focus: () => void }>
}

/**
 * P L A E record a student and lead to the next one, J, K and the arrows move, U undoes; only while a row has the
 * focus.
 */
export function RosterList({ rows, marking, mayMark, canOpenStudents, ref }: RosterListProps) {
  const list = useRef<HTMLUListElement>(null)
  const columns = useMediaQuery('(min-width: 1024px)') ? 2 : 1
  const drawn = useRosterWindow(list, rows.length, columns)
  const focus = useRosterFocus(list, rows, drawn.reveal)
  const tabStop = Math.min(Math.max(focus.active, drawn.from), drawn.to - 1)
  useImperativeHandle(ref, () => ({ focus: () => focus.focusRow(focus.active) }))
  const onMark = useEventCallback(marking.mark)
  const onUndo = useEventCallback(marking.undo)
  const onRowFocus = useEventCallback(focus.onRowFocus)

  const onKeyDown = (event: KeyboardEvent) => {
    // Handled before the row's own button, which would open its menu; an open menu has its own keys.
    const isOnRow = event.target instanceof HTMLElement && event.target.dataset.row !== undefined
    const row = isOnRow ? rows[focus.active] : undefined
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    const status = markOfKey(event.key)
    const next = rowAfterKey(logicalKey(event.key), { row: focus.active, rows: rows.length, columns })
    if (status) {
      if (marking.mark(row, status)) focus.focusRow(Math.min(focus.active + 1, rows.length - 1))
    } else if (event.key.toUpperCase() === 'U') marking.undo(row.studentId)
    else if (next !== undefined) focus.focusRow(next)
    else return
    event.preventDefault()
  }

  return (
    <ul
      ref={list}
      aria-label={m.students()}
      onKeyDownCapture={onKeyDown}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      className="grid lg:grid-cols-2"
      style={{ paddingTop: drawn.above, paddingBottom: drawn.below }}
    >
      {rows.slice(drawn.from, drawn.to).map((row, index) => (
        <RosterRow
          key={row.studentId}
          row={row}
          place={drawn.from + index}
          total={rows.length}
          isTabStop={drawn.from + index === tabStop}
          canOpenStudents={canOpenStudents}
          onMark={mayMark ? onMark : undefined}
          onUndo={onUndo}
          onFocus={onRowFocus}
        />
      ))}
    </ul>
  )
}
