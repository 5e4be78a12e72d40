import type { Enrolment } from '@campanile/contract/structure/structure-classes.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

interface WithdrawDialogProps {
  classId: string
  student: Enrolment
  onClose: () => void
}

/** Ends a student's enrolment, with the reason that the student is given. */
export function WithdrawDialog({ classId, student, onClose }: WithdrawDialogProps) {
  const withdraw = useAct('withdrawStudent')
  const name = fullName(student)
  const submit = (reason: string) =>
    withdraw.mutate(
      { classId, studentId: student.studentId, ...(reason && { reason }) },
      {
        onSuccess: () => {
          void showToast({ type: 'success', title: m.isWithdrawn({ name }) })
          onClose()
        },
      },
    )
  return (
    <ReasonDialog
      title={m.withdrawQuestion({ name })}
      description={m.withdrawConsequence()}
      verb={m.withdraw()}
      busyLabel={m.withdrawing()}
      destructive
      help={m.reasonHelp()}
      maxLength={300}
      optional
      busy={withdraw.isPending}
      error={withdraw.error}
      failed={m.wasNotWithdrawn({ name })}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
