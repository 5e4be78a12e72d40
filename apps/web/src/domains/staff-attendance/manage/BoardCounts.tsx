import type { PresenceState } from '@campanile/contract/staff-attendance/staff-board.ts'
import { countPresent } from '@campanile/contract/staff-attendance/staff-figures.ts'
import { cn } from '#lib/cn.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import type { Answer } from '#lib/reads.ts'
import { stateWords } from '../staffWords.ts'
import { m } from './messages.ts'
import type { BoardState } from './staffQuery.ts'

/** Each person is in exactly one of these, so they add up to everyone on the board. */
const states = [
  'in',
  'missing',
  'left',
  'absent',
  'on-leave',
  'due',
  'off',
] as const satisfies PresenceState[]

interface BoardCountsProps {
  board: Answer<'readStaffBoard'>
  state: BoardState | undefined
  onState: (state: BoardState | '') => void
}

const tile = (chosen: boolean) =>
  cn(
    'w-full rounded-lg bg-surface px-4 py-3 text-start shadow-1 ring-1 ring-inset transition-colors hover:bg-hover',
    chosen ? 'ring-2 ring-brand-ink' : 'ring-line',
  )

/** How many people are in each state; a press shows those. Late arrivals are among those present: In and Left. */
export const BoardCounts = ({ board, state, onState }: BoardCountsProps) => {
  const press = (it: BoardState) => onState(it === state ? '' : it)
  return (
    <div className="mb-5">
      <ul className="grid grid-cols-4 gap-2.5 max-sm:grid-cols-2 xl:grid-cols-7" aria-label={m.counts()}>
        {states.map((it) => (
          <li key={it}>
            <button
              type="button"
              aria-pressed={it === state}
              onClick={() => press(it)}
              className={tile(it === state)}
            >
              <span className="block text-sm text-ink-2">{stateWords[it]}</span>
              <span
                className={cn(
                  'tnum block text-2xl font-title',
                  it === 'missing' && board.counts[it] > 0 && 'text-bad-ink',
                )}
              >
                {board.counts[it]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="tnum mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
        {joinFacts(
          m.people({ people: states.reduce((sum, it) => sum + board.counts[it], 0) }),
          m.presentCount({ present: countPresent(board.counts) }),
        )}
        <button
          type="button"
          aria-pressed={state === 'late'}
          onClick={() => press('late')}
          className={cn(
            'rounded-full px-3 py-1 ring-1 ring-inset hover:bg-hover max-md:py-2.5',
            state === 'late' ? 'ring-2 ring-brand-ink' : 'ring-line',
            board.late > 0 ? 'text-warn-ink' : 'text-ink-2',
          )}
        >
          {m.lateOfPresent({ late: board.late })}
        </button>
      </p>
    </div>
  )
}
