import { QueueScreen } from '#domains/leave/manage/QueueScreen.tsx'
import { TeamCalendarScreen } from '#domains/leave/manage/TeamCalendarScreen.tsx'
import { LeaveMovePlan } from './LeaveMovePlan.tsx'

/** `/app/admin-leave-requests`, put together from leave and the timetable. */
export const LeaveQueuePage = () => <QueueScreen movePlan={LeaveMovePlan} />

/** `/app/admin-leave-requests/calendar` */
export const LeaveTeamPage = () => <TeamCalendarScreen movePlan={LeaveMovePlan} />
