import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useState } from 'react'
import { isPlainDate } from '#lib/plainDate.ts'
import { useAct } from '#lib/useAct.ts'
import { DateField } from '#ui/DateField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'
import { paidWords, runTitle, unpaidWords } from './runWords.ts'

/** Records the day on which the bank pays a run. */
export function PaidDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const pay = useAct('markPayRunPaid')
  const [paidOn, setPaidOn] = useState(run.payOn)
  const { id: payRunId, version } = run
  // Bank details may change while the dialog is open; what was read here is what counts.
  const [{ people, amount }] = useState(run.payments)
  const isDay = isPlainDate(paidOn)
  const unpaid = unpaidWords(run)
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.theRunOfIsMarked({ runTitle: runTitle(run) }) })
    onClose()
  }
  const input = { payRunId, version, paidOn, payments: { people, amount } }
  return (
    <FormDialog
      title={m.markAsPaid({ runTitle: runTitle(run) })}
      description={m.peopleSeeTheDay({ paid: paidWords(run) })}
      verb={m.markAsPaidLabel()}
      busyLabel={m.saving()}
      busy={pay.isPending}
      error={pay.error}
      failed={m.theRunWasNotMarked()}
      onSubmit={() => isDay && pay.mutate(input, { onSuccess })}
      onClose={onClose}
    >
      {unpaid && <p className="tnum mb-5 text-base text-ink-2">{m.theyWillBeNotified({ unpaid })}</p>}
      <DateField
        label={m.theBankPaysOn()}
        value={paidOn}
        onChange={({ target }) => setPaidOn(target.value)}
        error={isDay ? undefined : m.selectADay()}
      />
    </FormDialog>
  )
}
