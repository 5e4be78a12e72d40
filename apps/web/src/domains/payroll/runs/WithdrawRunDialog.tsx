import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { runTitle } from './runWords.ts'

const words = {
  giveBack: {
    title: 'Withdraw the approval of',
    verb: 'Withdraw approval',
    busy: 'Withdrawing',
    done: 'is no longer approved',
    failed: 'The approval was not withdrawn',
    note: 'People no longer see its payslips. You can resolve discrepancies, compute and approve it again.',
  },
  reverse: {
    title: 'Reverse',
    verb: 'Reverse run',
    busy: 'Reversing',
    done: 'is reversed',
    failed: 'The run was not reversed',
    note: 'This creates a reversal run, after which the month can be run again. The payslips are kept and marked as reversed.',
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
    void showToast({ type: 'success', title: `The run of ${runTitle(run)} ${done}` })
    onClose()
  }
  return (
    <ReasonDialog
      title={`${title} ${runTitle(run)}`}
      description={note}
      verb={verb}
      busyLabel={busy}
      destructive
      help="Kept with the run."
      busy={isPending}
      error={error}
      failed={failed}
      onSubmit={(reason) => mutate({ payRunId, version, reason }, { onSuccess })}
      onClose={onClose}
    />
  )
}
