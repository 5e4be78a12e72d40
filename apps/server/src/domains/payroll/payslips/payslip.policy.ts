import type { PayRunStatus } from '@campanile/contract/payroll/pay-values.ts'
import type { Actor } from '#http/context.ts'

interface Slip {
  personId: string
  runStatus: PayRunStatus
}

export const isApprovedStatus = (status: PayRunStatus): boolean =>
  status === 'approved' || status === 'paid' || status === 'locked'

/** Admins read all payslips; other people read their own once approved. */
export const mayRead = (actor: Actor, { personId, runStatus }: Slip): boolean =>
  actor.role === 'admin' || (personId === actor.id && isApprovedStatus(runStatus))

/** Admins have no page for their own pay to ask from. */
export const mayAsk = (actor: Actor, slip: Slip): boolean =>
  actor.role !== 'admin' && slip.personId === actor.id && isApprovedStatus(slip.runStatus)

/** Actions on a question about a payslip, for a person who can see it. */
export const questionAbilities = ({ role }: Actor, { answeredAt }: { answeredAt: Date | null }) => ({
  answer: role === 'admin' && answeredAt === null,
})
