import { QueueScreen } from '#domains/leave/manage/QueueScreen.tsx'
import { TeamCalendarScreen } from '#domains/leave/manage/TeamCalendarScreen.tsx'
import { SessionMovePlan } from '#domains/timetable/class/SessionMovePlan.tsx'

/** `/app/admin-leave-requests`, put together from leave and the timetable. */
export const LeaveQueuePage = () => <QueueScreen movePlan={SessionMovePlan} />

/** `/app/admin-leave-requests/calendar` */
export const LeaveTeamPage = () => <TeamCalendarScreen movePlan={SessionMovePlan} />
