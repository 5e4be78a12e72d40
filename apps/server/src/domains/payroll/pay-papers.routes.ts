import type { bankDetailsOperations } from '@campanile/contract/bank-details.ts'
import type { myPay, payQuestions } from '@campanile/contract/my-pay.ts'
import type { payRuns } from '@campanile/contract/pay-runs.ts'
import type { payslips } from '@campanile/contract/payslips.ts'
import type { Routes } from '#http/routes.ts'
import {
  readBankDetails,
  readMyBankDetails,
  removeBankDetails,
  updateBankDetails,
  updateMyBankDetails,
} from './bank-details.service.ts'
import { exportBankFile } from './bank-file.service.ts'
import { listMyPayslips, readMyPayYear } from './my-pay.service.ts'
import {
  answerPayQuestion,
  askAboutPayLine,
  listMyPayQuestions,
  listPayQuestions,
} from './pay-questions.service.ts'
import { downloadPayslip } from './payslip-download.service.ts'

type Papers = Pick<typeof payslips, 'downloadPayslip'> &
  Pick<typeof payRuns, 'exportBankFile'> &
  typeof myPay &
  typeof payQuestions &
  typeof bankDetailsOperations

/** What people have of their pay, and what leaves the house. */
export const payPapersRoutes: Routes<Papers> = {
  downloadPayslip,
  exportBankFile,
  listMyPayslips,
  readMyPayYear,
  askAboutPayLine,
  listMyPayQuestions,
  listPayQuestions,
  answerPayQuestion,
  readMyBankDetails,
  updateMyBankDetails,
  readBankDetails,
  updateBankDetails,
  removeBankDetails,
}
