import type { PayRun } from '@campanile/contract/pay-runs.ts'
import { ProveDialog } from '../ProveDialog.tsx'
import { useBankFile } from './runs.api.ts'
import { runTitle } from './runWords.ts'

/** Whole account numbers leave the house in it, so the password is asked anew. */
export function BankFileDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const file = useBankFile()
  return (
    <ProveDialog
      title="Download the bank file"
      description={`${runTitle(run)}, one line a person and the total, as CSV.`}
      verb="Download"
      busyLabel="Preparing"
      onProved={() => file.mutateAsync(run.id)}
      onClose={onClose}
    >
      <p className="mb-5 text-base text-ink-2">
        It holds whole account numbers. The download is recorded. Keep the file only until your bank has it.
      </p>
    </ProveDialog>
  )
}
