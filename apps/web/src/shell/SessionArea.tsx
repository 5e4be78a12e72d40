import { useEffect, useMemo } from 'react'
import { Outlet } from 'react-router'
import { UserContext } from '#lib/session.ts'
import { cleanUpAfterSignOut } from '#lib/signOutCleanup.ts'
import { createTimeFormat } from '#lib/time.ts'
import { TimeFormatContext } from '#lib/timeFormat.ts'
import { BusyServerBar } from '#ui/BusyServerBar.tsx'
import { IdentityGate } from './IdentityGate.tsx'
import { OutOfReach } from './OutOfReach.tsx'
import { useRememberedStudent } from './rememberedStudent.ts'
import { useLiveQueries } from './useLiveQueries.ts'
import { useOwnLanguage } from './useOwnLanguage.ts'
import { useSession } from './useSession.ts'

/** Loads the signed-in person, if any, and the institution's time zone; waits until both are known. */
export function SessionArea() {
  const session = useSession()
  const { timeZone = 'UTC', weekStartsOn } = session.data?.institution ?? {}
  const timeFormat = useMemo(() => createTimeFormat(timeZone, weekStartsOn), [timeZone, weekStartsOn])
  const user = session.data?.user ?? null
  const userId = user?.id
  // Signed out here or elsewhere, or somebody else signed in.
  useEffect(() => (userId ? cleanUpAfterSignOut : undefined), [userId])
  useLiveQueries(user?.id, session.data?.now)

  useOwnLanguage(user)
  useRememberedStudent(session.data)

  return (
    <>
      <BusyServerBar />
      {session.data ? (
        <UserContext value={user}>
          <TimeFormatContext value={timeFormat}>
            <Outlet />
            {user && <IdentityGate />}
          </TimeFormatContext>
        </UserContext>
      ) : (
        <OutOfReach session={session} />
      )}
    </>
  )
}
