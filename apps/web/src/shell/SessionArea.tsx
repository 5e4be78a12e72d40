import { useDeferredValue, useEffect, useMemo } from 'react'
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
  // Deferred, so that the page is rendered in small pieces and a slow phone stays responsive.
  const known = useDeferredValue(session.data)
  const { timeZone = 'UTC', weekStartsOn } = known?.institution ?? {}
  const timeFormat = useMemo(() => createTimeFormat(timeZone, weekStartsOn), [timeZone, weekStartsOn])
  const user = known?.user ?? null
  const userId = user?.id
  // Signed out here or elsewhere, or somebody else signed in.
  useEffect(() => (userId ? cleanUpAfterSignOut : undefined), [userId])
  useLiveQueries(user?.id, known?.now)

  useOwnLanguage(user)
  useRememberedStudent(known)

  return (
    <>
      <BusyServerBar />
      {known ? (
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
