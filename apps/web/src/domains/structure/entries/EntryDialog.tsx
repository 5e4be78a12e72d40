import type { FieldValues } from 'react-hook-form'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import type { Entry, EntryKind } from './entryKind.ts'
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
    void showToast({ type: 'success', title: `${kind.nameOf(saved)} is ${row ? 'saved' : 'added'}` })
    onClose()
  })
  return (
    <VersionedFormDialog
      title={row ? `Edit ${kind.nameOf(row)}` : `Add ${kind.one}`}
      what={kind.one}
      verb={row ? 'Save' : `Add ${kind.one}`}
      busyLabel={row ? 'Saving' : 'Adding'}
      edit={edit}
      labelOf={(field) => kind.labels[field] ?? ''}
      textOf={kind.text}
      noteOf={(_, theirs) => theirs.archivedAt && ` The ${kind.one} has been archived.`}
      onClose={onClose}
    >
      <kind.Fields />
    </VersionedFormDialog>
  )
}
