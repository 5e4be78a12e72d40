import type { MarkCell, MarkSheetKind } from '@campanile/contract/results/mark-sheets.ts'
import { memo } from 'react'
import { cn } from '#lib/cn.ts'
import { decimalWords } from '#lib/figures.ts'
import { fullName } from '#lib/session.ts'
import { PersonLink } from '#ui/PersonLink.tsx'
import { CommentButton } from '../comments/CommentButton.tsx'
import { CellNote } from './CellNote.tsx'
import { gridCell, selectable } from './gridRoles.ts'
import { MarkInput } from './MarkInput.tsx'
import type { Change } from './markQueue.ts'
import { m } from './messages.ts'

export interface MarkRowProps {
  cell: MarkCell
  change: Change | undefined
  index: number
  isEntry: boolean
  isSelected: boolean
  /** The search has found it. */
  isFound: boolean
  /** Measures the row of a windowed sheet. */
  measure: ((row: Element | null) => void) | undefined
  recent: string | undefined
  kind: MarkSheetKind
  maxMark: string
  onType: (studentId: string, value: string) => void
  onResolve: (studentId: string, keep: 'mine' | 'theirs') => void
  onComment: (studentId: string) => void
}

/** One student's line of the grid. */
export const MarkRow = memo(function MarkRow(props: MarkRowProps) {
  const { cell, change, index, isEntry, isSelected, isFound, recent, kind, maxMark } = props
  const { measure, onType, onResolve, onComment } = props
  const { student, penalty, finalMark } = cell
  const noteId = `note-${student.id}`
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={cn(
        'h-11 border-b border-line last:border-0',
        isFound ? 'bg-brand-tint' : recent && 'bg-info-tint',
      )}
    >
      <td {...gridCell} className="tnum w-12 ps-5 text-end text-xs text-ink-3">
        {index + 1}
      </td>
      <th scope="row" className="max-w-0 px-3 text-start font-normal">
        <span className="flex items-baseline gap-2">
          <span className="truncate font-label">
            <PersonLink personId={student.id} name={fullName(student)} />
          </span>
          <span className="tnum shrink-0 text-xs text-ink-3">{student.number}</span>
        </span>
      </th>
      <td
        {...selectable(isSelected, !cell.can.enter)}
        className={cn('px-1.5', isSelected && 'bg-brand-tint')}
      >
        <MarkInput
          cell={cell}
          change={change}
          index={index}
          isEntry={isEntry}
          noteId={noteId}
          maxMark={maxMark}
          isSelected={isSelected}
          className="h-8 w-full px-2.5"
          onType={onType}
        />
      </td>
      {kind === 'assignment' && (
        <td {...gridCell} className="tnum whitespace-nowrap px-3 text-end text-sm text-ink-2">
          {!change && penalty && penalty !== '0'
            ? m.finalMarkLessPenalty({
                finalMark: decimalWords(finalMark ?? '0'),
                penalty: decimalWords(penalty),
              })
            : !change && finalMark
              ? decimalWords(finalMark)
              : ''}
        </td>
      )}
      <td {...gridCell} className="px-3 py-1 pe-3">
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1">
            <CellNote
              id={noteId}
              cell={cell}
              change={change}
              recent={recent}
              maxMark={maxMark}
              onResolve={onResolve}
            />
          </span>
          <CommentButton cell={cell} onComment={onComment} isInGrid />
        </span>
      </td>
    </tr>
  )
})
