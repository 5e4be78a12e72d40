import type { Identity } from '@campanile/contract/my-sign-in.ts'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { ConfirmFirst } from '#ui/ConfirmFirst.tsx'
import { showToast } from '#ui/toast.ts'
import { useUnlinkIdentity } from './identities.api.ts'

interface UnlinkIdentityProps {
  identity: Identity
  onClose: () => void
}

/** Asks, and where it has to be, for the password or a passkey anew. */
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
  if (hasCode(unlink.error, 'requires-recent-login')) {
    return (
      <ConfirmFirst
        reason="This decides who can sign in as you, so we ask again that it is you."
        onCancel={onClose}
        onConfirmed={run}
      />
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Unlink ${name}?`}
      confirmLabel="Unlink"
      busyLabel="Unlinking"
      destructive
      busy={unlink.isPending}
      error={unlink.error ? sentenceOf(unlink.error) : undefined}
      onConfirm={run}
    >
      It no longer signs in as you, and every other browser that you are signed in with is signed out.
    </ConfirmDialog>
  )
}
