import { Suspense } from 'react'
import { LeaveOfPerson } from '#domains/leave/manage/LeaveOfPerson.tsx'
import type { MovePlan } from '#domains/leave/manage/outcomes.ts'
import { lazyScreen } from '#lib/lazyScreen.tsx'

const LazyMovePlan = lazyScreen(
  () => import('#domains/timetable/class/SessionMovePlan.tsx'),
  'SessionMovePlan',
)

/** Fetched once a session of a reviewed request is moved. */
const SessionMovePlan: MovePlan = (props) => (
  <Suspense fallback={null}>
    <LazyMovePlan {...props} />
  </Suspense>
)

/** A person’s leave, put together from leave and the timetable. */
export const PersonLeave = ({ personId }: { personId: string }) => (
  <LeaveOfPerson personId={personId} movePlan={SessionMovePlan} />
)
