import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { IdentityProviderItem } from './IdentityProviderItem.tsx'
import { m } from './messages.ts'

const IdentityProviderDialog = lazyDialog(
  () => import('./IdentityProviderDialog.tsx'),
  'IdentityProviderDialog',
)

/** SAML identity providers, and the values they need from this installation. */
export function IdentityProvidersCard() {
  const [adding, setAdding] = useState(false)
  const query = useRead('listIdentityProviders', {})
  return (
    <SettingsCard
      title={m.identityProviders()}
      hint={m.aboutIdentityProviders()}
      actions={query.data?.can.add && <Button onClick={() => setAdding(true)}>{m.addProvider()}</Button>}
    >
      <Loaded query={query} failure={m.weCouldntLoadTheProviders()}>
        {({ items, serviceProvider }) => (
          <>
            {items.length === 0 ? (
              <Empty kind="none" title={m.noProvidersYet()}>
                {m.noProvidersYetAdvice()}
              </Empty>
            ) : (
              <ul
                aria-label={m.identityProviders()}
                className="mb-4 divide-y divide-line rounded-md border border-line"
              >
                {items.map((provider) => (
                  <IdentityProviderItem
                    key={provider.id}
                    provider={provider}
                    canSignOut={serviceProvider.logoutUrl !== null}
                  />
                ))}
              </ul>
            )}
            <div className="grid max-w-[560px] gap-3">
              <h3 className="text-base font-label">{m.whatProvidersNeed()}</h3>
              <CopyField label={m.entityId()} value={serviceProvider.entityId} />
              <CopyField label={m.responseAddress()} value={serviceProvider.responseUrl} />
              {serviceProvider.logoutUrl && (
                <CopyField label={m.logoutAddress()} value={serviceProvider.logoutUrl} />
              )}
              {!serviceProvider.encrypts && <Alert tone="info">{m.encryptionOff()}</Alert>}
            </div>
          </>
        )}
      </Loaded>
      {adding && <IdentityProviderDialog onClose={() => setAdding(false)} />}
    </SettingsCard>
  )
}
