import { Suspense, useState } from 'react'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { Spinner } from '#ui/Spinner.tsx'

const SecondFactorWall = lazyScreen(
  () => import('#domains/accounts/security/SecondFactorWall.tsx'),
  'SecondFactorWall',
)
const SignOutDialog = lazyScreen(() => import('./SignOutDialog.tsx'), 'SignOutDialog')

/** Nothing else is shown until the second factor that the institution asks for is there. */
export function SecondFactorGate() {
  const [leaving, setLeaving] = useState(false)
  return (
    <Suspense fallback={<Spinner />}>
      <SecondFactorWall onSignOut={() => setLeaving(true)} />
      {leaving && <SignOutDialog onClose={() => setLeaving(false)} />}
    </Suspense>
  )
}
