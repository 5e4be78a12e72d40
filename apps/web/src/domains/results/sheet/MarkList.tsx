import { markStateWords } from '@campanile/contract/results/result-words.ts'
import { memo } from 'react'
import { cn } from '#lib/cn.ts'
import { fullName } from '#lib/session.ts'
import { useSteadyCallback } from '#lib/useSteadyCallback.ts'
import { CommentButton } from '../comments/CommentButton.tsx'
import { CellNote } from './CellNote.tsx'
import { textOf } from './cells.ts'
import type { MarkGridProps } from './MarkGrid.tsx'
import { MarkInput } from './MarkInput.tsx'
import type { MarkRowProps } from './MarkRow.tsx'

const letters = [
  { letter: 'A', word: markStateWords.absent },
  { letter: 'I', word: markStateWords.incomplete },
] as const

const MarkItem = memo(function MarkItem(props: Omit<MarkRowProps, 'kind' | 'isSelected' | 'isEntry'>) {
  const { cell, change, index, recent, maxMark, onType, onResolve, onComment } = props
  const { student } = cell
  const noteId = `note-${student.id}`
  const text = change?.text ?? textOf(cell)
  return (
    <li
      className={cn(
        'px-4 py-3 [contain-intrinsic-size:auto_84px] [content-visibility:auto]',
        recent && 'bg-info-tint',
      )}
    >
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="block truncate text-md font-title">{fullName(student)}</span>
          <span className="flex items-center gap-1">
            <span className="tnum truncate text-xs text-ink-3">{student.number}</span>
            <CommentButton cell={cell} onComment={onComment} className="-my-2.5" />
          </span>
        </span>
        {letters.map(({ letter, word }) => (
          <button
            key={letter}
            type="button"
            aria-label={`${word}: ${fullName(student)}`}
            aria-pressed={text === letter}
            disabled={!cell.can.enter}
            onClick={() => onType(student.id, text === letter ? '' : letter)}
            className="size-11 shrink-0 rounded-md font-label text-ink-2 shadow-[inset_0_0_0_1px_var(--line-2)] disabled:opacity-50 aria-pressed:bg-brand-tint aria-pressed:text-brand-ink aria-pressed:shadow-[inset_0_0_0_2px_var(--brand-ink)]"
          >
            {letter}
          </button>
        ))}
        <MarkInput
          cell={cell}
          change={change}
          index={index}
          isEntry
          noteId={noteId}
          maxMark={maxMark}
          className="h-11 w-20 shrink-0 px-3 text-lg shadow-[inset_0_0_0_1px_var(--control)]"
          onType={onType}
        />
      </div>
      <div className="mt-1 empty:hidden">
        <CellNote
          id={noteId}
          cell={cell}
          change={change}
          recent={recent}
          maxMark={maxMark}
          onResolve={onResolve}
        />
      </div>
    </li>
  )
})

/** The grid on a phone: a number field for each student, absent and incomplete beside it. */
export function MarkList({ grid, control, keys, recent, onComment }: MarkGridProps) {
  const type = useSteadyCallback(keys.type)
  const resolve = useSteadyCallback(control.resolve)
  const comment = useSteadyCallback(onComment)
  return (
    <div ref={keys.frame} {...keys.handlers}>
      <ul aria-label={`Marks: ${grid.sheet.title}`} className="divide-y divide-line">
        {grid.cells.map((cell, index) => (
          <MarkItem
            key={cell.student.id}
            cell={cell}
            change={control.queue[cell.student.id]}
            index={index}
            recent={recent[cell.student.id]}
            maxMark={grid.sheet.maxMark}
            onType={type}
            onResolve={resolve}
            onComment={comment}
          />
        ))}
      </ul>
    </div>
  )
}
