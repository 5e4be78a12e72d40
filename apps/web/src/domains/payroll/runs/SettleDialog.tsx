import {
  type Discrepancy,
  type DiscrepancyDecision,
  decisionActWords,
  discrepancyWords,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

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
  const onSuccess = () => {
    void showToast({
      type: 'success',
      title: single
        ? m.resolvedFor({ name: single.person.name })
        : m.discrepanciesResolved({ discrepancies: items.length }),
    })
    onSettled()
  }
  const submit = (note: string) => {
    const chosen = items.map(({ id, version }) => ({ id, version }))
    settle.mutate({ payRunId: run.id, items: chosen, decision, note: note || null }, { onSuccess })
  }
  return (
    <ReasonDialog
      title={
        single
          ? discrepancyWords[single.kind].label
          : m.resolveDiscrepancyCount({ discrepancies: items.length })
      }
      description={
        single ? m.personAndAbout({ personName: single.person.name, about: single.about }) : undefined
      }
      verb={decisionActWords[decision]}
      busyLabel={m.resolving()}
      optional
      help={m.reasonIsKept()}
      busy={settle.isPending}
      error={settle.error}
      failed={m.nothingWasResolved()}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}
