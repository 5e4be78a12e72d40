import type { MarkGrid } from '@campanile/contract/results/mark-sheets.ts'
import { counted } from '#lib/counted.ts'
import { fullName } from '#lib/session.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { named } from '../sheetWords.ts'
import { usePublishSheet } from './moderation.api.ts'

/** Asks before students see their marks. */
export function PublishDialog({ grid, onClose }: { grid: MarkGrid; onClose: () => void }) {
  const publish = usePublishSheet()
  const { sheet, cells } = grid
  const told = cells.filter(({ state, withheld }) => state !== null && !withheld).length
  const withheld = cells.filter((cell) => cell.withheld)
  const missing = cells.filter(({ state, isEnrolled }) => state === null && isEnrolled)
  const flagged = cells.filter(({ unusual }) => unusual.length > 0).length
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Publish ${sheet.title}?`}
      confirmLabel={`Publish to ${counted(told, 'student')}`}
      busyLabel="Publishing"
      busy={publish.isPending}
      error={publish.error}
      onConfirm={() =>
        publish.mutate(
          { sheetId: sheet.id, version: sheet.version },
          {
            onSuccess: () => {
              void showToast({ type: 'success', title: `${sheet.title} is published` })
              onClose()
            },
          },
        )
      }
    >
      <p>
        {counted(told, 'student sees the mark and is told', 'students see their marks and are told')}. After
        that a mark changes only by a correction with a reason.
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
    </ConfirmDialog>
  )
}
