import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { hidden } from '#ui/hidden.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { BalanceBar } from '../BalanceBar.tsx'
import { LeaveChip } from '../LeaveChip.tsx'
import { balanceWords, leavePeriodWords, requestLength } from '../leaveWords.ts'
import { m } from './messages.ts'

const path = '/app/leave-requests'
const hour = 3_600_000
/** Types and requests that a dashboard has room for. */
const shown = 3

/** My balances, and the status of my last request, on the dashboard. */
export function LeaveNews() {
  const balances = useRead('listMyLeaveBalances', {})
  const requests = useRead('listMyLeave', { page: 1, pageSize: shown })
  return (
    <Card aria-labelledby="leave-news" className="overflow-hidden">
      <CardHead id="leave-news" title={m.leave()}>
        <CardLink to={path}>{m.allLeaveRequests({ span: hidden })}</CardLink>
      </CardHead>
      <Loaded query={balances} failure={m.weCouldntLoadYourLeave()}>
        {(known) => (
          <Loaded query={requests} failure={m.weCouldntLoadYourLeave()}>
            {({ items }) => (
              <>
                <ul className="grid gap-3 px-5 pb-4 pt-3 max-sm:px-4">
                  {known.items.slice(0, shown).map((balance) => {
                    return (
                      <li key={balance.leaveType.id}>
                        <p className="mb-1.5 flex items-baseline justify-between gap-3">
                          <span className="text-sm text-ink-2">{balance.leaveType.name}</span>
                          <span className="tnum text-sm text-ink-3">
                            {balanceWords(balance, (text) => (
                              <b className="font-title text-ink">{text}</b>
                            ))}
                          </span>
                        </p>
                        <BalanceBar balance={balance} />
                      </li>
                    )
                  })}
                </ul>
                <ul className="divide-y divide-line border-t border-line">
                  {items.map((request) => (
                    <li key={request.id}>
                      <Link
                        to={`${path}?request=${request.id}`}
                        className="group flex items-start gap-3 px-5 py-3 hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4"
                      >
                        <span className="min-w-0 flex-1">
                          <span className="tnum block text-base font-label group-hover:underline">
                            {leavePeriodWords(request)}
                          </span>
                          <span className="tnum block text-sm text-ink-3">
                            {request.leaveType} · {requestLength(request)}
                          </span>
                        </span>
                        <LeaveChip status={request.status} />
                      </Link>
                    </li>
                  ))}
                  {items.length === 0 && (
                    <li className="px-5 py-3.5 text-sm text-ink-3 max-sm:px-4">
                      {m.youHaventRequestedAnyLeaveYet()}
                    </li>
                  )}
                </ul>
                <NextHoliday />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Card>
  )
}

const strong = (text: ReactNode) => <span className="font-label text-ink">{text}</span>

function NextHoliday() {
  const today = useTimeFormat().dayOf(useNow(hour))
  const next = useRead('listPublicHolidays', { from: today }).data?.items[0]
  if (!next) return null
  return (
    <p className="tnum border-t border-line px-5 py-3 text-sm text-ink-2 max-sm:px-4">
      {next.firstDay <= today
        ? m.publicHolidayToday({ name: next.name, strong })
        : m.nextPublicHoliday({ name: next.name, day: formatPlainDay(next.firstDay), strong })}
    </p>
  )
}
