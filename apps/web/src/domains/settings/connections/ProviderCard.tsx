import { Alert } from '#ui/Alert.tsx'
import { Chip } from '#ui/Chip.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { ConnectionsCard } from './ConnectionsCard.tsx'
import { Facts } from './Facts.tsx'

/** Whether Google sign-in can work, and what is missing. */
export const ProviderCard = () => (
  <ConnectionsCard title="Google sign-in" hint="Set up where the server is started. Secrets are never shown.">
    {({ signIn }) => (
      <>
        <Facts
          facts={[
            {
              name: 'State',
              value: signIn.configured ? (
                <Chip tone="ok" glyph="tick">
                  Set up
                </Chip>
              ) : (
                <Chip glyph="dash">Not set up</Chip>
              ),
            },
            { name: 'Issuer', value: signIn.issuer },
            ...(signIn.clientId ? [{ name: 'Client', value: signIn.clientId }] : []),
          ]}
        />
        {signIn.missing.length > 0 && (
          <Alert tone={signIn.configured ? 'warn' : 'info'}>
            {signIn.configured ? 'Not given: ' : 'To turn it on, start the server with '}
            <span className="font-title">{signIn.missing.join(' and ')}</span>.
          </Alert>
        )}
        <div className="max-w-[560px]">
          <CopyField label="Redirect address to register with the provider" value={signIn.redirectUri} />
        </div>
      </>
    )}
  </ConnectionsCard>
)
