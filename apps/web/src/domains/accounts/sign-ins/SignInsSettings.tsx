import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { m } from './messages.ts'
import { SignInItem } from './SignInItem.tsx'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

/** Ends this session as well; the server reports that to the page, which then shows the sign-in screen. */
const SignOutEverywhere = ({ onClose }: { onClose: () => void }) => (
  <ActDialog
    title={m.signOutEverywhereQuestion()}
    verb={m.signOutEverywhere()}
    busyLabel={m.signingOut()}
    destructive
    act={useAct('signOutEverywhere')}
    input={{}}
    failed={m.youWereNotSignedOut()}
    onClose={onClose}
  >
    {m.youWillBeSignedOut()}
  </ActDialog>
)

/** `/app/settings/sessions`: the browsers in which the person is signed in. */
export function SignInsSettings() {
  useDocumentTitle(m.sessions())
  const query = useRead('listSignIns', {})
  const { data } = query
  const [ending, setEnding] = useState(false)
  return (
    <SettingsCard
      title={m.whereYouAreSignedIn()}
      hint={m.signOutUnknownDevices()}
      actions={
        data && (
          <Button variant="danger" onClick={() => setEnding(true)}>
            {m.signOutEverywhere()}
          </Button>
        )
      }
    >
      <Loaded query={query} failure={m.weCouldntLoadYourSessions()} heading="h2">
        {(data) => (
          <ul aria-label={m.yourSessions()} className="divide-y divide-line rounded-md border border-line">
            {data.items.map((signIn) => (
              <SignInItem key={signIn.id} signIn={signIn} />
            ))}
          </ul>
        )}
      </Loaded>
      {ending && <SignOutEverywhere onClose={() => setEnding(false)} />}
    </SettingsCard>
  )
}
