import { type Payslip, payslips } from '@campanile/contract/payroll/payslips.ts'
import { type SubmitEvent, useId, useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { monthWords } from '../payWords.ts'
import { useDownloadPayslip } from './slip.api.ts'

/** The payslip as PDF, plain or behind a password that one chooses for the file. */
export function DownloadDialog({ slip, onClose }: { slip: Payslip; onClose: () => void }) {
  const form = useId()
  const download = useDownloadPayslip()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const input = { payslipId: slip.id, password: password || null }
  const problem = payslips.downloadPayslip.input.safeParse(input).error?.issues[0]?.message
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!problem) download.mutate(input, { onSuccess: onClose })
  }
  return (
    <Dialog
      onClose={onClose}
      title="Download payslip"
      description={`${slip.person.name}, ${monthWords(slip.month)}, as PDF.`}
      footer={
        <FormFooter
          form={form}
          verb="Download"
          busyLabel="Preparing"
          busy={download.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={form} noValidate onSubmit={submit} className="px-6 py-5 max-md:px-4">
        {download.error && <SaveFailed title="The payslip was not downloaded" error={download.error} />}
        <PasswordField
          label="Password for the file"
          optional
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={tried ? problem : undefined}
          help="Empty: everybody who has the file can open it"
        />
      </form>
    </Dialog>
  )
}
