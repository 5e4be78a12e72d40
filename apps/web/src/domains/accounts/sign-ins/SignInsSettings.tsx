import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { SignInItem } from './SignInItem.tsx'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

/** Ends this session as well; the server reports that to the page, which then shows the sign-in screen. */
const SignOutEverywhere = ({ onClose }: { onClose: () => void }) => (
  <ActDialog
    title="Sign out everywhere?"
    verb="Sign out everywhere"
    busyLabel="Signing out"
    destructive
    act={useAct('signOutEverywhere')}
    input={{}}
    failed="You were not signed out"
    onClose={onClose}
  >
    You will be signed out of every browser and device, including this one. If somebody else may have had
    access, change your password too.
  </ActDialog>
)

/** `/app/settings/sessions`: where one is signed in. */
export function SignInsSettings() {
  useDocumentTitle('Sessions')
  const { data, error, refetch } = useRead('listSignIns', {})
  const [ending, setEnding] = useState(false)
  return (
    <SettingsCard
      title="Where you are signed in"
      hint="Sign out any device you don’t recognise or no longer use."
      actions={
        data && (
          <Button variant="danger" onClick={() => setEnding(true)}>
            Sign out everywhere
          </Button>
        )
      }
    >
      {error && !data && (
        <LoadFailed title="We couldn’t load your sessions" error={error} onRetry={refetch} />
      )}
      {!data && !error && <SkeletonList />}
      {data && (
        <ul aria-label="Your sessions" className="divide-y divide-line rounded-md border border-line">
          {data.items.map((signIn) => (
            <SignInItem key={signIn.id} signIn={signIn} />
          ))}
        </ul>
      )}
      {ending && <SignOutEverywhere onClose={() => setEnding(false)} />}
    </SettingsCard>
  )
}
