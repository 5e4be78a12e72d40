import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { leavePeriodWords } from '../leaveWords.ts'
import { m } from './messages.ts'

const words = {
  reject: {
    title: (personName: string) => m.rejectRequestOf({ personName }),
    verb: m.rejectRequest(),
    busy: m.rejecting(),
    failed: m.theRequestWasNotRejected(),
    done: (personName: string) => m.leaveRejectedFor({ personName }),
    description: (leaveType: string, period: string) => m.leaveInPeriod({ leaveType, period }),
  },
  revoke: {
    title: (personName: string) => m.withdrawApprovalOf({ personName }),
    verb: m.withdrawApproval(),
    busy: m.withdrawing(),
    failed: m.theApprovalWasNotWithdrawn(),
    done: (personName: string) => m.approvalWithdrawnFor({ personName }),
    description: (leaveType: string, period: string) => m.leaveInPeriodIsRestored({ leaveType, period }),
  },
} as const

interface LeaveReasonDialogProps {
  act: keyof typeof words
  request: LeaveRequest
  onClose: () => void
  onDone: () => void
}

/** Rejects a request or withdraws its approval, with a reason. */
export function LeaveReasonDialog({ act, request, onClose, onDone }: LeaveReasonDialogProps) {
  const reject = useAct('rejectLeave')
  const revoke = useAct('revokeLeave')
  const { title, verb, busy, failed, done, description } = words[act]
  const { id: requestId, version, personName } = request
  const { isPending, error } = act === 'reject' ? reject : revoke
  const onSuccess = () => {
    void showToast({ type: 'success', title: done(personName) })
    onDone()
  }
  const submit = (reason: string) =>
    act === 'reject'
      ? reject.mutate({ requestId, version, rejectionReason: reason }, { onSuccess })
      : revoke.mutate({ requestId, version, reason }, { onSuccess })
  return (
    <ReasonDialog
      title={title(personName)}
      description={description(request.leaveType, leavePeriodWords(request))}
      verb={verb}
      busyLabel={busy}
      destructive
      help={m.personCanReadThis({ personName })}
      busy={isPending}
      error={error}
      failed={failed}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
