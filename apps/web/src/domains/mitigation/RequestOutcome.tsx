import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { EffectList } from './EffectList.tsx'
import { m } from './messages.ts'

/** The decision and its author: automatic approvals have no reviewer. */
function decisionWords({ status, reviewedBy, autoApproved, grantedExtension }: MitigationRequest): string {
  const name = reviewedBy?.name
  if (status === 'rejected') return name ? m.rejectedBy({ name }) : m.rejectedByAnAdmin()
  const days = grantedExtension ?? 0
  if (autoApproved) return m.approvedAutomatically({ days })
  return name ? m.approvedBy({ name, days }) : m.approvedByAnAdmin({ days })
}

interface RequestOutcomeProps {
  request: MitigationRequest
  /** The label of the reviewer's text, for its reader. */
  notesTitle: string
}

/** The decision on a request, with its text and effects. */
export function RequestOutcome({ request, notesTitle }: RequestOutcomeProps) {
  const { dateTime } = useTimeFormat()
  const { status, reviewedAt, adminNotes, effects, reversedAt } = request
  return (
    <div className="space-y-5">
      <div>
        <h3 className="text-md font-title">{m.decision()}</h3>
        <p className="tnum mt-1.5 text-base text-ink-2">
          {decisionWords(request)}
          {reviewedAt && <span className="block text-sm text-ink-3">{dateTime(reviewedAt)}</span>}
        </p>
      </div>
      <div>
        <h3 className="text-sm font-title">{notesTitle}</h3>
        <p className="mt-1.5 whitespace-pre-line break-words text-base text-ink-2">
          {adminNotes ?? <span className="text-ink-3">{m.noNote()}</span>}
        </p>
      </div>
      {reversedAt && (
        <div className="rounded-md border border-warn-line bg-warn-tint p-3 text-sm text-warn-ink">
          <h3 className="font-title">{m.reversed()}</h3>
          <p className="tnum mt-0.5 break-words">
            {request.reversalReason}
            <span className="block">{joinFacts(request.reversedBy?.name, dateTime(reversedAt))}</span>
          </p>
        </div>
      )}
      {status === 'approved' && effects.length > 0 && (
        <div>
          <h3 className="text-sm font-title">
            {reversedAt ? m.whatTheApprovalHadChanged() : m.whatTheApprovalChanged()}
          </h3>
          <EffectList label={m.effects()} effects={effects} />
        </div>
      )}
    </div>
  )
}
