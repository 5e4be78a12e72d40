import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { IdentityProviderItem } from './IdentityProviderItem.tsx'
import { m } from './messages.ts'

const IdentityProviderDialog = lazyDialog(
  () => import('./IdentityProviderDialog.tsx'),
  'IdentityProviderDialog',
)

/** SAML identity providers, and what they have to know of this installation. */
export function IdentityProvidersCard() {
  const [adding, setAdding] = useState(false)
  const { data, error, refetch } = useRead('listIdentityProviders', {})
  return (
    <SettingsCard
      title={m.identityProviders()}
      hint={m.aboutIdentityProviders()}
      actions={data?.can.add && <Button onClick={() => setAdding(true)}>{m.addProvider()}</Button>}
    >
      {error && !data && (
        <LoadFailed title={m.weCouldntLoadTheProviders()} heading="h3" error={error} onRetry={refetch} />
      )}
      {!error && !data && <SkeletonList />}
      {data?.items.length === 0 && (
        <Empty kind="none" title={m.noProvidersYet()}>
          {m.noProvidersYetAdvice()}
        </Empty>
      )}
      {data && data.items.length > 0 && (
        <ul
          aria-label={m.identityProviders()}
          className="mb-4 divide-y divide-line rounded-md border border-line"
        >
          {data.items.map((provider) => (
            <IdentityProviderItem key={provider.id} provider={provider} />
          ))}
        </ul>
      )}
      {data && (
        <div className="grid max-w-[560px] gap-3">
          <h3 className="text-base font-label">{m.whatProvidersNeed()}</h3>
          <CopyField label={m.entityId()} value={data.serviceProvider.entityId} />
          <CopyField label={m.responseAddress()} value={data.serviceProvider.responseUrl} />
          {!data.serviceProvider.encrypts && <Alert tone="info">{m.encryptionOff()}</Alert>}
        </div>
      )}
      {adding && <IdentityProviderDialog onClose={() => setAdding(false)} />}
    </SettingsCard>
  )
}
