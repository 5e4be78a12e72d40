import type { FieldValues } from 'react-hook-form'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import type { Entry, EntryKind } from './entryKind.ts'
import { m } from './messages.ts'
import { useEntryForm } from './useEntryForm.ts'

interface EntryDialogProps<Row extends Entry, Facts extends FieldValues> {
  kind: EntryKind<Row, Facts>
  /** Absent for a new one. */
  row?: Row
  onClose: () => void
}

/** The form of an entry of the academic structure. */
export function EntryDialog<Row extends Entry, Facts extends FieldValues>(
  props: EntryDialogProps<Row, Facts>,
) {
  const { kind, row, onClose } = props
  const edit = useEntryForm(kind, row, (saved) => {
    const name = kind.nameOf(saved)
    void showToast({ type: 'success', title: row ? m.isSaved({ name }) : m.isAdded({ name }) })
    onClose()
  })
  return (
    <VersionedFormDialog
      title={row ? m.editTitle({ name: kind.nameOf(row) }) : m.add({ kind: kind.key })}
      verb={row ? m.save() : m.add({ kind: kind.key })}
      busyLabel={row ? m.saving() : m.adding()}
      edit={edit}
      labelOf={(field) => kind.labels[field] ?? ''}
      textOf={kind.text}
      noteOf={(_, theirs) => theirs.archivedAt && <> {m.hasBeenArchived({ kind: kind.key })}</>}
      onClose={onClose}
    >
      <kind.Fields />
    </VersionedFormDialog>
  )
}
