import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { leavePartWords } from '@campanile/contract/leave/leave-words.ts'
import type { ReactNode } from 'react'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { requestLength } from './leaveWords.ts'
import { m } from './messages.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-3">{name}</dt>
    <dd className="break-words font-label">{children}</dd>
  </div>
)

/** What was asked for. */
export function LeaveFacts({ request }: { request: LeaveRequest }) {
  const { dateTime } = useTimeFormat()
  const { from, to, part, startsAt, endsAt } = request
  return (
    <dl className="tnum grid grid-cols-2 gap-x-4 gap-y-3 rounded-lg bg-sunken px-4 py-3.5 max-sm:grid-cols-1 dark:bg-canvas">
      <Fact name={m.leave()}>{request.leaveType}</Fact>
      <Fact name={m.length()}>{requestLength(request)}</Fact>
      <Fact name={from === to ? m.day() : m.firstDay()}>{formatPlainDay(from)}</Fact>
      {from !== to && <Fact name={m.lastDay()}>{formatPlainDay(to)}</Fact>}
      {part !== 'whole' && (
        <Fact name={m.time()}>
          {part === 'hours' && startsAt && endsAt ? m.startToEnd({ startsAt, endsAt }) : leavePartWords[part]}
        </Fact>
      )}
      <Fact name={m.submitted()}>{dateTime(request.submittedAt)}</Fact>
    </dl>
  )
}
