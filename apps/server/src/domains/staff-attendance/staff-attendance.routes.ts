import type { shiftRules } from '@campanile/contract/shift-rules.ts'
import type { staffAttendance } from '@campanile/contract/staff-attendance.ts'
import type { staffBoard } from '@campanile/contract/staff-board.ts'
import type { staffCorrections } from '@campanile/contract/staff-corrections.ts'
import type { staffLinks } from '@campanile/contract/staff-links.ts'
import type { Routes } from '#http/routes.ts'
import { listForgottenCheckOuts, listStaffMonth, readStaffBoard } from './board.service.ts'
import {
  checkInStaffDay,
  checkOutStaffDay,
  reportStaffProblem,
  startStaffFaceCheck,
  startStaffPasskeyCheck,
} from './check-in.service.ts'
import { decideCorrection, listCorrections, requestCorrection } from './corrections.service.ts'
import { listMyStaffDays, readMyStaffDay } from './my-day.service.ts'
import { addShiftRule, listShiftRules, removeShiftRule, updateShiftRule } from './shift-rules.service.ts'
import { correctStaffDay, readStaffDay } from './staff-day-correction.service.ts'
import { exportStaffDays } from './staff-days-export.service.ts'
import {
  addStaffLink,
  listStaffLinks,
  readStaffLinkCode,
  redeemStaffLink,
  updateStaffLink,
} from './staff-links.service.ts'

export const staffAttendanceRoutes: Routes<
  typeof staffAttendance & typeof staffBoard & typeof staffCorrections & typeof shiftRules & typeof staffLinks
> = {
  readMyStaffDay,
  redeemStaffLink,
  startStaffFaceCheck,
  startStaffPasskeyCheck,
  checkInStaffDay,
  checkOutStaffDay,
  reportStaffProblem,
  listMyStaffDays,
  requestCorrection,
  readStaffBoard,
  listStaffMonth,
  exportStaffDays,
  readStaffDay,
  correctStaffDay,
  listForgottenCheckOuts,
  listCorrections,
  decideCorrection,
  listShiftRules,
  addShiftRule,
  updateShiftRule,
  removeShiftRule,
  listStaffLinks,
  addStaffLink,
  updateStaffLink,
  readStaffLinkCode,
}
