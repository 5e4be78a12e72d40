import { lateDecisionWords } from '@campanile/contract/assignments/assignment-words.ts'
import type { PenaltyEvent } from '@campanile/contract/assignments/marking.ts'
import type { TimeFormat } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { penaltyWords } from './lateWords.ts'
import { isZero, markWords } from './marks.ts'
import { m } from './messages.ts'

/** A history has no heading that mentions the waived penalty. */
function titleOf({ what, dueAt }: PenaltyEvent, dateTime: TimeFormat['dateTime']): string {
  switch (what) {
    case 'extended':
      return dueAt ? m.dueDateExtendedTo({ dueAt: dateTime(dueAt) }) : m.dueDateExtended()
    case 'extension-reversed':
      return dueAt ? m.extensionWithdrawnTo({ dueAt: dateTime(dueAt) }) : m.extensionWithdrawn()
    case 'waived':
      return m.penaltyWaived()
    default:
      return lateDecisionWords[what]
  }
}

/** "−10, then no penalty" */
const bothFigures = ({ penaltyBefore, penaltyAfter }: PenaltyEvent) => {
  if (penaltyBefore === null || penaltyAfter === null) return undefined
  if (penaltyBefore === penaltyAfter) return penaltyWords(penaltyAfter)
  const change = isZero(penaltyAfter) ? 'waived' : isZero(penaltyBefore) ? 'imposed' : 'other'
  return m.penaltyChanged({ change, before: markWords(penaltyBefore), after: markWords(penaltyAfter) })
}

/** Changes of the due date and the penalty, newest first, each with both values. */
export function PenaltyHistory({ events }: { events: readonly PenaltyEvent[] }) {
  const { dateTime } = useTimeFormat()
  if (events.length === 0) return null
  return (
    <section aria-label={m.history()}>
      <h3 className="mb-2 text-sm font-title">{m.history()}</h3>
      <ol className="space-y-3">
        {events.map((event) => (
          <li key={`${event.at} ${event.what}`} className="flex gap-2.5 text-sm">
            <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-line-2" />
            <span className="tnum min-w-0">
              <span className="block text-ink">{titleOf(event, dateTime)}</span>
              {bothFigures(event) && <span className="block text-ink-2">{bothFigures(event)}</span>}
              {event.reason && <span className="block break-words text-ink-2">{event.reason}</span>}
              <span className="block text-xs text-ink-3">
                {[event.by, dateTime(event.at)].filter(Boolean).join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
