import type { MarkGrid } from '@campanile/contract/results/mark-sheets.ts'
import { counted } from '#lib/counted.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { named } from '../sheetWords.ts'

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
      title={`Publish ${sheet.title}?`}
      verb={`Publish to ${counted(recipients, 'student')}`}
      busyLabel="Publishing"
      act={publish}
      input={{ sheetId: sheet.id, version: sheet.version }}
      done={`${sheet.title} is published`}
      failed="The marks were not published"
      onClose={onClose}
    >
      <p>
        {counted(recipients, 'student sees the mark', 'students see their marks')} and will be notified. After
        that, marks can only be corrected with a reason.
      </p>
      {withheld.length > 0 && (
        <p className="mt-2">
          Withheld, and not shown: {named(withheld.map(({ student }) => fullName(student)))}.
        </p>
      )}
      {missing.length > 0 && (
        <p className="mt-2 text-bad-ink">
          Without a mark: {named(missing.map(({ student }) => fullName(student)))}.
        </p>
      )}
      {flagged > 0 && (
        <p className="mt-2 text-warn-ink">{counted(flagged, 'mark is', 'marks are')} unusual.</p>
      )}
    </ActDialog>
  )
}
