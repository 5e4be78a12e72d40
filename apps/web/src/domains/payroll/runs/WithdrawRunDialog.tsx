import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'
import { runTitle } from './runWords.ts'

const words = {
  giveBack: {
    title: (run: string) => m.withdrawApprovalOf({ run }),
    verb: m.withdrawApproval(),
    busy: m.withdrawing(),
    done: (run: string) => m.approvalWithdrawn({ run }),
    failed: m.theApprovalWasNotWithdrawn(),
    note: m.withdrawnRunCanBeCorrected(),
  },
  reverse: {
    title: (run: string) => m.reverseRunOf({ run }),
    verb: m.reverseRun(),
    busy: m.reversing(),
    done: (run: string) => m.runIsReversed({ run }),
    failed: m.theRunWasNotReversed(),
    note: m.reversalRunIsCreated(),
  },
} as const

interface WithdrawRunDialogProps {
  act: keyof typeof words
  run: PayRun
  onClose: () => void
}

/** Withdraws the approval of a run, or reverses the run, with a reason. */
export function WithdrawRunDialog({ act, run, onClose }: WithdrawRunDialogProps) {
  const giveBack = useAct('giveBackPayRun')
  const reverse = useAct('reversePayRun')
  const { title, verb, busy, done, failed, note } = words[act]
  const { mutate, isPending, error } = act === 'giveBack' ? giveBack : reverse
  const { id: payRunId, version } = run
  const onSuccess = () => {
    void showToast({ type: 'success', title: done(runTitle(run)) })
    onClose()
  }
  return (
    <ReasonDialog
      title={title(runTitle(run))}
      description={note}
      verb={verb}
      busyLabel={busy}
      destructive
      help={m.reasonIsSent()}
      busy={isPending}
      error={error}
      failed={failed}
      onSubmit={(reason) => mutate({ payRunId, version, reason }, { onSuccess })}
      onClose={onClose}
    />
  )
}
