import type { LeaveCheck } from '@campanile/contract/leave/leave-request.ts'
import { leftOutWords } from '../leftOut.ts'

/** The days of a request that cost nothing, by name. */
export function LeftOut({ days }: { days: LeaveCheck['days'] }) {
  const words = leftOutWords(days)
  return words && <p className="tnum mt-1 break-words text-sm text-ink-3">Not counted: {words}</p>
}
