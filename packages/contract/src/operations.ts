import { accounts } from './accounts.ts'
import { attendance } from './attendance.ts'
import { calendarFeed } from './calendar-feed.ts'
import { classSessions } from './class-sessions.ts'
import { faces } from './faces.ts'
import { live } from './live.ts'
import { meetings } from './meetings.ts'
import { notifications } from './notifications.ts'
import { offlineClaims } from './offline-claims.ts'
import { passkeys } from './passkeys.ts'
import { people } from './people.ts'
import { schedule } from './schedule.ts'
import { settings } from './settings.ts'
import { staffAttendance } from './staff-attendance.ts'
import { staffManagement } from './staff-management.ts'
import { structure } from './structure.ts'
import { timetable } from './timetable.ts'

/** Every operation of the API under its one name. */
export const operations = {
  ...accounts,
  ...passkeys,
  ...people,
  ...faces,
  ...structure,
  ...timetable,
  ...schedule,
  ...calendarFeed,
  ...meetings,
  ...classSessions,
  ...attendance,
  ...staffAttendance,
  ...staffManagement,
  ...offlineClaims,
  ...notifications,
  ...settings,
  ...live,
}

export type Operations = typeof operations
export type OperationName = keyof Operations
