import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useState } from 'react'
import { hasCode, reasonsOf } from '#lib/errors.ts'
import { isPlainDate } from '#lib/plainDate.ts'
import { useAct } from '#lib/useAct.ts'
import { DateField } from '#ui/DateField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { moneyWords } from '../money.ts'
import { m } from './messages.ts'
import { paidWords, runTitle } from './runWords.ts'
import { UncoveredAlert } from './UncoveredAlert.tsx'

/** Shows what a run pays and when, before it is approved and people can see their payslips. */
export function ApproveDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const { id: payRunId, version, totals, discrepancies } = run
  const approve = useAct('approvePayRun')
  const [payOn, setPayOn] = useState(run.payOn)
  const isDay = isPlainDate(payOn)
  const { unpaidPeople, unpaidAmount } = run.payments
  const refusedDay = hasCode(approve.error, 'invalid-input') ? reasonsOf(approve.error) : undefined
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.runIsApproved({ run: runTitle(run) }) })
    onClose()
  }
  return (
    <FormDialog
      title={m.approveRun({ run: runTitle(run) })}
      verb={m.approve()}
      busyLabel={m.approving()}
      busy={approve.isPending}
      error={refusedDay ? null : approve.error}
      failed={m.theRunWasNotApproved()}
      onSubmit={() => isDay && approve.mutate({ payRunId, version, payOn }, { onSuccess })}
      onClose={onClose}
    >
      <UncoveredAlert run={run} className="mb-4" />
      <p className="tnum text-2xl font-title text-ink">{paidWords(run)}</p>
      {unpaidPeople > 0 && (
        <p className="tnum mt-1 font-label text-warn-ink">
          {m.cantBePaidUnlessAdded({
            people: unpaidPeople,
            amount: moneyWords(unpaidAmount, run.currency),
          })}
        </p>
      )}
      <p className="mt-1 mb-5 text-base text-ink-2">
        {m.peopleWillBeNotified({ people: totals.people })}{' '}
        {discrepancies.settled > 0 && m.discrepanciesWereResolved({ discrepancies: discrepancies.settled })}
      </p>
      <DateField
        label={m.payDate()}
        value={payOn}
        onChange={({ target }) => setPayOn(target.value)}
        error={isDay ? refusedDay : m.selectADay()}
        help={m.shownOnPayslips()}
      />
    </FormDialog>
  )
}
