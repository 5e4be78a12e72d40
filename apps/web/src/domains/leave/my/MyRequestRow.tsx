import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { Paperclip } from 'lucide-react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { DateArch } from '#ui/DateArch.tsx'
import { LeaveChip } from '../LeaveChip.tsx'
import { leavePeriodWords, requestLength } from '../leaveWords.ts'
import { m } from './messages.ts'

interface MyRequestRowProps {
  request: LeaveRequest
  onOpen: () => void
}

function decisionWords(
  { status, decidedAt, decidedBy }: LeaveRequest,
  date: (instant: string) => string,
): string | null {
  if (!decidedAt) return null
  if (status === 'withdrawn') return m.withdrawnOn({ date: date(decidedAt) })
  return decidedBy && m.decidedByOn({ name: decidedBy.name, date: date(decidedAt) })
}

/** One request: dates, type and status; selecting it shows the details. */
export function MyRequestRow({ request, onOpen }: MyRequestRowProps) {
  const { date } = useTimeFormat()
  const { attachments, status, submittedAt } = request
  const decided = decisionWords(request, date)
  const why = status === 'rejected' ? request.rejectionReason : request.revokedReason
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-start gap-4 px-5 py-3.5 text-start hover:bg-hover focus-visible:-outline-offset-2 max-sm:gap-3 max-sm:px-4"
    >
      <DateArch day={request.from} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span className="tnum text-md font-title">{leavePeriodWords(request)}</span>
          <LeaveChip status={status} />
        </span>
        <span className="tnum block text-base text-ink-2">
          {request.leaveType} · {requestLength(request)}
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
          <span className="tnum">
            {m.submittedOn({ date: date(submittedAt) })}
            {decided && ` · ${decided}`}
          </span>
          {attachments.length > 0 && (
            <span className="tnum inline-flex items-center gap-1">
              <Paperclip size={13} aria-hidden="true" />
              <span aria-hidden="true">{attachments.length}</span>
              <span className="sr-only">{m.fileCount({ files: attachments.length })}</span>
            </span>
          )}
        </span>
        {why && (
          <span className="mt-1 block break-words text-base text-ink-2">{m.quoted({ text: why })}</span>
        )}
      </span>
    </button>
  )
}
