import { type Payslip, payslips } from '@campanile/contract/payroll/payslips.ts'
import { useState } from 'react'
import { useDownload } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { monthWords } from '../payWords.ts'

/** Downloads a payslip as PDF, with or without a password for the file. */
export function DownloadDialog({ slip, onClose }: { slip: Payslip; onClose: () => void }) {
  const download = useDownload('downloadPayslip')
  const [password, setPassword] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const input = { payslipId: slip.id, password: password || null }
  const problem = payslips.downloadPayslip.input.safeParse(input).error?.issues[0]?.message
  return (
    <FormDialog
      title="Download payslip"
      description={`${slip.person.name}, ${monthWords(slip.month)}, as PDF.`}
      verb="Download"
      busyLabel="Preparing"
      busy={download.isPending}
      error={download.error}
      failed="The payslip was not downloaded"
      onSubmit={() => {
        setSubmitted(true)
        if (!problem) download.mutate(input, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <PasswordField
        label="Password for the file"
        optional
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={submitted ? problem : undefined}
        help="Leave empty to let anybody with the file open it"
      />
    </FormDialog>
  )
}
