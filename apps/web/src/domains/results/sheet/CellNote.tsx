import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { FieldGlyph } from '#ui/FieldGlyph.tsx'
import { Unusual } from '../Unusual.tsx'
import { readOnlyReason } from './cells.ts'
import type { Change } from './markQueue.ts'
import { problemOf, spoken } from './markText.ts'
import { m } from './messages.ts'

interface CellNoteProps {
  /** Tied to the cell's field. */
  id: string
  cell: MarkCell
  change: Change | undefined
  /** The person who has just changed it. */
  recent: string | undefined
  maxMark: string
  onResolve: (studentId: string, keep: 'mine' | 'theirs') => void
}

/** The note on one cell: the first of error, conflict, change or unusual mark. */
export function CellNote({ id, cell, change, recent, maxMark, onResolve }: CellNoteProps) {
  const problem = change && (problemOf(change.text, maxMark) ?? change.reason)
  const studentId = cell.student.id
  const { theirs } = change ?? {}
  const locked = readOnlyReason(cell)
  if (change && theirs) {
    const values = {
      theirs: spoken(theirs.text),
      mine: spoken(change.text),
      strong: (text: ReactNode) => <strong className="tnum">{text}</strong>,
    }
    return (
      <span
        id={id}
        role="alert"
        className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-warn-ink"
      >
        <span>
          {theirs.by ? m.enteredDifferently({ ...values, name: theirs.by }) : m.somebodyElseEntered(values)}
        </span>
        <span className="flex gap-1.5">
          <Button size="sm" onClick={() => onResolve(studentId, 'mine')}>
            {m.keepMine()}
          </Button>
          <Button size="sm" onClick={() => onResolve(studentId, 'theirs')}>
            {m.keepTheirs()}
          </Button>
        </span>
      </span>
    )
  }
  if (problem) {
    return (
      <span id={id} className="flex items-center gap-1.5 text-sm text-bad-ink">
        <FieldGlyph state="bad" />
        {problem}
      </span>
    )
  }
  return (
    <span id={id} className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-ink-3">
      {recent && <Chip tone="info">{m.changedJustNow({ name: recent })}</Chip>}
      {locked && (
        <span className="flex items-center gap-1.5">
          <Lock size={13} className="shrink-0" aria-hidden="true" />
          {locked}
        </span>
      )}
      {cell.withheld && <Chip tone="warn">{m.withheld()}</Chip>}
      {!change && <Unusual reasons={cell.unusual} />}
      {cell.comment && <span className="break-words text-ink-2">{cell.comment}</span>}
    </span>
  )
}
