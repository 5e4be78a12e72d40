import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import type { ChangeEvent } from 'react'
import { cn } from '#lib/cn.ts'
import { fullName } from '#lib/session.ts'
import { textOf } from './cells.ts'
import type { Change } from './markQueue.ts'
import { problemOf, shownMark } from './markText.ts'
import { m } from './messages.ts'

interface MarkInputProps {
  cell: MarkCell
  change: Change | undefined
  /** Index in the grid. */
  index: number
  /** The cell in the tab order. */
  isEntry: boolean
  noteId: string
  maxMark: string
  isSelected?: boolean
  className?: string
  onType: (studentId: string, value: string) => void
}

/**
 * Whether the browser has directed an undo at this field although a dialog is open above the page. Its undo
 * list covers the whole page, so Ctrl Z in a dialog reaches earlier input in the page.
 */
const isUndoBeneathDialog = ({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) =>
  nativeEvent instanceof InputEvent &&
  nativeEvent.inputType.startsWith('history') &&
  currentTarget.closest('[aria-hidden="true"]') !== null

/** An editable field has a box; a mark that cannot be changed here has none. */
function lookOf(field: { isBad: boolean; isAsked: boolean; isOpen: boolean; isSelected: boolean }) {
  if (field.isBad) return 'bg-bad-tint text-bad-ink shadow-control-bad'
  if (field.isAsked) return 'bg-warn-tint text-warn-ink shadow-[inset_0_0_0_1.5px_var(--warn)]'
  if (!field.isOpen) return 'cursor-default bg-transparent text-ink-2'
  return cn(
    'text-ink shadow-control hover:shadow-[inset_0_0_0_1px_var(--ink-3)]',
    field.isSelected ? 'bg-brand-tint focus:bg-surface dark:focus:bg-canvas' : 'bg-surface dark:bg-canvas',
  )
}

/** The field of one mark. Its keys are the grid's. */
export function MarkInput({
  cell,
  change,
  index,
  isEntry,
  noteId,
  maxMark,
  isSelected = false,
  className,
  onType,
}: MarkInputProps) {
  const text = change?.text ?? textOf(cell)
  const isBad = change !== undefined && (problemOf(text, maxMark) ?? change.reason) !== undefined
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      maxLength={12}
      data-row={index}
      tabIndex={isEntry ? 0 : -1}
      aria-label={m.markOfFullName({ fullName: fullName(cell.student) })}
      aria-invalid={isBad}
      aria-describedby={noteId}
      readOnly={!cell.can.enter}
      value={shownMark(text)}
      onChange={(event) => !isUndoBeneathDialog(event) && onType(cell.student.id, event.target.value)}
      className={cn(
        'tnum scroll-my-14 rounded-sm text-end font-label outline-none',
        'focus:shadow-control-focus',
        lookOf({ isBad, isAsked: change?.state === 'conflict', isOpen: cell.can.enter, isSelected }),
        className,
      )}
    />
  )
}
