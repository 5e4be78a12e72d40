import type { payDiscrepancies } from '@campanile/contract/pay-discrepancies.ts'
import type { payItems } from '@campanile/contract/pay-items.ts'
import type { payProfiles } from '@campanile/contract/pay-profiles.ts'
import type { payRuns } from '@campanile/contract/pay-runs.ts'
import type { payslips } from '@campanile/contract/payslips.ts'
import type { Routes } from '#http/routes.ts'
import { listDiscrepancies, settleDiscrepancies } from './pay-discrepancies.service.ts'
import {
  archivePayItem,
  createPayItem,
  listPayItems,
  restorePayItem,
  updatePayItem,
} from './pay-items.service.ts'
import { exportPayProfiles, listPayProfiles } from './pay-profile-list.service.ts'
import {
  createPayProfile,
  listPayProfilesOf,
  removePayProfile,
  updatePayProfile,
} from './pay-profiles.service.ts'
import { reversePayRun } from './pay-reversal.service.ts'
import { approvePayRun, giveBackPayRun, lockPayRun, markPayRunPaid } from './pay-run-steps.service.ts'
import {
  computePayRun,
  createPayRun,
  listPayRuns,
  listPayRunTotals,
  readPayRun,
  removePayRun,
} from './pay-runs.service.ts'
import { exportPayslips, listPayLineEvents, listPayslips, readPayslip } from './payslips.service.ts'
import { tryPayItem } from './try-pay-item.service.ts'

/** What `pay-papers.routes.ts` answers. */
type Papers = 'downloadPayslip' | 'exportBankFile'
type Operations = typeof payItems &
  typeof payProfiles &
  typeof payRuns &
  typeof payDiscrepancies &
  typeof payslips

export const payrollRoutes: Routes<Omit<Operations, Papers>> = {
  listPayItems,
  createPayItem,
  updatePayItem,
  archivePayItem,
  restorePayItem,
  tryPayItem,
  listPayProfiles,
  exportPayProfiles,
  listPayProfilesOf,
  createPayProfile,
  updatePayProfile,
  removePayProfile,
  listPayRuns,
  createPayRun,
  readPayRun,
  listPayRunTotals,
  computePayRun,
  approvePayRun,
  giveBackPayRun,
  markPayRunPaid,
  lockPayRun,
  reversePayRun,
  removePayRun,
  listDiscrepancies,
  settleDiscrepancies,
  listPayslips,
  exportPayslips,
  readPayslip,
  listPayLineEvents,
}
