import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { m } from './messages.ts'
import { TypeFieldset } from './TypeFieldset.tsx'
import {
  leaveTypeFormInput,
  leaveTypeFormValues,
  newType,
  type TypeValues,
  typeFields,
  typeForm,
} from './typeForm.ts'
import { leaveTypeFieldLabels, leaveTypeFieldText } from './typeWords.ts'

interface TypeDialogProps {
  /** Absent for a new type. */
  type?: ManagedLeaveType
  onClose: () => void
}

/** The form of a leave type. */
export function TypeDialog({ type, onClose }: TypeDialogProps) {
  const edit = useTypeForm(type, ({ name }) => {
    void showToast({ type: 'success', title: m.nameIsSaved({ name }) })
    onClose()
  })
  return (
    <VersionedFormDialog
      title={type ? m.editType({ typeName: type.name }) : m.addLeaveType()}
      edit={edit}
      labelOf={(field) => leaveTypeFieldLabels[field]}
      textOf={leaveTypeFieldText}
      onClose={onClose}
    >
      <TypeFieldset
        dayFixed={type ? !type.can.changeDayMinutes : false}
        paidFixed={type ? !type.can.changePaid : false}
      />
    </VersionedFormDialog>
  )
}

/** The form of a new leave type, or of `type`. */
function useTypeForm(type: ManagedLeaveType | undefined, onSaved: (saved: ManagedLeaveType) => void) {
  const readNow = useReadNow()
  const create = useAct('createLeaveType')
  const update = useAct('updateLeaveType')
  return useVersionedForm<ManagedLeaveType, TypeValues>({
    row: type,
    resolver: schemaResolver(typeForm),
    blank: newType,
    valuesOf: leaveTypeFormValues,
    fields: typeFields,
    save: (values, base) =>
      base
        ? update.mutateAsync({ leaveTypeId: base.id, version: base.version, ...leaveTypeFormInput(values) })
        : create.mutateAsync(leaveTypeFormInput(values)),
    readTheirs: async ({ id }) => {
      const { items } = await readNow('listLeaveTypes', {})
      return items.find((it) => it.id === id)
    },
    onSaved,
  })
}
