import type { MarkGrid } from '@campanile/contract/results/mark-sheets.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { named } from '../sheetWords.ts'
import { m } from './messages.ts'

/** Asks before students see their marks. */
export function PublishDialog({ grid, onClose }: { grid: MarkGrid; onClose: () => void }) {
  const publish = useAct('publishMarkSheet')
  const { sheet, cells } = grid
  const recipients = cells.filter(({ state, withheld }) => state !== null && !withheld).length
  const withheld = cells.filter((cell) => cell.withheld)
  const missing = cells.filter(({ state, isEnrolled }) => state === null && isEnrolled)
  const flagged = cells.filter(({ unusual }) => unusual.length > 0).length
  return (
    <ActDialog
      title={m.publishTitle({ title: sheet.title })}
      verb={m.publishToStudents({ recipients })}
      busyLabel={m.publishing()}
      act={publish}
      input={{ sheetId: sheet.id, version: sheet.version }}
      done={m.isPublished({ title: sheet.title })}
      failed={m.theMarksWereNotPublished()}
      onClose={onClose}
    >
      <p>{m.studentsSeeMarks({ recipients })}</p>
      {withheld.length > 0 && (
        <p className="mt-2">
          {m.withheldAndNotShown({ names: named(withheld.map(({ student }) => fullName(student))) })}
        </p>
      )}
      {missing.length > 0 && (
        <p className="mt-2 text-bad-ink">
          {m.withoutAMark({ names: named(missing.map(({ student }) => fullName(student))) })}
        </p>
      )}
      {flagged > 0 && <p className="mt-2 text-warn-ink">{m.marksAreUnusual({ flagged })}</p>}
    </ActDialog>
  )
}
