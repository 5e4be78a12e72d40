import { LeaveOfPerson } from '#domains/leave/manage/LeaveOfPerson.tsx'
import { LeaveMovePlan } from '../LeaveMovePlan.tsx'

/** A person’s leave, put together from leave and the timetable. */
export const PersonLeave = ({ personId }: { personId: string }) => (
  <LeaveOfPerson personId={personId} movePlan={LeaveMovePlan} />
)
