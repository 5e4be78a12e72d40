import type { LeaveBalance } from '@campanile/contract/leave/leave-request.ts'

/** How much of a balance is left, in steps that a colour can show. Null: without a limit. */
export function balanceStep(left: number | null, total: number | null) {
  if (left === null || total === null) return 'unlimited'
  if (left <= 0) return 'none'
  const share = left / total
  return share < 0.2 ? 'low' : share < 0.6 ? 'some' : 'most'
}

/** The types of leave that anybody has, in their order. */
export const leaveTypesOf = (rows: readonly { balances: readonly Pick<LeaveBalance, 'leaveType'>[] }[]) => [
  ...new Map(
    rows.flatMap(({ balances }) => balances.map(({ leaveType }) => [leaveType.id, leaveType] as const)),
  ).values(),
]
