import type { attendance } from '@campanile/contract/attendance.ts'
import type { checkIn } from '@campanile/contract/check-in.ts'
import type { Routes } from '#http/routes.ts'
import { readMyCheckIn, reportCheckInProblem } from './check-in.service.ts'
import { checkInWithFace, startFaceCheck } from './face-check-in.service.ts'
import { markAttendance, undoMark } from './marking.service.ts'
import { readCheckInCode, readRegister } from './register.service.ts'
import { redeemScan, redeemShortCode } from './scan.service.ts'
import { closeCheckIn, openCheckIn, updateCheckIn } from './window.service.ts'

export const attendanceRoutes: Routes<typeof attendance & typeof checkIn> = {
  openCheckIn,
  readRegister,
  readCheckInCode,
  updateCheckIn,
  closeCheckIn,
  markAttendance,
  undoMark,
  redeemScan,
  redeemShortCode,
  readMyCheckIn,
  startFaceCheck,
  checkInWithFace,
  reportCheckInProblem,
}
