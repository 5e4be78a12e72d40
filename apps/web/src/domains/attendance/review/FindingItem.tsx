import type { Finding } from '@campanile/contract/attendance/attendance-review.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { hidden } from '#ui/hidden.tsx'
import { FindingSides } from './FindingSides.tsx'
import { findingTitle } from './findingWords.ts'
import { m } from './messages.ts'

interface FindingItemProps {
  finding: Finding
  onSettle: () => void
}

/** One finding with both its sides, and the decision or a link to it. */
export function FindingItem({ finding, onSettle }: FindingItemProps) {
  const { day } = useTimeFormat()
  const { state, sides, decision } = finding
  const title = findingTitle(finding)
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-base font-label">{title}</p>
        {state === 'open' ? (
          <Button onClick={onSettle}>{m.reviewFinding({ title, hidden: hidden })}</Button>
        ) : (
          <Chip tone={state === 'fine' ? 'ok' : 'info'} glyph="tick">
            {state === 'fine' ? m.looksFine() : m.recordsChanged()}
          </Chip>
        )}
      </div>
      <FindingSides sides={sides} />
      {decision && (
        <p className="mt-1 break-words text-sm text-ink-3">
          {decision.by}, {day(decision.at)}
          {decision.words && `: ${decision.words}`}
        </p>
      )}
    </li>
  )
}
