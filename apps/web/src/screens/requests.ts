import { lazyScreen } from '#lib/lazyScreen.tsx'

// Leave and mitigation.

export const Mitigation = lazyScreen(
  () => import('#domains/mitigation/MitigationScreen.tsx'),
  'MitigationScreen',
)
export const MyLeave = lazyScreen(() => import('#domains/leave/my/MyRequestsScreen.tsx'), 'MyRequestsScreen')
export const MyLeaveCalendar = lazyScreen(
  () => import('#domains/leave/my/MyCalendarScreen.tsx'),
  'MyCalendarScreen',
)
const loadLeavePages = () => import('#shell/AdminLeavePages.tsx')
export const LeaveQueue = lazyScreen(loadLeavePages, 'LeaveQueuePage')
export const LeaveTeam = lazyScreen(loadLeavePages, 'LeaveTeamPage')
export const LeaveBalances = lazyScreen(
  () => import('#domains/leave/manage/BalancesScreen.tsx'),
  'BalancesScreen',
)
export const LeaveTypes = lazyScreen(() => import('#domains/leave/manage/TypesScreen.tsx'), 'TypesScreen')
