import type { OperationName, Operations } from '@campanile/contract/operations.ts'
import * as accounts from '#domains/accounts/handlers.ts'
import * as analytics from '#domains/analytics/handlers.ts'
import * as assignments from '#domains/assignments/handlers.ts'
import * as attendance from '#domains/attendance/handlers.ts'
import * as audit from '#domains/audit/handlers.ts'
import * as displays from '#domains/displays/handlers.ts'
import * as erasure from '#domains/erasure/handlers.ts'
import * as exams from '#domains/exams/handlers.ts'
import * as faces from '#domains/faces/handlers.ts'
import * as imports from '#domains/imports/handlers.ts'
import * as insight from '#domains/insight/handlers.ts'
import * as leave from '#domains/leave/handlers.ts'
import * as lobby from '#domains/lobby/handlers.ts'
import * as mail from '#domains/mail/handlers.ts'
import * as mitigation from '#domains/mitigation/handlers.ts'
import * as myData from '#domains/my-data/handlers.ts'
import * as notifications from '#domains/notifications/handlers.ts'
import * as oneroster from '#domains/oneroster/handlers.ts'
import * as payroll from '#domains/payroll/handlers.ts'
import * as people from '#domains/people/handlers.ts'
import * as results from '#domains/results/handlers.ts'
import * as retention from '#domains/retention/handlers.ts'
import * as savedViews from '#domains/saved-views/handlers.ts'
import * as scheduledReports from '#domains/scheduled-reports/handlers.ts'
import * as search from '#domains/search/handlers.ts'
import * as serviceAccounts from '#domains/service-accounts/handlers.ts'
import * as settings from '#domains/settings/handlers.ts'
import * as staffAttendance from '#domains/staff-attendance/handlers.ts'
import * as status from '#domains/status/handlers.ts'
import * as structure from '#domains/structure/handlers.ts'
import * as timetable from '#domains/timetable/handlers.ts'
import * as webhooks from '#domains/webhooks/handlers.ts'
import * as live from '#events/live.service.ts'
import type { Handled } from '#http/handle.ts'

/** Every operation of the contract and its handler. A missing one does not compile. */
export const operationHandlers: { [Name in OperationName]: Handled<Operations[Name]> } = {
  ...accounts,
  ...analytics,
  ...assignments,
  ...attendance,
  ...audit,
  ...displays,
  ...erasure,
  ...exams,
  ...faces,
  ...imports,
  ...insight,
  ...leave,
  ...lobby,
  ...mail,
  ...mitigation,
  ...myData,
  ...notifications,
  ...oneroster,
  ...payroll,
  ...people,
  ...results,
  ...retention,
  ...savedViews,
  ...scheduledReports,
  ...search,
  ...serviceAccounts,
  ...settings,
  ...staffAttendance,
  ...status,
  ...structure,
  ...timetable,
  ...webhooks,
  ...live,
}
