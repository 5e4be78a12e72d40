import { listWords } from '#lib/listWords.ts'
import { Alert } from '#ui/Alert.tsx'
import { Chip } from '#ui/Chip.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { ConnectionsCard } from './ConnectionsCard.tsx'
import { Facts } from './Facts.tsx'
import { m } from './messages.ts'

/** Whether Google sign-in can work, and what is missing. */
export const ProviderCard = () => (
  <ConnectionsCard title={m.googleSignIn()} hint={m.aboutProvider()}>
    {({ signIn }) => (
      <>
        <Facts
          facts={[
            {
              name: m.state(),
              value: signIn.configured ? (
                <Chip tone="ok" glyph="tick">
                  {m.setUp()}
                </Chip>
              ) : (
                <Chip glyph="dash">{m.notSetUp()}</Chip>
              ),
            },
            { name: m.issuer(), value: signIn.issuer },
            ...(signIn.clientId ? [{ name: m.client(), value: signIn.clientId }] : []),
          ]}
        />
        {signIn.missing.length > 0 && (
          <Alert tone={signIn.configured ? 'warn' : 'info'}>
            {signIn.configured
              ? m.missingSettings({ names: listWords(signIn.missing) })
              : m.settingsToTurnOn({ names: listWords(signIn.missing) })}
          </Alert>
        )}
        <div className="max-w-[560px]">
          <CopyField label={m.redirectAddress()} value={signIn.redirectUri} />
        </div>
      </>
    )}
  </ConnectionsCard>
)
