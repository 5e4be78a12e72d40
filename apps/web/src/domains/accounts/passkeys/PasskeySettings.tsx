import { knowsPasskeys } from '#lib/passkey.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { PasskeyItem } from './PasskeyItem.tsx'

const Unsupported = () => (
  <Alert tone="warn" title="This browser doesn’t support passkeys">
    <p>Use a newer browser, and open Campanile by its https address.</p>
  </Alert>
)

function MyPasskeys() {
  const { data, error, refetch } = useRead('listPasskeys', {})
  if (error) return <LoadFailed title="We couldn’t load your passkeys" error={error} onRetry={refetch} />
  if (!data) return <SkeletonList />
  return (
    <>
      {data.items.length === 0 && <p className="text-base text-ink-2">You don’t have a passkey yet.</p>}
      {data.items.length > 0 && (
        <ul aria-label="Your passkeys" className="divide-y divide-line rounded-md border border-line">
          {data.items.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {!knowsPasskeys() && <Unsupported />}
      {knowsPasskeys() && data.can.add && <AddPasskey />}
      {!data.can.add && (
        <p className="text-sm text-ink-3">You’ve reached the limit. Delete a passkey to add another.</p>
      )}
    </>
  )
}

/** `/app/settings/passkeys`: what they are, which there are, and adding one. */
export function PasskeySettings() {
  useDocumentTitle('Passkeys')
  return (
    <SettingsCard
      title="Passkeys"
      hint="A passkey is stored on your device and unlocked with your fingerprint, face or PIN, which never leave the device. You can use it to check in without the camera."
    >
      <div className="grid max-w-2xl gap-4">
        <MyPasskeys />
      </div>
    </SettingsCard>
  )
}
