import type { PayProfile } from '@campanile/contract/payroll/pay-profiles.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { heldWords } from '../payWords.ts'
import { useRemovePayProfile } from './profiles.api.ts'

interface RemoveProfileDialogProps {
  profile: PayProfile
  personName: string
  onClose: () => void
}

/** Asks before a profile that nobody was paid by goes. */
export function RemoveProfileDialog({ profile, personName, onClose }: RemoveProfileDialogProps) {
  const remove = useRemovePayProfile()
  const { id: payProfileId, version } = profile
  const onSuccess = () => {
    void showToast({ type: 'success', title: 'The pay profile is removed' })
    onClose()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Remove this pay profile?"
      confirmLabel="Remove"
      busyLabel="Removing"
      destructive
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ payProfileId, version }, { onSuccess })}
    >
      {heldWords(profile)}. No approved run has paid {personName} by it.
    </ConfirmDialog>
  )
}
