import { markStateWords } from '@campanile/contract/results/result-words.ts'
import { Fragment, memo, useRef } from 'react'
import { cn } from '#lib/cn.ts'
import { fullName } from '#lib/session.ts'
import { useEventCallback } from '#lib/useEventCallback.ts'
import { PersonLink } from '#ui/PersonLink.tsx'
import { CommentButton } from '../comments/CommentButton.tsx'
import { CellNote } from './CellNote.tsx'
import { textOf } from './cells.ts'
import type { MarkGridProps } from './MarkGrid.tsx'
import { MarkInput } from './MarkInput.tsx'
import type { MarkRowProps } from './MarkRow.tsx'
import { m } from './messages.ts'
import { useListWindow } from './useRowWindow.ts'

const letters = [
  { letter: 'A', word: markStateWords.absent },
  { letter: 'I', word: markStateWords.incomplete },
] as const

interface MarkItemProps extends Omit<MarkRowProps, 'kind' | 'isSelected' | 'isEntry'> {
  total: number
}

const MarkItem = memo(function MarkItem(props: MarkItemProps) {
  const { cell, change, index, total, isFound, recent, maxMark, measure } = props
  const { onType, onResolve, onComment } = props
  const { student } = cell
  const noteId = `note-${student.id}`
  const text = change?.text ?? textOf(cell)
  return (
    <li
      ref={measure}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={total}
      className={cn(
        'border-b border-line px-4 py-3 last:border-0',
        !measure && '[contain-intrinsic-size:auto_84px] [content-visibility:auto]',
        isFound ? 'bg-brand-tint' : recent && 'bg-info-tint',
      )}
    >
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="block truncate text-md font-title">
            <PersonLink personId={student.id} name={fullName(student)} className="relative z-10" />
          </span>
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
            className="size-11 shrink-0 rounded-md font-label text-ink-2 shadow-edge disabled:opacity-50 aria-pressed:bg-brand-tint aria-pressed:text-brand-ink aria-pressed:shadow-control-focus"
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
          className="h-11 w-20 shrink-0 px-3 text-lg"
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

/** The grid on a phone: a number field for each student, with absent and incomplete beside it. */
export function MarkList({ grid, control, keys, recent, onComment }: MarkGridProps) {
  const type = useEventCallback(keys.type)
  const resolve = useEventCallback(control.resolve)
  const comment = useEventCallback(onComment)
  const list = useRef<HTMLUListElement>(null)
  const { sheet, cells } = grid
  const { rows, after, measure } = useListWindow(list, cells, keys.kept)
  return (
    <div ref={keys.frame} {...keys.handlers}>
      <ul ref={list} aria-label={m.marksTitle({ title: sheet.title })} className="[overflow-anchor:none]">
        {rows.map(({ index, gap }) => {
          const cell = cells[index]
          if (!cell) return null
          const { id } = cell.student
          return (
            <Fragment key={id}>
              {gap > 0 && <li aria-hidden="true" style={{ height: gap }} />}
              <MarkItem
                cell={cell}
                change={control.queue[id]}
                index={index}
                total={cells.length}
                isFound={index === keys.found}
                recent={recent[id]}
                maxMark={sheet.maxMark}
                measure={measure}
                onType={type}
                onResolve={resolve}
                onComment={comment}
              />
            </Fragment>
          )
        })}
        {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
      </ul>
    </div>
  )
}
