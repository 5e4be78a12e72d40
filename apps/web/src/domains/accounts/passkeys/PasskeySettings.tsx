import { knowsPasskeys } from '#lib/passkey.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { m } from './messages.ts'
import { PasskeyItem } from './PasskeyItem.tsx'

const Unsupported = () => (
  <Alert tone="warn" title={m.thisBrowserDoesntSupportPasskeys()}>
    <p>{m.newerBrowserNeeded()}</p>
  </Alert>
)

function MyPasskeys() {
  const query = useRead('listPasskeys', {})
  return (
    <Loaded query={query} failure={m.weCouldntLoadYourPasskeys()} heading="h2">
      {(data) => (
        <>
          {data.items.length === 0 && <p className="text-base text-ink-2">{m.youDontHaveAPasskeyYet()}</p>}
          {data.items.length > 0 && (
            <ul aria-label={m.yourPasskeys()} className="divide-y divide-line rounded-md border border-line">
              {data.items.map((passkey) => (
                <PasskeyItem key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )}
          {!knowsPasskeys() && <Unsupported />}
          {knowsPasskeys() && data.can.add && <AddPasskey />}
          {!data.can.add && <p className="text-sm text-ink-3">{m.limitReached()}</p>}
        </>
      )}
    </Loaded>
  )
}

/** `/app/settings/passkeys`: an explanation, the list, and a button to add one. */
export function PasskeySettings() {
  useDocumentTitle(m.passkeys())
  return (
    <SettingsCard title={m.passkeys()} hint={m.aboutPasskeys()}>
      <div className="grid max-w-2xl gap-4">
        <MyPasskeys />
      </div>
    </SettingsCard>
  )
}
