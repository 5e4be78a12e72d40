import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useWithdrawLeave } from '../leave.api.ts'
import { periodWords } from '../leaveWords.ts'

interface WithdrawDialogProps {
  request: LeaveRequest
  onClose: () => void
  onWithdrawn: () => void
}

/** Takes a request back that nobody has decided. */
export function WithdrawDialog({ request, onClose, onWithdrawn }: WithdrawDialogProps) {
  const withdraw = useWithdrawLeave()
  const onSuccess = () => {
    void showToast({ type: 'success', title: 'Your request is withdrawn' })
    onWithdrawn()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Withdraw this request?"
      confirmLabel="Withdraw"
      busyLabel="Withdrawing"
      cancelLabel="Keep it"
      destructive
      busy={withdraw.isPending}
      error={withdraw.error}
      onConfirm={() => withdraw.mutate({ requestId: request.id, version: request.version }, { onSuccess })}
    >
      {request.leaveType}, {periodWords(request)}. Nobody needs to decide it any more; you can ask again.
    </ConfirmDialog>
  )
}
