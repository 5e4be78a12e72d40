import { statusOfLetter } from '@campanile/contract/attendance/attendance-figures.ts'
import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { memo } from 'react'
import { cn } from '#lib/cn.ts'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import type { ClassRow } from './classRows.ts'
import { cellProps, rowHeadProps, rowProps } from './gridRoles.ts'
import { cellWidth, headClass, rowHeight } from './matrixLayout.ts'
import { m } from './messages.ts'
import { attendanceRateWords } from './reportWords.ts'

const looks: Record<AttendanceStatus, string> = {
  present: 'text-ok-ink',
  late: 'bg-warn-tint text-warn-ink',
  absent: 'bg-bad-tint text-bad-ink',
  excused: 'bg-info-tint text-info-ink',
}
const activeLook = 'relative outline-2 -outline-offset-2 outline-brand-ink'

interface MatrixRowProps {
  row: ClassRow
  /** Index among the rows, and position in pixels. */
  index: number
  top: number
  /** Sessions that are drawn: from, up to but without. */
  from: number
  to: number
  /** The focused column, and the name of its cell. */
  active: number | undefined
  cellId: string
}

/** A student's line: what stays visible on the left, and the letters that are on the screen. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, index, top, from, to, active, cellId } = props
  const { student, name, percentage, below } = row
  return (
    <div
      {...rowProps(index + 2)}
      className="absolute inset-s-0 flex w-full border-b border-line"
      style={{ top, height: rowHeight }}
    >
      <div {...rowHeadProps} title={name} className={cn(headClass.name, 'bg-surface')}>
        <span className="truncate text-sm font-label">
          <PersonLink personId={student.id} name={name} />
        </span>
        {student.left && <span className="shrink-0 text-xs text-ink-3">{m.left()}</span>}
      </div>
      <div
        {...cellProps(2)}
        className={cn(headClass.rate, 'tnum bg-surface text-sm', below && 'font-title text-bad-ink')}
      >
        {below
          ? m.rateBelowRequired({ rate: attendanceRateWords(percentage), hidden })
          : attendanceRateWords(percentage)}
      </div>
      {[...student.marks.slice(from, to)].map((letter, place) => {
        const column = from + place
        const status = statusOfLetter(letter)
        const isActive = column === active
        return (
          <div
            key={column}
            {...cellProps(column + 3)}
            {...(isActive && { 'aria-selected': true })}
            id={isActive ? cellId : undefined}
            data-row={index}
            data-column={column}
            className={cn(
              'grid shrink-0 place-items-center text-sm font-label',
              status ? looks[status] : 'text-ink-3',
              isActive && activeLook,
            )}
            style={{ width: cellWidth, marginInlineStart: place === 0 ? from * cellWidth : undefined }}
          >
            {status ? letter : '·'}
          </div>
        )
      })}
    </div>
  )
})
