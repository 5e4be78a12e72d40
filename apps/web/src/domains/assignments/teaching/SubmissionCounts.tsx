import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import type { SubmissionFilter } from '@campanile/contract/assignments/marking.ts'
import { cn } from '#lib/cn.ts'
import { numberWords } from '#lib/figures.ts'
import { Card } from '#ui/Card.tsx'
import { m } from './messages.ts'

const cells = [
  { show: 'all', label: m.students(), dot: 'bg-ink-3', count: 'students' },
  { show: 'submitted', label: m.submitted(), dot: 'bg-brand-mid', count: 'submitted' },
  { show: 'late', label: m.late(), dot: 'bg-warn', count: 'late' },
  { show: 'to-mark', label: m.toMark(), dot: 'bg-info', count: 'toMark' },
  { show: 'marked', label: m.marked(), dot: 'bg-ok', count: 'marked' },
] as const

interface SubmissionCountsProps {
  counts: Assignment['counts']
  shown: SubmissionFilter
  onShow: (filter: SubmissionFilter) => void
}

/** The number of students in each state; selecting one filters the list. */
export const SubmissionCounts = ({ counts, shown, onShow }: SubmissionCountsProps) => (
  <Card aria-label={m.counts()} className="mb-5 overflow-hidden">
    <ul className="grid grid-cols-5 gap-px bg-line max-md:grid-cols-2 max-md:*:first:col-span-2">
      {cells.map(({ show, label, dot, count }) => (
        <li key={show}>
          <button
            type="button"
            aria-pressed={show === shown}
            onClick={() => onShow(show)}
            className={cn(
              'h-full w-full px-5 py-3 text-start transition-colors focus-visible:-outline-offset-2 max-sm:px-4',
              show === shown
                ? 'bg-sunken shadow-[inset_0_-2px_0_var(--brand-ink)]'
                : 'bg-surface hover:bg-hover',
            )}
          >
            <span className="flex items-center gap-2 text-sm text-ink-2">
              <span aria-hidden="true" className={cn('h-2.5 w-2 rounded-t-full', dot)} />
              {label}
            </span>
            <span className="tnum mt-0.5 block text-2xl font-title">
              {numberWords(count === 'students' ? counts.enrolled + counts.left : counts[count])}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </Card>
)
