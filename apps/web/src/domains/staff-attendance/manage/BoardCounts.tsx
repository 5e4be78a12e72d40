import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import { cn } from '#lib/cn.ts'
import type { Answer } from '#lib/reads.ts'
import { stateWords } from '../staffWords.ts'
import type { BoardState } from './staffQuery.ts'

const shown: readonly BoardState[] = ['in', 'late', 'missing', 'left', 'absent', 'on-leave', 'due', 'off']

interface BoardCountsProps {
  board: Answer<'readStaffBoard'>
  state: BoardState | undefined
  onState: (state: BoardState | '') => void
}

/** How many stand where; a press shows those. */
export const BoardCounts = ({ board, state, onState }: BoardCountsProps) => (
  <ul className="mb-5 grid grid-cols-4 gap-2.5 max-sm:grid-cols-2 xl:grid-cols-8" aria-label="Counts">
    {shown.map((it) => {
      const count = it === 'late' ? board.late : board.counts[it]
      const chosen = it === state
      return (
        <li key={it}>
          <button
            type="button"
            aria-pressed={chosen}
            onClick={() => onState(chosen ? '' : it)}
            className={cn(
              'w-full rounded-lg bg-surface px-4 py-3 text-left shadow-1 ring-1 ring-inset transition-colors hover:bg-hover',
              chosen ? 'ring-2 ring-brand-ink' : 'ring-line',
            )}
          >
            <span className="block text-sm text-ink-2">
              {it === 'late' ? staffDayStatusWords.late : stateWords[it]}
            </span>
            <span
              className={cn(
                'tnum block text-2xl font-title',
                it === 'missing' && count > 0 && 'text-bad-ink',
                it === 'late' && count > 0 && 'text-warn-ink',
              )}
            >
              {count}
            </span>
          </button>
        </li>
      )
    })}
  </ul>
)
