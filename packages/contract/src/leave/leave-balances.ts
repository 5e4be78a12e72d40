import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { linkAudience } from '../staff-attendance/staff-attendance.ts'
import { id, instant, pageOf, paging, role, searchText, text } from '../values.ts'
import { leaveBalance } from './leave.ts'

/** The last leave year whose days are all of this age (`day`), whenever in the year it begins. */
const lastLeaveYear = 2198

/** Why a balance changed. */
export const ledgerKinds = ['entitlement', 'carry-over', 'expiry', 'taken', 'returned', 'adjustment'] as const
const ledgerEntry = z.object({
  id,
  at: instant,
  kind: z.enum(ledgerKinds),
  /** Signed: what it adds to the balance. */
  minutes: z.int(),
  note: z.nullable(z.string()),
  by: z.nullable(z.string()),
  requestId: z.nullable(id),
})
export type LedgerEntry = z.infer<typeof ledgerEntry>

const admins = ['admin'] as const

export const leaveBalances = {
  listLeaveBalances: op({
    method: 'GET',
    path: '/leave/people',
    roles: admins,
    summary: 'Everybody’s balances in a leave year',
    input: z.object({
      ...paging,
      search: searchText,
      role: z.optional(linkAudience),
      year: z.optional(z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(lastLeaveYear))),
    }),
    output: z.object({
      ...pageOf(
        z.object({
          personId: id,
          personName: z.string(),
          role,
          photo: z.nullable(z.string()),
          balances: z.array(leaveBalance),
        }),
      ).shape,
      year: z.int(),
    }),
  }),
  listLeaveLedger: op({
    method: 'GET',
    path: '/leave/people/{personId}/ledger',
    roles: admins,
    summary: 'Every entry of one person’s balance of a type in a leave year, the newest first',
    input: z.object({
      personId: id,
      leaveTypeId: id,
      year: z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(lastLeaveYear)),
    }),
    output: z.object({ personName: z.string(), balance: leaveBalance, items: z.array(ledgerEntry) }),
  }),
  adjustLeaveBalance: op({
    method: 'POST',
    path: '/leave/people/{personId}/adjustments',
    roles: admins,
    summary: 'Add to or take from a balance, with the reason',
    input: z.object({
      /** Made by the browser, so that two clicks adjust once. */
      adjustmentId: id,
      personId: id,
      leaveTypeId: id,
      year: z.int().check(z.minimum(2000), z.maximum(lastLeaveYear)),
      minutes: z.int('Whole minutes').check(
        z.minimum(-366 * 24 * 60),
        z.maximum(366 * 24 * 60),
        z.refine((it) => it !== 0, 'Not nothing'),
      ),
      note: text(500, 'Say why'),
    }),
    output: leaveBalance,
  }),
}
