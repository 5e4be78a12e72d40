import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useState } from 'react'
import { isPlainDate } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { DateField } from '#ui/DateField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { netWords, runTitle } from './runWords.ts'

/** Records the day on which the bank pays a run. */
export function PaidDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const { dayOf } = useTimeFormat()
  const pay = useAct('markPayRunPaid')
  const [paidOn, setPaidOn] = useState(() => dayOf(new Date()))
  const { id: payRunId, version } = run
  const isDay = isPlainDate(paidOn)
  const onSuccess = () => {
    void showToast({ type: 'success', title: `The run of ${runTitle(run)} is marked as paid` })
    onClose()
  }
  return (
    <FormDialog
      title={`Mark ${runTitle(run)} as paid`}
      description={`${netWords(run)}. People see the day on their payslips.`}
      verb="Mark as paid"
      busyLabel="Saving"
      busy={pay.isPending}
      error={pay.error}
      failed="The run was not marked as paid"
      onSubmit={() => isDay && pay.mutate({ payRunId, version, paidOn }, { onSuccess })}
      onClose={onClose}
    >
      <DateField
        label="The bank pays on"
        value={paidOn}
        onChange={({ target }) => setPaidOn(target.value)}
        error={isDay ? undefined : 'Choose a day'}
      />
    </FormDialog>
  )
}
