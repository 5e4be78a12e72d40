import { useMemo } from 'react'
import { Outlet } from 'react-router'
import { UserContext } from '#lib/session.ts'
import { createTimeFormat } from '#lib/time.ts'
import { TimeFormatContext } from '#lib/timeFormat.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useLiveQueries } from './useLiveQueries.ts'
import { useSession } from './useSession.ts'

/** Knows who is signed in, if anybody, and the institution's time; waits until it does. */
export function SessionArea() {
  const session = useSession()
  const timeZone = session.data?.institution?.timeZone ?? 'UTC'
  const timeFormat = useMemo(() => createTimeFormat(timeZone), [timeZone])
  const user = session.data?.user ?? null
  useLiveQueries(user?.id)

  if (session.isPending) return <Spinner />
  if (!session.data) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <LoadFailed
          title="We could not reach the server"
          heading="h1"
          error={session.error}
          onRetry={session.refetch}
        />
      </main>
    )
  }
  return (
    <UserContext value={user}>
      <TimeFormatContext value={timeFormat}>
        <Outlet />
      </TimeFormatContext>
    </UserContext>
  )
}
