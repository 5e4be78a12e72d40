import { useId } from 'react'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { m } from './messages.ts'
import type { Board } from './useBoard.ts'

const maxShown = 50

/** The sessions of the week with something wrong in their plan. */
export function ConflictList({ board }: { board: Board }) {
  const id = useId()
  const found = board.data.items
    .map((session) => ({ session, conflicts: board.conflictsOf(session) }))
    .filter(({ conflicts }) => conflicts.length > 0)
  return (
    <section className="border-t border-line" aria-labelledby={id}>
      <CardHead
        id={id}
        title={m.conflicts()}
        hint={found.length > 0 ? m.conflictsCounted({ count: found.length }) : m.noConflicts()}
      />
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {found.slice(0, maxShown).map(({ session, conflicts }) => (
          <li key={session.id}>
            <button
              type="button"
              onClick={() => board.open(session.id)}
              className="flex w-full flex-wrap items-baseline gap-x-4 px-5 py-2.5 text-start hover:bg-hover max-sm:px-4"
            >
              <span className="min-w-0 basis-72 font-label">
                {joinFacts(session.courseCode, session.courseTitle)}
                <span className="tnum block text-sm font-normal text-ink-3">
                  {joinFacts(
                    board.time.day(session.startsAt),
                    board.time.range(session.startsAt, session.endsAt),
                    session.room?.name,
                  )}
                </span>
              </span>
              <span className="min-w-0 flex-1 basis-64 text-sm text-warn-ink">{conflicts.join('. ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > maxShown && (
        <p className="px-5 py-3 text-sm text-ink-3 max-sm:px-4">
          {m.moreConflicts({ count: found.length - maxShown })}
        </p>
      )}
    </section>
  )
}
