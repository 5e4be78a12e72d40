import type { LeaveBalance } from '@campanile/contract/leave/leave-request.ts'
import { balanceTotal } from './leaveWords.ts'

const percent = (part: number, whole: number) => `${Math.min(100, (100 * Math.max(0, part)) / whole)}%`

/** The taken and requested parts of a balance; its figures are beside it as text. */
export function BalanceBar({ balance }: { balance: LeaveBalance }) {
  const total = balanceTotal(balance)
  if (total === null || total <= 0) return null
  return (
    <span aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full bg-brand-tint-2">
      <span className="bg-brand-mid" style={{ width: percent(balance.taken, total) }} />
      <span className="bg-warn" style={{ width: percent(balance.pending, total) }} />
    </span>
  )
}
