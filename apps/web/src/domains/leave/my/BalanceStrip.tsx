import type { LeaveBalance } from '@campanile/contract/leave/leave-request.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { BalanceBar } from '../BalanceBar.tsx'
import { balanceWords, carriedWords, leaveLengthWords } from '../leaveWords.ts'
import { m } from './messages.ts'

const hour = 3_600_000
const cells = 'grid gap-px overflow-hidden rounded-lg bg-line sm:grid-cols-strip'

interface BalanceStripProps {
  balances: UseQueryResult<Answer<'listMyLeaveBalances'>>
}

/** My balance of each leave type. */
export function BalanceStrip({ balances }: BalanceStripProps) {
  return (
    <Loaded
      query={balances}
      failure={m.weCouldntLoadYourBalances()}
      heading="h2"
      skeleton={
        <Loading className="min-h-24">
          <Skeleton className="h-24 w-full rounded-lg!" />
        </Loading>
      }
      frame={(status) => <Card className="mb-6">{status}</Card>}
    >
      {({ items }) =>
        items.length > 0 && (
          <Card aria-label={m.balances()} className="mb-6">
            <ul className={cells}>
              {items.map((balance) => (
                <BalanceCell key={balance.leaveType.id} balance={balance} />
              ))}
            </ul>
          </Card>
        )
      }
    </Loaded>
  )
}

function BalanceCell({ balance }: { balance: LeaveBalance }) {
  const { leaveType, pending } = balance
  const carried = carriedWords(balance, useTimeFormat().dayOf(useNow(hour)))
  return (
    <li className="flex flex-col bg-surface px-5 py-4 max-sm:px-4 max-sm:py-3">
      <div className="mb-2 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-3">
        <p className="text-sm text-ink-2 max-sm:text-base">{leaveType.name}</p>
        <p className="tnum mt-0.5 text-sm text-ink-3 max-sm:mt-0 max-sm:text-end">
          {balanceWords(balance, (text) => (
            <span className="text-2xl font-title text-ink max-sm:text-md">{text}</span>
          ))}
        </p>
      </div>
      <BalanceBar balance={balance} />
      {pending > 0 && (
        <p className="tnum mt-2 text-sm font-label text-warn-ink max-sm:mt-1.5">
          {m.pendingLength({ length: leaveLengthWords(pending, leaveType.dayMinutes) })}
        </p>
      )}
      {carried && <p className="tnum mt-2 text-sm text-ink-3 max-sm:mt-1.5">{carried}</p>}
    </li>
  )
}
