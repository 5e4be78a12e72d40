import type { Batch, Student } from '@campanile/contract/structure/structure-batches.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

interface RemoveMemberDialogProps {
  batch: Batch
  student: Student
  onClose: () => void
}

/** Removes a student from a batch, with the reason that the student is given. */
export function RemoveMemberDialog({ batch, student, onClose }: RemoveMemberDialogProps) {
  const remove = useAct('removeBatchMember')
  const name = fullName(student)
  const submit = (reason: string) =>
    remove.mutate(
      { batchId: batch.id, studentId: student.id, ...(reason && { reason }) },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: m.isNoLongerIn({ name, batch: batch.code }) })
          onClose()
        },
      },
    )
  return (
    <ReasonDialog
      title={m.removeQuestion({ name })}
      description={m.removeConsequence({ batch: batch.code })}
      verb={m.remove()}
      busyLabel={m.removing()}
      destructive
      help={m.reasonHelp()}
      maxLength={300}
      optional
      busy={remove.isPending}
      error={remove.error}
      failed={m.wasNotRemoved({ name })}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
