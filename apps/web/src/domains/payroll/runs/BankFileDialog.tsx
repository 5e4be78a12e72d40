import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useState } from 'react'
import { isPlainDate } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { TextField } from '#ui/TextField.tsx'
import { ActDialog } from '../ActDialog.tsx'
import { useBankFile } from './runs.api.ts'
import { runTitle } from './runWords.ts'

/** Whole account numbers leave the house in it. */
export function BankFileDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const file = useBankFile()
  const { dayOf } = useTimeFormat()
  const [payOn, setPayOn] = useState(() => run.paidOn ?? dayOf(new Date()))
  const [tried, setTried] = useState(false)
  const isReady = () => {
    setTried(true)
    return isPlainDate(payOn)
  }
  return (
    <ActDialog
      title="Download the bank file"
      description={`${runTitle(run)}, one line a person and the total, as CSV.`}
      verb="Download"
      busyLabel="Preparing"
      isReady={isReady}
      onAct={() => file.mutateAsync({ payRunId: run.id, payOn })}
      onClose={onClose}
    >
      <p className="mb-5 text-base text-ink-2">
        It holds whole account numbers. The download is recorded. Keep the file only until your bank has it.
      </p>
      {run.paidOn === null && (
        <TextField
          label="The bank pays on"
          type="date"
          value={payOn}
          onChange={({ target }) => setPayOn(target.value)}
          error={tried && !isPlainDate(payOn) ? 'Choose a day' : undefined}
        />
      )}
    </ActDialog>
  )
}
