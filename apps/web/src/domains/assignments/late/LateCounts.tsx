import { lateDecisionWords } from '@campanile/contract/assignments/assignment-words.ts'
import type { LateFilter } from '@campanile/contract/assignments/late-submissions.ts'
import { cn } from '#lib/cn.ts'
import { numberWords } from '#lib/figures.ts'
import { Card } from '#ui/Card.tsx'
import { m } from './messages.ts'

const cells = [
  { show: 'waiting', label: m.waiting(), dot: 'bg-warn' },
  { show: 'accepted', label: lateDecisionWords.accepted, dot: 'bg-info' },
  { show: 'waived', label: lateDecisionWords.waived, dot: 'bg-ok' },
  { show: 'rejected', label: lateDecisionWords.rejected, dot: 'bg-bad' },
  { show: 'all', label: m.all(), dot: 'bg-ink-3' },
] as const satisfies readonly { show: LateFilter; label: string; dot: string }[]

interface LateCountsProps {
  counts: Record<LateFilter, number> | undefined
  shown: LateFilter
  onShow: (filter: LateFilter) => void
}

/** The number of late submissions in each state; pressing one filters the list. */
export const LateCounts = ({ counts, shown, onShow }: LateCountsProps) => (
  <Card aria-label={m.counts()} className="mb-5 overflow-hidden">
    <ul className="grid grid-cols-5 gap-px bg-line max-md:grid-cols-2 max-md:*:first:col-span-2">
      {cells.map(({ show, label, dot }) => (
        <li key={show}>
          <button
            type="button"
            aria-pressed={show === shown}
            onClick={() => onShow(show)}
            className={cn(
              'h-full w-full px-5 py-3.5 text-start transition-colors focus-visible:-outline-offset-2 max-sm:px-4',
              show === shown
                ? 'bg-sunken shadow-[inset_0_-2px_0_var(--brand-ink)]'
                : 'bg-surface hover:bg-hover',
            )}
          >
            <span className="flex items-center gap-2 text-sm text-ink-2">
              <span aria-hidden="true" className={cn('h-2.5 w-2 rounded-t-full', dot)} />
              {label}
            </span>
            <span className="tnum mt-0.5 block min-h-[28px] text-2xl font-title">
              {counts && numberWords(counts[show])}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </Card>
)
