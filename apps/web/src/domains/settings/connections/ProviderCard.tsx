import { Alert } from '#ui/Alert.tsx'
import { Chip } from '#ui/Chip.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { ConnectionsCard } from './ConnectionsCard.tsx'
import { Facts } from './Facts.tsx'
import { m } from './messages.ts'

/** Whether Google sign-in can work, and what is missing. */
export const ProviderCard = () => (
  <ConnectionsCard title={m.googleSignIn()} hint={m.setUpWhereTheServer()}>
    {({ signIn }) => (
      <>
        <Facts
          facts={[
            {
              name: 'State',
              value: signIn.configured ? (
                <Chip tone="ok" glyph="tick">
                  {m.setUp()}
                </Chip>
              ) : (
                <Chip glyph="dash">{m.notSetUp()}</Chip>
              ),
            },
            { name: 'Issuer', value: signIn.issuer },
            ...(signIn.clientId ? [{ name: 'Client', value: signIn.clientId }] : []),
          ]}
        />
        {signIn.missing.length > 0 && (
          <Alert tone={signIn.configured ? 'warn' : 'info'}>
            {signIn.configured ? m.notGiven() : m.toTurnItOnStart()}
            <span className="font-title">{signIn.missing.join(' and ')}</span>.
          </Alert>
        )}
        <div className="max-w-[560px]">
          <CopyField label={m.redirectAddressToRegister()} value={signIn.redirectUri} />
        </div>
      </>
    )}
  </ConnectionsCard>
)
