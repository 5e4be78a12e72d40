import type { Identity } from '@campanile/contract/accounts/my-sign-in.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useUnlinkIdentity } from './identities.api.ts'

interface UnlinkIdentityProps {
  identity: Identity
  onClose: () => void
}

export function UnlinkIdentity({ identity, onClose }: UnlinkIdentityProps) {
  const unlink = useUnlinkIdentity()
  const name = identity.email ?? identity.provider
  const run = () =>
    unlink.mutate(identity.id, {
      onSuccess: () => {
        onClose()
        void showToast({ type: 'success', title: `${name} is unlinked` })
      },
    })
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Unlink ${name}?`}
      confirmLabel="Unlink"
      busyLabel="Unlinking"
      destructive
      busy={unlink.isPending}
      error={unlink.error}
      onConfirm={run}
    >
      It no longer signs in as you, and every other browser that you are signed in with is signed out.
    </ConfirmDialog>
  )
}
