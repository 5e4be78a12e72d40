import type { FieldValues } from 'react-hook-form'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { inputFor, structureOperations } from '../structureOperations.ts'
import type { Entry, EntryKind } from './entryKind.ts'
import { m } from './messages.ts'

interface ArchiveEntryDialogProps<Row extends Entry, Facts extends FieldValues> {
  kind: Pick<EntryKind<Row, Facts>, 'key' | 'nameOf' | 'archiving'>
  row: Row
  onClose: () => void
}

/** Asks before an entry is archived or restored. */
export function ArchiveEntryDialog<Row extends Entry, Facts extends FieldValues>(
  props: ArchiveEntryDialogProps<Row, Facts>,
) {
  const { kind, row, onClose } = props
  const name = kind.nameOf(row)
  const archived = row.archivedAt !== null
  const act = useAct(structureOperations[kind.key][archived ? 'restore' : 'archive'])
  const words = archived
    ? {
        title: m.restoreQuestion({ name }),
        verb: m.restore(),
        busyLabel: m.restoring(),
        done: m.isRestored({ name }),
        failed: m.wasNotRestored({ name }),
      }
    : {
        title: m.archiveQuestion({ name }),
        verb: m.archive(),
        busyLabel: m.archiving(),
        done: m.isArchived({ name }),
        failed: m.wasNotArchived({ name }),
      }
  return (
    <ActDialog
      {...words}
      destructive={!archived}
      act={act}
      input={inputFor(kind.key, row.id)}
      onClose={onClose}
    >
      {archived ? m.itReturnsToTheList() : kind.archiving}
    </ActDialog>
  )
}
