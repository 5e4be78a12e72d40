import { Suspense, useState } from 'react'
import { useMatch } from 'react-router'
import { isOutOfReach } from '#lib/errors.ts'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { createTimeFormat } from '#lib/time.ts'
import { TimeFormatContext } from '#lib/timeFormat.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { m } from './messages.ts'
import { rememberedStudent } from './rememberedStudent.ts'
import type { useSession } from './useSession.ts'

/** Kept by the service worker, so that it opens without a network. */
const OfflineCheckIn = lazyScreen(
  () => import('#domains/attendance/offline/OfflineCheckIn.tsx'),
  'OfflineCheckIn',
)

/** The auth session is not shown yet: the first response is pending, or the server cannot be reached. */
export function OutOfReach({ session }: { session: ReturnType<typeof useSession> }) {
  const scan = useMatch('/attendance/:classId/:token')
  const student = rememberedStudent()
  // Trying again hides the error for a while; input must not be lost.
  const [wasOut, setWasOut] = useState(false)
  if (!wasOut && isOutOfReach(session.failureReason)) setWasOut(true)
  if (wasOut && (student || scan)) {
    return (
      <TimeFormatContext value={createTimeFormat(student?.timeZone ?? 'UTC')}>
        <Suspense fallback={<Spinner />}>
          <OfflineCheckIn
            studentId={student?.id}
            classId={scan?.params.classId}
            token={scan?.params.token}
            busy={session.isFetching}
            onRetry={session.refetch}
          />
        </Suspense>
      </TimeFormatContext>
    )
  }
  if (!session.isError) return <Spinner />
  return (
    <main className="grid min-h-dvh place-items-center">
      <LoadFailed
        title={m.weCouldntReachTheServer()}
        heading="h1"
        error={session.error}
        onRetry={session.refetch}
      />
    </main>
  )
}
