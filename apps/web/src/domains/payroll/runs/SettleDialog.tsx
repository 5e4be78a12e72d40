import {
  type Discrepancy,
  type DiscrepancyDecision,
  decisionWords,
  discrepancyWords,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { counted } from '#lib/counted.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'

interface SettleDialogProps {
  run: PayRun
  items: readonly Discrepancy[]
  decision: DiscrepancyDecision
  onClose: () => void
  onSettled: () => void
}

/** Resolves one discrepancy, or several in the same way, with a reason. The payslips change at once. */
export function SettleDialog({ run, items, decision, onClose, onSettled }: SettleDialogProps) {
  const settle = useAct('settleDiscrepancies')
  const [one] = items
  const single = items.length === 1 ? one : undefined
  const many = counted(items.length, 'discrepancy', 'discrepancies')
  const onSuccess = () => {
    void showToast({
      type: 'success',
      title: single ? `Resolved for ${single.person.name}` : `${many} resolved`,
    })
    onSettled()
  }
  const submit = (note: string) => {
    const chosen = items.map(({ id, version }) => ({ id, version }))
    settle.mutate({ payRunId: run.id, items: chosen, decision, note: note || null }, { onSuccess })
  }
  return (
    <ReasonDialog
      title={single ? discrepancyWords[single.kind].label : `Resolve ${many}`}
      description={single ? `${single.person.name}: ${single.about}` : undefined}
      verb={decisionWords[decision]}
      busyLabel="Resolving"
      optional
      help="Kept with the run."
      busy={settle.isPending}
      error={settle.error}
      failed="Nothing was resolved"
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
