import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { leavePartWords } from '@campanile/contract/leave/leave-words.ts'
import type { ReactNode } from 'react'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { requestLength } from './leaveWords.ts'

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
      <Fact name="Leave">{request.leaveType}</Fact>
      <Fact name="Length">{requestLength(request)}</Fact>
      <Fact name={from === to ? 'Day' : 'First day'}>{formatPlainDay(from)}</Fact>
      {from !== to && <Fact name="Last day">{formatPlainDay(to)}</Fact>}
      {part !== 'whole' && (
        <Fact name="Time">{part === 'hours' ? `${startsAt} to ${endsAt}` : leavePartWords[part]}</Fact>
      )}
      <Fact name="Submitted">{dateTime(request.submittedAt)}</Fact>
    </dl>
  )
}
