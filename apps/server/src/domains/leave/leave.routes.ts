import type { leave } from '@campanile/contract/leave.ts'
import type { leaveBalances } from '@campanile/contract/leave-balances.ts'
import type { leaveManagement } from '@campanile/contract/leave-management.ts'
import type { leaveTypes } from '@campanile/contract/leave-types.ts'
import type { Routes } from '#http/routes.ts'
import { approveLeave } from './leave-approval.service.ts'
import { adjustLeaveBalance, listLeaveBalances, listLeaveLedger } from './leave-balances.service.ts'
import { rejectLeave, revokeLeave } from './leave-decisions.service.ts'
import { attachLeaveFile, readLeaveFile, removeLeaveFile } from './leave-files.service.ts'
import { exportLeave, listLeave } from './leave-queue.service.ts'
import { reviewLeave } from './leave-review.service.ts'
import {
  archiveLeaveType,
  createLeaveType,
  listLeaveTypes,
  restoreLeaveType,
  updateLeaveType,
} from './leave-types.service.ts'
import {
  listMyLeave,
  listMyLeaveBalances,
  listMyLeaveCalendar,
  listMyLeaveDecisions,
  readLeave,
  withdrawLeave,
} from './my-leave.service.ts'
import { checkLeave, submitLeave } from './submit-leave.service.ts'
import { listTeamCalendar } from './team-calendar.service.ts'

export const leaveRoutes: Routes<
  typeof leave & typeof leaveManagement & typeof leaveTypes & typeof leaveBalances
> = {
  listMyLeaveBalances,
  listMyLeave,
  listMyLeaveDecisions,
  listMyLeaveCalendar,
  checkLeave,
  submitLeave,
  readLeave,
  withdrawLeave,
  attachLeaveFile,
  removeLeaveFile,
  readLeaveFile,
  listLeave,
  exportLeave,
  reviewLeave,
  approveLeave,
  rejectLeave,
  revokeLeave,
  listTeamCalendar,
  listLeaveTypes,
  createLeaveType,
  updateLeaveType,
  archiveLeaveType,
  restoreLeaveType,
  listLeaveBalances,
  listLeaveLedger,
  adjustLeaveBalance,
}
