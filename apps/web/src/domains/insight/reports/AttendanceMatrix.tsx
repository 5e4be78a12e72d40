import { statusOfLetter } from '@campanile/contract/attendance/attendance-figures.ts'
import type { ClassReport } from '@campanile/contract/insight/reports.ts'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { logicalKey } from '#lib/locale.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { type Cell, cellAfterKey } from './cellAfterKey.ts'
import type { ClassRow } from './classRows.ts'
import { gridProps, rowGroupProps } from './gridRoles.ts'
import { MatrixHead } from './MatrixHead.tsx'
import { MatrixRow } from './MatrixRow.tsx'
import { m } from './messages.ts'
import { useMatrixWindow } from './useMatrixWindow.ts'

interface AttendanceMatrixProps {
  sessions: ClassReport['sessions']
  rows: readonly ClassRow[]
}

const first: Cell = { row: 0, column: 0 }

/** The cell that was pressed. */
function cellOf({ target }: MouseEvent): Cell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
}

/**
 * Students in rows, sessions in columns; only the visible part is rendered. Arrow keys move between records.
 */
export function AttendanceMatrix({ sessions, rows }: AttendanceMatrixProps) {
  const frame = useRef<HTMLDivElement>(null)
  const cellId = useId()
  const [chosen, setChosen] = useState<Cell>()
  const size = { rows: rows.length, columns: sessions.length }
  const { lines, from, to, width, height, reveal } = useMatrixWindow(frame, size)
  // Fewer rows may be left than when it was selected.
  const active = chosen && chosen.row < size.rows && chosen.column < size.columns ? chosen : undefined

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey) return
    const next = cellAfterKey(logicalKey(event.key), event.ctrlKey || event.metaKey, active ?? first, size)
    if (!next) return
    event.preventDefault()
    const cell = active ? next : first
    setChosen(cell)
    reveal(cell)
  }

  const acts = { onKeyDown, onClick: (event: MouseEvent) => setChosen(cellOf(event) ?? chosen) }

  return (
    <>
      <div
        ref={frame}
        className="max-h-[70vh] overflow-auto overscroll-x-contain has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand-ink"
      >
        <div
          {...gridProps(m.records(), size.rows + 1, size.columns + 2, active && cellId)}
          {...acts}
          className="relative min-w-full outline-none"
          style={{ width, height }}
        >
          <MatrixHead sessions={sessions} from={from} to={to} />
          <div {...rowGroupProps}>
            {lines.map(({ index, top }) => {
              const row = rows[index]
              return (
                row && (
                  <MatrixRow
                    key={row.student.id}
                    row={row}
                    index={index}
                    top={top}
                    from={from}
                    to={to}
                    active={active?.row === index ? active.column : undefined}
                    cellId={cellId}
                  />
                )
              )
            })}
          </div>
        </div>
      </div>
      <MatrixFoot rows={rows} sessions={sessions} cell={active} />
    </>
  )
}

interface MatrixFootProps {
  rows: readonly ClassRow[]
  sessions: ClassReport['sessions']
  /** The selected one. */
  cell: Cell | undefined
}

/** The meanings of the letters, and the selected one in words. */
function MatrixFoot({ rows, sessions, cell }: MatrixFootProps) {
  const time = useTimeFormat()
  const row = cell && rows[cell.row]
  const session = cell && sessions[cell.column]
  const status = row && statusOfLetter(row.student.marks.charAt(cell.column))
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line px-5 py-3 text-sm text-ink-2 max-md:px-4">
      <p>{m.letters()}</p>
      {row && session && (
        <p className="ms-auto font-label text-ink max-md:ms-0">
          {m.cellFacts({
            name: row.name,
            dateTime: time.dateTime(session.startsAt),
            status: status ?? (session.held ? 'none' : 'not-held'),
            attended: row.attended,
            counted: row.counted,
          })}
        </p>
      )}
    </div>
  )
}
