import type { Role } from '@campanile/contract/roles.ts'

/** Screens about a single row of a filled campus, from which `:exam` and the like are filled in. */
export const details: Record<Role, string[]> = {
  admin: [
    '/app/student-attendance/students/:student',
    '/app/assignments/:assignment',
    '/app/assignments/:assignment/brief',
    '/app/exam-management/:exam',
    '/app/add-results/:sheet',
    '/app/student-results/sheets/:sheet',
    '/app/student-results/students/:student',
    '/app/payroll/runs/:run',
    '/app/payroll/runs/:run/discrepancies',
    '/app/payroll/runs/:run/totals',
    '/app/classes/batches/:batch',
    '/app/users/imports/:import',
    '/app/manage-attendance/links/:link/screen',
  ],
  lecturer: [
    '/app/my-assignments/:assignment',
    '/app/my-assignments/:assignment/brief',
    '/app/my-assignments/marks/:sheet',
    '/app/my-payroll/payslips/:payslip',
  ],
  student: ['/app/my-assignments/:assignment'],
  staff: [],
}
