import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { leavePartWords } from '@campanile/contract/leave/leave-words.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Fact, FactTiles } from '#ui/Facts.tsx'
import { requestLength } from './leaveWords.ts'
import { m } from './messages.ts'

/** The requested leave. */
export function LeaveFacts({ request }: { request: LeaveRequest }) {
  const { dateTime } = useTimeFormat()
  const { from, to, part, startsAt, endsAt } = request
  return (
    <FactTiles sunken>
      <Fact label={m.leave()}>{request.leaveType}</Fact>
      <Fact label={m.length()}>{requestLength(request)}</Fact>
      <Fact label={from === to ? m.day() : m.firstDay()}>{formatPlainDay(from)}</Fact>
      {from !== to && <Fact label={m.lastDay()}>{formatPlainDay(to)}</Fact>}
      {part !== 'whole' && (
        <Fact label={m.time()}>
          {part === 'hours' && startsAt && endsAt ? m.startToEnd({ startsAt, endsAt }) : leavePartWords[part]}
        </Fact>
      )}
      <Fact label={m.submitted()}>{dateTime(request.submittedAt)}</Fact>
    </FactTiles>
  )
}
