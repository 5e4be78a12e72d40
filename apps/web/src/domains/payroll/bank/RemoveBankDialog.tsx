import type { BankDetails } from '@campanile/contract/payroll/bank-details.ts'
import { showToast } from '#ui/toast.ts'
import { ActDialog } from '../ActDialog.tsx'
import { useRemoveBankDetails } from './bank.api.ts'

interface RemoveBankDialogProps {
  personId: string
  personName: string
  details: BankDetails
  onClose: () => void
}

/** Deletes where somebody's pay goes; they are told. */
export function RemoveBankDialog({ personId, personName, details, onClose }: RemoveBankDialogProps) {
  const remove = useRemoveBankDetails()
  return (
    <ActDialog
      title={`Delete the bank details of ${personName}`}
      verb="Delete"
      busyLabel="Deleting"
      destructive
      onAct={async () => {
        await remove.mutateAsync({ personId, version: details.version })
        void showToast({ type: 'success', title: 'The bank details are deleted' })
      }}
      onClose={onClose}
    >
      <p className="text-base text-ink-2">
        {personName} is told, and is left out of bank files until there are new ones.
      </p>
    </ActDialog>
  )
}
