import type { FieldValues } from 'react-hook-form'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useStructureChange } from '../structure.api.ts'
import type { Entry, EntryKind } from './entryKind.ts'

interface ArchiveDialogProps<Row extends Entry, Facts extends FieldValues> {
  kind: Pick<EntryKind<Row, Facts>, 'one' | 'nameOf' | 'archiving' | 'archive' | 'restore'>
  row: Row
  onClose: () => void
}

/** Asks before an entry is archived or restored, and says what that does or what stands in the way. */
export function ArchiveDialog<Row extends Entry, Facts extends FieldValues>(
  props: ArchiveDialogProps<Row, Facts>,
) {
  const { kind, row, onClose } = props
  const away = row.archivedAt !== null
  const change = useStructureChange((id: string) => (away ? kind.restore(id) : kind.archive(id)))
  const name = kind.nameOf(row)
  const onSuccess = () => {
    void showToast({ type: 'success', title: `${name} is ${away ? 'restored' : 'archived'}` })
    onClose()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${away ? 'Restore' : 'Archive'} ${name}?`}
      confirmLabel={away ? 'Restore' : 'Archive'}
      busyLabel={away ? 'Restoring' : 'Archiving'}
      destructive={!away}
      busy={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate(row.id, { onSuccess })}
    >
      {away ? 'It stands in the list again and can be chosen.' : kind.archiving}
    </ConfirmDialog>
  )
}
