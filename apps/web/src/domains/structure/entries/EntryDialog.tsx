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
    void showToast({
      type: 'success',
      title: m.nameOfIsSaved({ nameOf: kind.nameOf(saved), row: row ? 'yes' : 'no' }),
    })
    onClose()
  })
  return (
    <VersionedFormDialog
      title={row ? m.editNameOfLabel({ nameOf: kind.nameOf(row) }) : m.addOne({ one: kind.one })}
      verb={row ? m.save() : m.addOne({ one: kind.one })}
      busyLabel={row ? m.saving() : m.adding()}
      edit={edit}
      labelOf={(field) => kind.labels[field] ?? ''}
      textOf={kind.text}
      noteOf={(_, theirs) => theirs.archivedAt && m.theHasBeenArchived({ one: kind.one })}
      onClose={onClose}
    >
      <kind.Fields />
    </VersionedFormDialog>
  )
}
