import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { onTopics } from '../topics.ts'
import { id, pageSchema, paging, role } from '../values.ts'
import { money } from './pay-values.ts'

/**
 * Why a run does not pay a person.
 *
 * - `no-bank-details`: there is pay, but no account to send it to
 * - `used-up`: deductions or earlier overpayments use up the pay
 * - `nothing-due`: the month's pay is zero
 * - `no-profile`: no pay profile in the month
 */
export const unpaidReasons = ['no-bank-details', 'used-up', 'nothing-due', 'no-profile'] as const
export type UnpaidReason = (typeof unpaidReasons)[number]

const unpaidPerson = z.object({
  person: z.object({
    id,
    name: z.string(),
    number: z.nullable(z.string()),
    role,
    profileImage: z.nullable(z.string()),
  }),
  reason: z.enum(unpaidReasons),
  /** Owed to the person and carried into the next run. */
  amount: money,
  /** Null: there is none. */
  payslipId: z.nullable(id),
  /** Bank details were added after the run was marked as paid. */
  hasBankDetails: z.boolean(),
})
export type UnpaidPerson = z.infer<typeof unpaidPerson>

export const unpaidPeople = onTopics(['payroll'], {
  listUnpaidPeople: op({
    method: 'GET',
    path: '/pay-runs/{payRunId}/unpaid-people',
    roles: ['admin'],
    summary:
      'List the people whom a run does not pay, with the reason, largest amount first; access is audited',
    eventId: 'payRunId',
    input: z.object({ payRunId: id, ...paging }),
    output: pageSchema(unpaidPerson),
  }),
})
