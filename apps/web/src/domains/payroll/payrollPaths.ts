export const payrollPath = '/app/payroll'
export const myPayrollPath = '/app/my-payroll'

/** One run, or a part of it. */
export const runPath = (payRunId: string, part?: 'discrepancies' | 'totals'): string =>
  [payrollPath, 'runs', payRunId, part].filter(Boolean).join('/')

/** One payslip of mine. */
export const mySlipPath = (payslipId: string): string => `${myPayrollPath}/payslips/${payslipId}`
