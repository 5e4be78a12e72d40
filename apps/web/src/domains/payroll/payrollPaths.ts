export const payrollPath = '/app/payroll'
export const myPayrollPath = '/app/my-payroll'
