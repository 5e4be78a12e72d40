import type { attendanceReview } from '@campanile/contract/attendance-review.ts'
import type { disputes } from '@campanile/contract/disputes.ts'
import type { missedRegisters } from '@campanile/contract/missed-registers.ts'
import type { Routes } from '#http/routes.ts'
import { acceptDispute, declineDispute, listDisputes } from './disputes.service.ts'
import { listFindings, settleFinding } from './findings.service.ts'
import { listMissedRegisters, takeRegisterLater } from './missed-registers.service.ts'
import { openDispute, withdrawDispute } from './my-disputes.service.ts'

export const reviewRoutes: Routes<typeof missedRegisters & typeof disputes & typeof attendanceReview> = {
  listMissedRegisters,
  takeRegisterLater,
  openDispute,
  withdrawDispute,
  listDisputes,
  acceptDispute,
  declineDispute,
  listFindings,
  settleFinding,
}
