import type { SessionRequest, SessionRequestStatus } from '@campanile/contract/timetable/session-requests.ts'
import type { ReactNode } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import type { TimeFormat } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { requestLooks } from '#ui/requestLooks.ts'
import { m } from './messages.ts'
import { requestedChangeWords, requestedForWords } from './sessionRequestWords.ts'

export type RequestAct = 'approve' | 'reject' | 'withdraw'

interface SessionRequestItemProps {
  request: SessionRequest
  /** The lecturer's own list does not repeat their name. */
  own: boolean
  onAct: (act: RequestAct) => void
}

/** One request: the session, the change, the reason, and the reader's actions. */
export function SessionRequestItem({ request, own, onAct }: SessionRequestItemProps) {
  const time = useTimeFormat()
  const { session, status, can, reason, rejectionReason } = request
  const title = `${session.courseCode} ${session.courseTitle}`
  const button = { session: joinFacts(title, requestedForWords(request, time)), hidden }
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-3 px-5 py-4 max-sm:px-4">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex items-start gap-2.5">
          <h3 className="min-w-0 break-words text-md font-title">
            <ClassLink classId={session.classId}>{title}</ClassLink>
          </h3>
          <SessionRequestChip status={status} />
        </div>
        <p className="tnum text-sm text-ink-3">{requestedForWords(request, time)}</p>
        <p className="tnum mt-1.5 text-base font-label">{requestedChangeWords(request, time)}</p>
        <p className="mt-0.5 break-words text-base text-ink-2">{reason}</p>
        <p className="tnum mt-1.5 text-sm text-ink-3">{historyWords(request, own, time)}</p>
        {rejectionReason && (
          <p className="mt-1.5 break-words border-s-2 border-line-2 ps-3 text-base text-ink-2">
            {rejectionReason}
          </p>
        )}
        {status === 'expired' && <p className="mt-1.5 text-sm text-ink-2">{m.sessionBeganUndecided()}</p>}
        {can.reject && !can.approve && (
          <p className="mt-1.5 text-sm text-warn-ink">{m.sessionHasChanged()}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {can.withdraw && <Button onClick={() => onAct('withdraw')}>{m.withdraw(button)}</Button>}
        {can.reject && <Button onClick={() => onAct('reject')}>{m.reject(button)}</Button>}
        {can.approve && (
          <Button variant="primary" onClick={() => onAct('approve')}>
            {m.approve(button)}
          </Button>
        )}
      </div>
    </div>
  )
}

/**
 * The person who requested it, the person who decided it, and the times; the reader's own requests omit the
 * name.
 */
function historyWords(request: SessionRequest, own: boolean, time: TimeFormat): ReactNode {
  const { status, decidedBy, decidedAt } = request
  const { id, name } = request.requestedBy
  const facts = {
    requestedBy: name,
    requestedAt: time.dateTime(request.requestedAt),
    person: () => <PersonLink personId={id} name={name} personRole="lecturer" />,
  }
  if (!decidedBy || !decidedAt || status === 'withdrawn')
    return own ? m.requestedOn(facts) : m.requestedByOn(facts)
  const decided = { ...facts, decidedBy: decidedBy.name, decidedAt: time.dateTime(decidedAt) }
  return own ? m.requestedOnDecided(decided) : m.requestedByOnDecided(decided)
}

const looks: Record<SessionRequestStatus, { tone: Tone; glyph: ChipGlyphName }> = {
  ...requestLooks,
  withdrawn: { tone: 'idle', glyph: 'dash' },
  expired: { tone: 'idle', glyph: 'dash' },
}
const words: Record<SessionRequestStatus, string> = {
  pending: m.pending(),
  approved: m.approved(),
  rejected: m.rejected(),
  withdrawn: m.withdrawn(),
  expired: m.expired(),
}

const SessionRequestChip = ({ status }: { status: SessionRequestStatus }) => (
  <Chip {...looks[status]}>{words[status]}</Chip>
)
