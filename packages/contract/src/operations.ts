import { accounts } from './accounts.ts'
import { attendance } from './attendance.ts'
import { faces } from './faces.ts'
import { live } from './live.ts'
import { notifications } from './notifications.ts'
import { people } from './people.ts'
import { settings } from './settings.ts'
import { staffAttendance } from './staff-attendance.ts'
import { staffManagement } from './staff-management.ts'
import { timetable } from './timetable.ts'

/** Every operation of the API under its one name. */
export const operations = {
  ...accounts,
  ...people,
  ...faces,
  ...timetable,
  ...attendance,
  ...staffAttendance,
  ...staffManagement,
  ...notifications,
  ...settings,
  ...live,
}

export type Operations = typeof operations
export type OperationName = keyof Operations
