import type { PayRunStatus } from '@campanile/contract/pay-values.ts'
<<<<<<< HEAD
import type { Payslip } from '@campanile/contract/payslips.ts'
import type { Actor } from '#http/context.ts'

/** The steps of a run at which people see their payslips. */
export const shownStatuses = ['approved', 'paid', 'locked'] as const satisfies readonly PayRunStatus[]

=======
import type { Actor } from '#http/context.ts'

>>>>>>> payroll-papers
interface Slip {
  personId: string
  runStatus: PayRunStatus
}

<<<<<<< HEAD
type Who = Pick<Actor, 'id' | 'role'>

/** Whether people see their payslips of a run at this step. */
export const isShown = (status: PayRunStatus) => (shownStatuses as readonly PayRunStatus[]).includes(status)

/** Whether somebody may know of a payslip at all: an admin of any, others of their own once it is approved. */
export const maySeePayslip = ({ id, role }: Who, { personId, runStatus }: Slip): boolean =>
  role === 'admin' || (id === personId && isShown(runStatus))

/** What somebody may do with a payslip they may see. */
export const payslipAbilities = ({ id, role }: Who, { personId, runStatus }: Slip): Payslip['can'] => ({
  ask: role !== 'admin' && id === personId && isShown(runStatus),
  download: isShown(runStatus),
})
=======
export const isApprovedStatus = (status: PayRunStatus): boolean =>
  status === 'approved' || status === 'paid' || status === 'locked'

/** Admins read all payslips, everybody else their own, once approved. */
export const mayRead = (actor: Actor, { personId, runStatus }: Slip): boolean =>
  actor.role === 'admin' || (personId === actor.id && isApprovedStatus(runStatus))

/** Admins have no page of their own pay to ask from. */
export const mayAsk = (actor: Actor, slip: Slip): boolean =>
  actor.role !== 'admin' && slip.personId === actor.id && isApprovedStatus(slip.runStatus)
>>>>>>> payroll-papers
