import type { LiveEvent } from '@campanile/contract/live.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { returnStateOf } from '#lib/returnPath.ts'
import { sessionEndKey, useVisitor } from '#lib/session.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { SessionEnded, type SessionEndedWords } from './SessionEnded.tsx'

interface GuardProps {
  /** The message that the screen at a path shows when the auth session ends there. */
  sessionEndedAt: (pathname: string) => SessionEndedWords | undefined
}

/**
 * Admits signed-in people; others sign in and return. This is only for convenience: the server checks every
 * call.
 */
export function Guard({ sessionEndedAt }: GuardProps) {
  const location = useLocation()
  const visitor = useVisitor()
  const client = useQueryClient()
  const [wasIn, setWasIn] = useState(false)
  if (visitor && !wasIn) setWasIn(true)
  if (visitor?.mustSetUpSecondFactor) return <SecondFactorGate />
  if (visitor) return <Outlet />
  const ended = client.getQueryData<LiveEvent['reason']>(sessionEndKey)
  const words = wasIn && sessionEndedAt(location.pathname)
  return words ? (
    <SessionEnded title={words.title} problem={words.problem(new URLSearchParams(location.search))} />
  ) : (
    <Navigate to={ended ? `/login?ended=${ended}` : '/login'} replace state={returnStateOf(location)} />
  )
}

const SecondFactorWall = lazyScreen(
  () => import('#domains/accounts/security/SecondFactorWall.tsx'),
  'SecondFactorWall',
)
const SignOutDialog = lazyScreen(() => import('./SignOutDialog.tsx'), 'SignOutDialog')

/** Nothing else is shown until the second factor that the institution requires is set up. */
function SecondFactorGate() {
  const [leaving, setLeaving] = useState(false)
  return (
    <Suspense fallback={<Spinner />}>
      <SecondFactorWall onSignOut={() => setLeaving(true)} />
      {leaving && <SignOutDialog onClose={() => setLeaving(false)} />}
    </Suspense>
  )
}
