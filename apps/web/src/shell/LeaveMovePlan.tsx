import { Suspense } from 'react'
import type { MovePlan } from '#domains/leave/manage/outcomes.ts'
import { lazyScreen } from '#lib/lazyScreen.tsx'

const SessionMovePlan = lazyScreen(
  () => import('#domains/timetable/class/SessionMovePlan.tsx'),
  'SessionMovePlan',
)

/** The timetable’s part of a leave request, fetched once a session of the request is moved. */
export const LeaveMovePlan: MovePlan = (props) => (
  <Suspense fallback={null}>
    <SessionMovePlan {...props} />
  </Suspense>
)
