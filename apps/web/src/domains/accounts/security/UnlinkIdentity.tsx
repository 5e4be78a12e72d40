import type { Identity } from '@campanile/contract/accounts/my-sign-in.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { replaceRead } from '#lib/replaceRead.ts'
import { useAct } from '#lib/useAct.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

interface UnlinkIdentityProps {
  identity: Identity
  onClose: () => void
}

export function UnlinkIdentity({ identity, onClose }: UnlinkIdentityProps) {
  const name = identity.email ?? identity.provider
  return (
    <ActDialog
      title={`Unlink ${name}?`}
      verb="Unlink"
      busyLabel="Unlinking"
      destructive
      act={useAct('unlinkMyIdentity', { onAnswer: replaceRead('listMyIdentities') })}
      input={{ identityId: identity.id }}
      done={`${name} is unlinked`}
      failed={`${name} was not unlinked`}
      onClose={onClose}
    >
      It no longer signs in as you, and every other browser that you are signed in with is signed out.
    </ActDialog>
  )
}
