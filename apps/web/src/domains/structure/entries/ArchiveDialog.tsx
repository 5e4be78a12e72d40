import type { FieldValues } from 'react-hook-form'
import { ActDialog } from '#ui/ActDialog.tsx'
import { useStructureChange } from '../structure.api.ts'
import type { Entry, EntryKind } from './entryKind.ts'

interface ArchiveDialogProps<Row extends Entry, Facts extends FieldValues> {
  kind: Pick<EntryKind<Row, Facts>, 'one' | 'nameOf' | 'archiving' | 'archive' | 'restore'>
  row: Row
  onClose: () => void
}

/** Asks before an entry is archived or restored. */
export function ArchiveDialog<Row extends Entry, Facts extends FieldValues>(
  props: ArchiveDialogProps<Row, Facts>,
) {
  const { kind, row, onClose } = props
  const archive = useStructureChange(kind.archive)
  const restore = useStructureChange(kind.restore)
  const name = kind.nameOf(row)
  const archived = row.archivedAt !== null
  const words = archived
    ? { verb: 'Restore', busyLabel: 'Restoring', done: 'restored' }
    : { verb: 'Archive', busyLabel: 'Archiving', done: 'archived' }
  return (
    <ActDialog
      title={`${words.verb} ${name}?`}
      verb={words.verb}
      busyLabel={words.busyLabel}
      destructive={!archived}
      act={archived ? restore : archive}
      input={row.id}
      done={`${name} is ${words.done}`}
      failed={`${name} was not ${words.done}`}
      onClose={onClose}
    >
      {archived ? 'It returns to the list and can be selected again.' : kind.archiving}
    </ActDialog>
  )
}
