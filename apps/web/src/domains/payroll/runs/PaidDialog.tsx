import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useState } from 'react'
import { isPlainDate } from '#lib/plainDate.ts'
import { useAct } from '#lib/useAct.ts'
import { DateField } from '#ui/DateField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { moneyWords } from '../money.ts'
import { m } from './messages.ts'
import { runTitle } from './runWords.ts'

/** Records the day on which the bank pays a run. */
export function PaidDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const pay = useAct('markPayRunPaid')
  const [paidOn, setPaidOn] = useState(run.payOn)
  const { id: payRunId, version } = run
  // Bank details may change while the dialog is open; the values loaded here are what counts.
  const [{ people, amount }] = useState(run.payments)
  const isDay = isPlainDate(paidOn)
  const { unpaidPeople, unpaidAmount } = run.payments
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.runIsMarkedAsPaid({ run: runTitle(run) }) })
    onClose()
  }
  const input = { payRunId, version, paidOn, payments: { people, amount } }
  return (
    <FormDialog
      title={m.markRunAsPaid({ run: runTitle(run) })}
      description={m.peopleSeeTheDay({
        amount: moneyWords(run.payments.amount, run.currency),
        people: run.payments.people,
      })}
      verb={m.markAsPaid()}
      busyLabel={m.saving()}
      busy={pay.isPending}
      error={pay.error}
      failed={m.theRunWasNotMarked()}
      onSubmit={() => isDay && pay.mutate(input, { onSuccess })}
      onClose={onClose}
    >
      {unpaidPeople > 0 && (
        <p className="tnum mb-5 text-base text-ink-2">
          {m.cantBePaidAndNotified({
            people: unpaidPeople,
            amount: moneyWords(unpaidAmount, run.currency),
          })}
        </p>
      )}
      <DateField
        label={m.theBankPaysOn()}
        value={paidOn}
        onChange={({ target }) => setPaidOn(target.value)}
        error={isDay ? undefined : m.selectADay()}
      />
    </FormDialog>
  )
}
