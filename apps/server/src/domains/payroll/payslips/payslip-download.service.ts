import { payslips } from '@campanile/contract/payroll/payslips.ts'
import { drawn } from '#documents/drawing.ts'
import { AppError } from '#http/app-error.ts'
import { handle } from '#http/handle.ts'
import { authorisePayslip, wholePayslip } from './payslips.service.ts'

export const downloadPayslip = handle(payslips.downloadPayslip, async (ctx, { payslipId, password }) => {
  const slip = await wholePayslip(ctx, await authorisePayslip(ctx, payslipId))
  if (!slip.can.download) throw new AppError('pay-run-moved-on')
  return {
    type: 'application/pdf',
    bytes: await drawn('payslip', slip, { issuedAt: ctx.clock.now(), password }),
    saveAs: `Payslip ${slip.month} ${slip.person.name}.pdf`,
  }
})
