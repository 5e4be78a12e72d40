import { type Payslip, payslips } from '@campanile/contract/payroll/payslips.ts'
import { useState } from 'react'
import { inWords } from '#lib/inWords.ts'
import { useDownload } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { monthWords } from '../payWords.ts'
import { m } from './messages.ts'

/** Downloads a payslip as PDF, with or without a password for the file. */
export function DownloadDialog({ slip, onClose }: { slip: Payslip; onClose: () => void }) {
  const download = useDownload('downloadPayslip')
  const [password, setPassword] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const input = { payslipId: slip.id, password: password || null }
  const problem = inWords(payslips.downloadPayslip.input.safeParse(input).error?.issues[0]?.message)
  return (
    <FormDialog
      title={m.downloadPayslip()}
      description={m.payslipAsPdf({ name: slip.person.name, month: monthWords(slip.month) })}
      verb={m.download()}
      busyLabel={m.preparing()}
      busy={download.isPending}
      error={download.error}
      failed={m.thePayslipWasNotDownloaded()}
      onSubmit={() => {
        setSubmitted(true)
        if (!problem) download.mutate(input, { onSuccess: onClose })
      }}
      onClose={onClose}
    >
      <PasswordField
        label={m.passwordForTheFile()}
        optional
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={submitted ? problem : undefined}
        help={m.leaveEmptyForNoPassword()}
      />
    </FormDialog>
  )
}
