import type { Identity } from '@campanile/contract/accounts/my-sign-in.ts'
import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { IdentityItem } from './IdentityItem.tsx'
import { LinkIdentity } from './LinkIdentity.tsx'
import { UnlinkIdentity } from './UnlinkIdentity.tsx'

/** Accounts at Google, or another provider, that sign in as oneself; nothing where there are and can be none. */
export function IdentitiesCard() {
  const { data, error, refetch } = useRead('listMyIdentities', {})
  const [unlinking, setUnlinking] = useState<Identity>()
  const items = data?.items ?? []
  if (!error && items.length === 0 && !data?.provider) return null
  return (
    <SettingsCard title="Linked accounts" hint="Whoever can sign in to one of them can sign in as you.">
      {error && !data && (
        <LoadFailed title="We couldn’t load your linked accounts" error={error} onRetry={refetch} />
      )}
      {items.length > 0 && (
        <ul
          aria-label="Your linked accounts"
          className="mb-4 divide-y divide-line rounded-md border border-line last:mb-0"
        >
          {items.map((it) => (
            <IdentityItem key={it.id} identity={it} onUnlink={() => setUnlinking(it)} />
          ))}
        </ul>
      )}
      {unlinking && <UnlinkIdentity identity={unlinking} onClose={() => setUnlinking(undefined)} />}
      {data?.provider && <LinkIdentity provider={data.provider} />}
    </SettingsCard>
  )
}
