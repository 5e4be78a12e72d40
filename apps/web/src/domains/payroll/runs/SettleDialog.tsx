import {
  type Discrepancy,
  type DiscrepancyDecision,
  decisionWords,
  discrepancyWords,
} from '@campanile/contract/payroll/pay-discrepancies.ts'
import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useId, useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { counted } from '../payWords.ts'
import { useSettleDiscrepancies } from './runs.api.ts'

interface SettleDialogProps {
  run: PayRun
  items: readonly Discrepancy[]
  decision: DiscrepancyDecision
  onClose: () => void
  onSettled: () => void
}

/** Settles one discrepancy or several alike, with the reason; the payslips follow at once. */
export function SettleDialog({ run, items, decision, onClose, onSettled }: SettleDialogProps) {
  const form = useId()
  const settle = useSettleDiscrepancies()
  const [note, setNote] = useState('')
  const [one] = items
  const single = items.length === 1 ? one : undefined
  const many = counted(items.length, 'discrepancy', 'discrepancies')
  const submit = () =>
    settle.mutate(
      {
        payRunId: run.id,
        items: items.map(({ id, version }) => ({ id, version })),
        decision,
        note: note.trim() || null,
      },
      {
        onSuccess: () => {
          void showToast({
            type: 'success',
            title: single ? `${single.person.name} is settled` : `${many} settled`,
          })
          onSettled()
        },
      },
    )
  return (
    <Dialog
      onClose={onClose}
      title={single ? discrepancyWords[single.kind].label : `Settle ${many}`}
      description={single ? `${single.person.name}: ${single.about}` : undefined}
      locked={note !== ''}
      footer={
        <FormFooter
          form={form}
          verb={decisionWords[decision]}
          busyLabel="Settling"
          busy={settle.isPending}
          onCancel={onClose}
        />
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="px-6 py-5 max-md:px-4"
      >
        {settle.error && <SaveFailed title="Nothing was settled" error={settle.error} />}
        <TextAreaField
          label="Reason"
          optional
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          help="It stays with the run."
        />
      </form>
    </Dialog>
  )
}
