import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { cn } from '#lib/cn.ts'
import { fullName } from '#lib/session.ts'
import { textOf } from './cells.ts'
import type { Change } from './markQueue.ts'
import { problemOf } from './markText.ts'

interface MarkInputProps {
  cell: MarkCell
  change: Change | undefined
  /** Place in the grid. */
  index: number
  /** The one that Tab reaches. */
  isEntry: boolean
  noteId: string
  maxMark: string
  className?: string
  onType: (studentId: string, value: string) => void
}

/** The field of one mark. Its keys are the grid's. */
export function MarkInput({
  cell,
  change,
  index,
  isEntry,
  noteId,
  maxMark,
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
      aria-label={`Mark of ${fullName(cell.student)}`}
      aria-invalid={isBad}
      aria-describedby={noteId}
      readOnly={!cell.can.enter}
      value={text}
      onChange={(event) => onType(cell.student.id, event.target.value)}
      className={cn(
        'tnum scroll-my-14 rounded-sm text-right font-label outline-none',
        'hover:shadow-[inset_0_0_0_1px_var(--line-2)] focus:bg-surface focus:shadow-[inset_0_0_0_2px_var(--brand-ink)] dark:focus:bg-canvas',
        isBad
          ? 'bg-bad-tint text-bad-ink shadow-[inset_0_0_0_1.5px_var(--bad)]'
          : change?.state === 'conflict'
            ? 'bg-warn-tint text-warn-ink shadow-[inset_0_0_0_1.5px_var(--warn)]'
            : 'bg-transparent text-ink',
        className,
      )}
    />
  )
}
