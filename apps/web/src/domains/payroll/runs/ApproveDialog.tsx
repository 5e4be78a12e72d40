import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useState } from 'react'
import { counted } from '#lib/counted.ts'
import { hasCode, reasonsOf } from '#lib/errors.ts'
import { isPlainDate } from '#lib/plainDate.ts'
import { useAct } from '#lib/useAct.ts'
import { DateField } from '#ui/DateField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { paidWords, runTitle, unpaidWords } from './runWords.ts'
import { UncoveredAlert } from './UncoveredAlert.tsx'

/** Shows what a run pays and when, before it is approved and people can see their payslips. */
export function ApproveDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const { id: payRunId, version, totals, discrepancies } = run
  const approve = useAct('approvePayRun')
  const [payOn, setPayOn] = useState(run.payOn)
  const isDay = isPlainDate(payOn)
  const unpaid = unpaidWords(run)
  const refusedDay = hasCode(approve.error, 'invalid-input') ? reasonsOf(approve.error) : undefined
  const onSuccess = () => {
    void showToast({ type: 'success', title: `The run of ${runTitle(run)} is approved` })
    onClose()
  }
  return (
    <FormDialog
      title={`Approve ${runTitle(run)}`}
      verb="Approve"
      busyLabel="Approving"
      busy={approve.isPending}
      error={refusedDay ? null : approve.error}
      failed={`The run of ${runTitle(run)} was not approved`}
      onSubmit={() => isDay && approve.mutate({ payRunId, version, payOn }, { onSuccess })}
      onClose={onClose}
    >
      <UncoveredAlert run={run} className="mb-4" />
      <p className="tnum text-2xl font-title text-ink">{paidWords(run)}</p>
      {unpaid && (
        <p className="tnum mt-1 font-label text-warn-ink">
          {unpaid}, carried into the next run unless they add bank details before this one is paid.
        </p>
      )}
      <p className="mt-1 mb-5 text-base text-ink-2">
        {counted(
          totals.people,
          'person can see their payslip and will be notified',
          'people can see their payslips and will be notified',
        )}
        .
        {discrepancies.settled > 0 &&
          ` ${counted(discrepancies.settled, 'discrepancy', 'discrepancies')} resolved.`}
      </p>
      <DateField
        label="Pay date"
        value={payOn}
        onChange={({ target }) => setPayOn(target.value)}
        error={isDay ? refusedDay : 'Select a day'}
        help="Shown on payslips and in the bank file."
      />
    </FormDialog>
  )
}
