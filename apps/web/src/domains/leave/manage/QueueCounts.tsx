import type { LeaveStatus } from '@campanile/contract/leave.ts'
import { cn } from '#lib/cn.ts'
import { Card } from '#ui/Card.tsx'
import { statusWords } from '../leaveWords.ts'
import type { LeaveQueue } from '../manage.api.ts'

const cells = [
  { name: 'total', dot: 'bg-ink-3' },
  { name: 'pending', dot: 'bg-warn' },
  { name: 'approved', dot: 'bg-ok' },
  { name: 'rejected', dot: 'bg-bad' },
] as const

interface QueueCountsProps {
  counts: LeaveQueue['counts'] | undefined
  status: LeaveStatus | undefined
  onStatus: (status: LeaveStatus | '') => void
}

/** How many requests stand where; a press shows those. */
export const QueueCounts = ({ counts, status, onStatus }: QueueCountsProps) => (
  <Card aria-label="Counts" className="mb-5 overflow-hidden">
    <ul className="grid grid-cols-4 gap-px bg-line max-sm:grid-cols-2">
      {cells.map(({ name, dot }) => {
        const chosen = name === 'total' ? status === undefined : name === status
        return (
          <li key={name}>
            <button
              type="button"
              aria-pressed={chosen}
              onClick={() => onStatus(name === 'total' ? '' : name)}
              className={cn(
                'h-full w-full px-5 py-3.5 text-left transition-colors focus-visible:-outline-offset-2 max-sm:px-4 max-sm:py-3',
                chosen ? 'bg-sunken shadow-[inset_0_-2px_0_var(--brand-ink)]' : 'bg-surface hover:bg-hover',
              )}
            >
              <span className="flex items-center gap-2 text-sm text-ink-2">
                <span aria-hidden="true" className={cn('h-2.5 w-2 rounded-t-full', dot)} />
                {name === 'total' ? 'Total' : statusWords[name]}
              </span>
              <span className="tnum mt-0.5 block min-h-[34px] text-3xl font-[620] max-sm:text-2xl">
                {counts?.[name]}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  </Card>
)
