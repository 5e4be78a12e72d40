import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { LeaveChip } from '../LeaveChip.tsx'
import { periodWords, requestLength } from '../leaveWords.ts'
import { openWords } from './queueColumns.tsx'

/** A request on a phone. */
export function QueueItem({ request, onOpen }: { request: LeaveRequest; onOpen: () => void }) {
  const { date } = useTimeFormat()
  const { personName, profileImage, leaveType, submittedAt, status } = request
  return (
    <ListItem
      lead={<Avatar name={personName} profileImage={profileImage} size={36} />}
      title={personName}
      chip={<LeaveChip status={status} />}
      essence={
        <span className="tnum">
          {periodWords(request)} · {requestLength(request)}
        </span>
      }
      meta={
        <span className="flex items-center justify-between gap-2">
          <span className="tnum">
            {leaveType} · {date(submittedAt)}
          </span>
          <Button size="sm" onClick={onOpen}>
            {openWords(request)}
            <span className="sr-only"> the request of {personName}</span>
          </Button>
        </span>
      }
    />
  )
}
