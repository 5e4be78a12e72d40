import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { showToast } from '#ui/toast.ts'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { m } from './messages.ts'
import { TypeFieldset } from './TypeFieldset.tsx'
import { leaveTypeFieldLabels, leaveTypeFieldText } from './typeWords.ts'
import { useTypeForm } from './useTypeForm.ts'

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
