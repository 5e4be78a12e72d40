import type { MarkGrid as Grid } from '@campanile/contract/results/mark-sheets.ts'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { fullName, useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ClosedSheetNotice } from './ClosedSheetNotice.tsx'
import { textOf } from './cells.ts'
import { FiguresAside } from './FiguresAside.tsx'
import { MarkBar } from './MarkBar.tsx'
import { MarkGrid } from './MarkGrid.tsx'
import { MarkList } from './MarkList.tsx'
import { m } from './messages.ts'
import { PrintedMarks } from './PrintedMarks.tsx'
import { RejectedNotice } from './RejectedNotice.tsx'
import { SheetHead } from './SheetHead.tsx'
import { saveState } from './saveWords.ts'
import { useForeignChanges } from './useForeignChanges.ts'
import { useGrid } from './useGrid.ts'
import { useMarkQueue } from './useMarkQueue.ts'

const CommentDialog = lazyDialog(() => import('../comments/CommentDialog.tsx'), 'CommentDialog')
const ImportDialog = lazyDialog(() => import('./ImportDialog.tsx'), 'ImportDialog')
const PastePreview = lazyDialog(() => import('./PastePreview.tsx'), 'PastePreview')
const SubmitDialog = lazyDialog(() => import('./SubmitDialog.tsx'), 'SubmitDialog')

/** The grid, its statistics, and what can be done with the sheet. */
export function MarkSheetBody({ grid }: { grid: Grid }) {
  const user = useUser()
  const { time } = useTimeFormat()
  const wide = useMediaQuery('(min-width: 768px)')
  const { sheet, cells } = grid
  const control = useMarkQueue(grid, user.id)
  const [commented, setCommented] = useState<string>()
  const searchBox = useRef<HTMLInputElement>(null)
  const keys = useGrid({
    control,
    cells,
    maxMark: sheet.maxMark,
    onComment: setCommented,
    onFind: () => searchBox.current?.select(),
  })
  const recent = useForeignChanges(cells, fullName(user))
  const [open, setOpen] = useState<'import' | 'submit'>()
  const { queue, isOffline, kept, savedAt } = control
  const state = saveState({
    queue,
    maxMark: sheet.maxMark,
    isOffline,
    kept,
    savedAt: savedAt && time(savedAt),
  })
  const texts = useMemo(
    () => cells.map((cell) => queue[cell.student.id]?.text ?? textOf(cell)),
    [cells, queue],
  )
  // Typing does not wait for the figures.
  const shownTexts = useDeferredValue(texts)
  const commentedCell = cells.find(({ student }) => student.id === commented)
  const Marks = wide ? MarkGrid : MarkList
  const go = (studentId: string) => {
    setOpen(undefined)
    const row = cells.findIndex(({ student }) => student.id === studentId)
    // The dialog gives the focus back first.
    requestAnimationFrame(() => keys.focus(row))
  }
  return (
    <>
      <SheetHead sheet={sheet} onImport={() => setOpen('import')} onSubmit={() => setOpen('submit')} />
      <ClosedSheetNotice sheet={sheet} />
      <RejectedNotice
        queue={queue}
        cells={cells}
        onRetry={sheet.can.enter ? control.retry : undefined}
        onDrop={control.drop}
      />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-narrow-aside">
        <Card aria-label={m.marks()} className="h-fit md:overflow-hidden">
          <MarkBar {...{ grid, control, keys, state, texts, searchBox }} />
          {cells.length === 0 ? (
            <Empty kind="none" title={m.nobodyIsEnrolledInThisClass()}>
              {m.marksCanBeEnteredOnceThere()}
            </Empty>
          ) : (
            <Marks grid={grid} control={control} keys={keys} recent={recent} onComment={setCommented} />
          )}
          {cells.length > 0 && <KeyHelp canEnter={sheet.can.enter} />}
        </Card>
        <FiguresAside texts={shownTexts} maxMark={sheet.maxMark} unusual={grid.unusual} />
      </div>
      <PrintedMarks grid={grid} texts={texts} />
      {keys.preview && (
        <PastePreview lines={keys.preview} onEnter={keys.enterLines} onClose={keys.closePreview} />
      )}
      {commentedCell && (
        <CommentDialog sheetId={sheet.id} cell={commentedCell} onClose={() => setCommented(undefined)} />
      )}
      {open === 'import' && <ImportDialog sheetId={sheet.id} onClose={() => setOpen(undefined)} />}
      {open === 'submit' && (
        <SubmitDialog
          sheet={sheet}
          missing={cells.filter(({ student, isEnrolled }) => isEnrolled && control.textOf(student.id) === '')}
          unsaved={Object.keys(queue).length}
          onGo={go}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** The keyboard help, for everyone. */
const KeyHelp = ({ canEnter }: { canEnter: boolean }) => (
  <p id="grid-keys" className="border-t border-line px-5 py-3 text-sm text-ink-3 max-md:hidden">
    {canEnter ? m.keysToEnter() : m.keysToRead()}
  </p>
)
