import type { LeaveRequest } from '@campanile/contract/leave/leave-request.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { m } from './messages.ts'

const looks = {
  approved: { tone: 'ok', title: m.approved() },
  rejected: { tone: 'bad', title: m.rejected() },
  revoked: { tone: 'warn', title: m.approvalRevoked() },
} as const

/** The decision on a request, with person, time and reason; nothing while it is pending. */
export function LeaveOutcome({ request, className }: { request: LeaveRequest; className?: string }) {
  const { dateTime } = useTimeFormat()
  const { status, decidedAt, decidedBy, rejectionReason, revokedReason } = request
  if (status === 'pending' || status === 'withdrawn') return null
  const { tone, title } = looks[status]
  const reason = status === 'rejected' ? rejectionReason : status === 'revoked' ? revokedReason : null
  return (
    <Alert tone={tone} title={title} {...(className && { className })}>
      {reason && <p className="break-words">{reason}</p>}
      <p className="tnum">{joinFacts(decidedBy?.name, decidedAt && dateTime(decidedAt))}</p>
    </Alert>
  )
}
