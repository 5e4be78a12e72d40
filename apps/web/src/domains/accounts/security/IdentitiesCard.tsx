import type { Identity } from '@campanile/contract/accounts/my-sign-in.ts'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { replaceRead } from '#lib/replaceRead.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { LinkIdentity } from './LinkIdentity.tsx'
import { m } from './messages.ts'

/**
 * Accounts at Google or another provider that the person can sign in with; nothing if there are none and none
 * can be linked.
 */
export function IdentitiesCard() {
  const { data, error, refetch } = useRead('listMyIdentities', {})
  const [unlinking, setUnlinking] = useState<Identity>()
  const items = data?.items ?? []
  if (!error && items.length === 0 && !data?.providers.length) return null
  return (
    <SettingsCard title={m.linkedAccounts()} hint={m.anyoneWhoCanSign()}>
      {error && !data && (
        <LoadFailed title={m.weCouldntLoadYourLinkedAccounts()} error={error} onRetry={refetch} />
      )}
      {items.length > 0 && (
        <ul
          aria-label={m.yourLinkedAccounts()}
          className="mb-4 divide-y divide-line rounded-md border border-line last:mb-0"
        >
          {items.map((it) => (
            <IdentityItem key={it.id} identity={it} onUnlink={() => setUnlinking(it)} />
          ))}
        </ul>
      )}
      {unlinking && <UnlinkIdentity identity={unlinking} onClose={() => setUnlinking(undefined)} />}
      {data && data.providers.length > 0 && <LinkIdentity providers={data.providers} />}
    </SettingsCard>
  )
}

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

interface UnlinkIdentityProps {
  identity: Identity
  onClose: () => void
}

function UnlinkIdentity({ identity, onClose }: UnlinkIdentityProps) {
  const name = identity.email ?? identity.provider
  return (
    <ActDialog
      title={m.unlinkNameQuestion({ name })}
      verb={m.unlink()}
      busyLabel={m.unlinking()}
      destructive
      act={useAct('unlinkMyIdentity', { onAnswer: replaceRead('listMyIdentities') })}
      input={{ identityId: identity.id }}
      done={m.nameIsUnlinked({ name })}
      failed={m.nameWasNotUnlinked({ name })}
      onClose={onClose}
    >
      {m.youCanNoLongerSign()}
    </ActDialog>
  )
}

interface IdentityItemProps {
  identity: Identity
  onUnlink: () => void
}

/** One account that signs in as oneself. */
function IdentityItem({ identity, onUnlink }: IdentityItemProps) {
  const { dateWithYear } = useTimeFormat()
  const { provider, email, linkedAt, can } = identity
  return (
    <li className="flex items-center gap-3 px-4 py-3 max-sm:flex-wrap">
      <Link2 size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="break-words text-base font-label">{email ?? provider}</p>
        <p className="text-sm text-ink-3">
          {email && `${provider} · `}
          {m.linkedOn({ date: dateWithYear(linkedAt) })}
        </p>
        {!can.unlink && <p className="text-sm text-ink-3">{m.thisIsYourOnlyWay()}</p>}
      </div>
      {can.unlink && (
        <Button aria-label={m.unlinkName({ name: email ?? provider })} onClick={onUnlink}>
          {m.unlink()}
        </Button>
      )}
    </li>
  )
}
