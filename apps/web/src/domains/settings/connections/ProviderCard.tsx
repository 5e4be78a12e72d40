import { listWords } from '#lib/listWords.ts'
import { Alert } from '#ui/Alert.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { ConnectionsCard } from './ConnectionsCard.tsx'
import { m } from './messages.ts'
import { SetUpChip } from './SetUpChip.tsx'

/** Whether Google sign-in can work, and missing settings. */
export const ProviderCard = () => (
  <ConnectionsCard title={m.googleSignIn()} hint={m.aboutProvider()}>
    {({ signIn }) => (
      <>
        <FactRows>
          <Fact label={m.state()}>
            <SetUpChip isSetUp={signIn.configured} />
          </Fact>
          <Fact label={m.issuer()}>{signIn.issuer}</Fact>
          {signIn.clientId && <Fact label={m.client()}>{signIn.clientId}</Fact>}
        </FactRows>
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
