import type { BankFileFormat, PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { hasCode, reasonsOf } from '#lib/errors.ts'
import { useDownload } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { dayWords } from '../payWords.ts'
import { paidWords, runTitle, unpaidWords } from './runWords.ts'

const formats: { value: BankFileFormat; label: string }[] = [
  { value: 'sepa', label: 'SEPA transfer' },
  { value: 'csv', label: 'CSV' },
]

/** Downloads the payments of a run, with whole account numbers. */
export function BankFileDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const file = useDownload('exportBankFile')
  const [format, setFormat] = useState<BankFileFormat>(run.can.sepaFile ? 'sepa' : 'csv')
  const unpaid = unpaidWords(run)
  const refusal = hasCode(file.error, 'blocked') ? reasonsOf(file.error) : undefined
  const payOn = run.paidOn ?? run.payOn
  return (
    <FormDialog
      title="Download the bank file"
      description={`${runTitle(run)}: ${paidWords(run)} on ${dayWords(payOn)}.`}
      verb="Download"
      busyLabel="Preparing"
      busy={file.isPending}
      error={refusal ? null : file.error}
      failed="The bank file was not downloaded"
      onSubmit={() => file.mutate({ payRunId: run.id, payOn, format }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {refusal && (
        <Alert tone="bad" title="The SEPA file wasn’t created" takesFocus className="mb-4">
          {refusal}
        </Alert>
      )}
      {run.can.sepaFile ? (
        <Segmented label="Format" options={formats} value={format} onChange={setFormat} />
      ) : (
        run.currency === 'EUR' && (
          <p className="text-base text-ink-2">
            To download a SEPA transfer instead of a CSV file, set the institution’s account in the{' '}
            <Link to="/app/settings/pay" className="font-label underline">
              payroll settings
            </Link>
            .
          </p>
        )
      )}
      {unpaid && <p className="tnum mt-4 text-base font-label text-warn-ink">{unpaid}.</p>}
      <p className="mt-4 text-base text-ink-2">
        It contains full account numbers, and the download is recorded. Delete it once your bank has it.
      </p>
    </FormDialog>
  )
}
