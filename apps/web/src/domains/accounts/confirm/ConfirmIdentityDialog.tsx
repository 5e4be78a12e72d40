import { Dialog } from '#ui/Dialog.tsx'
import { SkeletonRows } from '#ui/SkeletonRows.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { useConfirmationMeans } from './confirmation.api.ts'

const titles = {
  password: 'Confirm your password to continue',
  code: 'Confirm with your authenticator app to continue',
  passkey: 'Confirm with your passkey to continue',
  none: 'Sign in again to continue',
} as const

interface ConfirmIdentityDialogProps {
  /** Whether the person confirmed. */
  onClose: (confirmed: boolean) => void
}

/** What this person has to confirm with: the password, a code of their app, a passkey. */
export function ConfirmIdentityDialog({ onClose }: ConfirmIdentityDialogProps) {
  const { first, hasPasskey, isPending } = useConfirmationMeans()
  return (
    <Dialog
      onClose={() => onClose(false)}
      title={isPending ? 'Confirm it’s you to continue' : titles[first]}
      description="You won’t be asked again for ten minutes."
    >
      <div className="px-6 py-5 max-md:px-4">
        {isPending ? (
          <SkeletonRows />
        ) : (
          <ConfirmForm first={first} hasPasskey={hasPasskey} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}
