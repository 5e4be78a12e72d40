import type { BankFileFormat, PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { hasCode, reasonsOf } from '#lib/errors.ts'
import { useDownload } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { moneyWords } from '../money.ts'
import { dayWords } from '../payWords.ts'
import { m } from './messages.ts'
import { runTitle, unpaidWords } from './runWords.ts'

const formats: { value: BankFileFormat; label: string }[] = [
  { value: 'sepa', label: m.sepaTransfer() },
  { value: 'csv', label: m.csv() },
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
      title={m.downloadTheBankFile()}
      description={m.bankFilePays({
        run: runTitle(run),
        amount: moneyWords(run.payments.amount, run.currency),
        people: run.payments.people,
        day: dayWords(payOn),
      })}
      verb={m.download()}
      busyLabel={m.preparing()}
      busy={file.isPending}
      error={refusal ? null : file.error}
      failed={m.theBankFileWasNotDownloaded()}
      onSubmit={() => file.mutate({ payRunId: run.id, payOn, format }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {refusal && (
        <Alert tone="bad" title={m.theSepaFileWasNotCreated()} takesFocus className="mb-4">
          {refusal}
        </Alert>
      )}
      {run.can.sepaFile ? (
        <Segmented label={m.format()} options={formats} value={format} onChange={setFormat} />
      ) : (
        run.currency === 'EUR' && (
          <p className="text-base text-ink-2">
            {m.howToGetASepaFile({
              link: (text) => (
                <Link to="/app/settings/pay" className="font-label underline">
                  {text}
                </Link>
              ),
            })}
          </p>
        )
      )}
      {unpaid && <p className="tnum mt-4 text-base font-label text-warn-ink">{unpaid}</p>}
      <p className="mt-4 text-base text-ink-2">{m.bankFileHoldsAccountNumbers()}</p>
    </FormDialog>
  )
}
