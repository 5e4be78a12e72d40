import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationStatusWords } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { EffectList } from './EffectList.tsx'
import { m } from './messages.ts'

/** By whom: an approval without a reviewer is the setting's. */
const deciderOf = ({ reviewedBy, autoApproved }: MitigationRequest) =>
  autoApproved
    ? 'automatically'
    : m.byReviewedByName({ reviewedByName: reviewedBy?.name ?? 'an administrator' })

interface RequestOutcomeProps {
  request: MitigationRequest
  /** What the reviewer wrote, as its reader calls it. */
  notesTitle: string
}

/** How a request was decided, in which words, and what that changed. */
export function RequestOutcome({ request, notesTitle }: RequestOutcomeProps) {
  const { dateTime } = useTimeFormat()
  const { status, reviewedAt, grantedExtension, adminNotes, effects, reversedAt } = request
  const days = status === 'approved' && grantedExtension ? `, ${m.day({ grantedExtension })} granted` : ''
  return (
    <div className="space-y-5">
      <div>
        <h3 className="text-md font-title">{m.decision()}</h3>
        <p className="tnum mt-1.5 text-base text-ink-2">
          {mitigationStatusWords[status]} {deciderOf(request)}
          {days}
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
            <span className="block">
              {request.reversedBy?.name}, {dateTime(reversedAt)}
            </span>
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
