import type { MarkGrid as Grid } from '@campanile/contract/results/mark-sheets.ts'
import { CircleCheck, CloudOff, TriangleAlert } from 'lucide-react'
import { type RefObject, useMemo } from 'react'
import { cn } from '#lib/cn.ts'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import { Button } from '#ui/Button.tsx'
import { FindStudent } from './FindStudent.tsx'
import { countEntered } from './figures.ts'
import { needsDecision } from './markQueue.ts'
import { m } from './messages.ts'
import type { SaveState } from './saveWords.ts'
import type { GridControl } from './useGrid.ts'
import type { QueueControl } from './useMarkQueue.ts'

interface MarkBarProps {
  grid: Grid
  control: QueueControl
  keys: GridControl
  state: SaveState
  texts: readonly string[]
  searchBox: RefObject<HTMLInputElement | null>
}

/** Above the marks: whether they are saved, how many there are, and the search for a student. */
export function MarkBar({ grid: { sheet, cells }, control, keys, state, texts, searchBox }: MarkBarProps) {
  const { queue } = control
  const entered = useMemo(() => countEntered(texts, sheet.maxMark), [texts, sheet.maxMark])
  const active = keys.selection?.active
  const open = cells.findIndex(
    ({ student }, row) => row !== active && needsDecision(queue[student.id], sheet.maxMark),
  )
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-b border-line px-5 py-1.5 max-md:sticky max-md:top-14 max-md:z-20 max-md:rounded-t-lg max-md:bg-surface max-md:px-4">
      <SaveLine {...state} />
      {open >= 0 && (
        <Button size="sm" onClick={() => keys.focus(open)}>
          {m.goToCell()}
        </Button>
      )}
      <span className="tnum text-sm text-ink-3 max-md:ms-auto">
        {m.enteredOf({ entered, students: cells.length })}
      </span>
      {cells.length > 0 && (
        <span className="ms-auto flex items-center gap-x-4 max-md:ms-0 max-md:w-full">
          {sheet.can.enter && (
            <span className="text-sm text-ink-3 max-lg:hidden">{m.youCanPasteFromASpreadsheet()}</span>
          )}
          <FindStudent
            ref={searchBox}
            cells={cells}
            onShow={keys.show}
            onGo={keys.focus}
            onLeave={keys.goBack}
          />
        </span>
      )}
    </div>
  )
}

const inks = { ok: 'text-ok-ink', busy: 'text-ink-2', warn: 'text-warn-ink', bad: 'text-bad-ink' }

/** Whether the typed marks are saved. */
function SaveLine({ tone, words }: SaveState) {
  const Icon = tone === 'ok' ? CircleCheck : tone === 'warn' ? CloudOff : TriangleAlert
  return (
    <p role="status" className={cn('tnum flex min-h-8 items-center gap-1.5 text-sm font-label', inks[tone])}>
      {tone === 'busy' ? <BusyIcon size={15} /> : <Icon size={15} className="shrink-0" aria-hidden="true" />}
      {words}
    </p>
  )
}
