import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useState } from 'react'
import { isPlainDate } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDownload } from '#lib/useAct.ts'
import { DateField } from '#ui/DateField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { runTitle } from './runWords.ts'

/** Downloads the payments of a run, with whole account numbers. */
export function BankFileDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const file = useDownload('exportBankFile')
  const { dayOf } = useTimeFormat()
  const [payOn, setPayOn] = useState(() => run.paidOn ?? dayOf(new Date()))
  const isDay = isPlainDate(payOn)
  return (
    <FormDialog
      title="Download the bank file"
      description={`${runTitle(run)}, one line a person and the total, as CSV.`}
      verb="Download"
      busyLabel="Preparing"
      busy={file.isPending}
      error={file.error}
      failed="The bank file was not downloaded"
      onSubmit={() => isDay && file.mutate({ payRunId: run.id, payOn }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="mb-5 text-base text-ink-2">
        It holds whole account numbers. The download is recorded. Keep the file only until your bank has it.
      </p>
      {run.paidOn === null && (
        <DateField
          label="The bank pays on"
          value={payOn}
          onChange={({ target }) => setPayOn(target.value)}
          error={isDay ? undefined : 'Choose a day'}
        />
      )}
    </FormDialog>
  )
}
