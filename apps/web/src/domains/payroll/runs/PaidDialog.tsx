import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useId, useState } from 'react'
import { isPlainDate } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { useMarkPayRunPaid } from './runs.api.ts'
import { netWords, runTitle } from './runWords.ts'

/** Records that the bank was told to pay, and for which day. */
export function PaidDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const form = useId()
  const { dayOf } = useTimeFormat()
  const pay = useMarkPayRunPaid()
  const [paidOn, setPaidOn] = useState(() => dayOf(new Date()))
  const [tried, setTried] = useState(false)
  const { id: payRunId, version } = run
  const onSuccess = () => {
    void showToast({ type: 'success', title: `The run of ${runTitle(run)} is marked as paid` })
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={`Mark ${runTitle(run)} as paid`}
      description={`${netWords(run)}. People see the day on their payslips.`}
      footer={
        <FormFooter
          form={form}
          verb="Mark as paid"
          busyLabel="Saving"
          busy={pay.isPending}
          onCancel={onClose}
        />
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (isPlainDate(paidOn)) pay.mutate({ payRunId, version, paidOn }, { onSuccess })
        }}
        className="px-6 py-5 max-md:px-4"
      >
        {pay.error && <SaveFailed title="The run was not marked as paid" error={pay.error} />}
        <TextField
          label="The bank pays on"
          type="date"
          value={paidOn}
          onChange={({ target }) => setPaidOn(target.value)}
          error={tried && !isPlainDate(paidOn) ? 'Choose a day' : undefined}
        />
      </form>
    </Dialog>
  )
}
