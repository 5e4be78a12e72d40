import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { CoverChip } from '../covers/CoverChip.tsx'

/** What the lecturer proposed for the sessions in a request, with the colleagues' answers. */
export function MyProposals({ requestId }: { requestId: string }) {
  const { day, range } = useTimeFormat()
  const { data } = useRead('listLeaveProposals', { requestId })
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="my-proposals">
      <h3 id="my-proposals" className="mb-1.5 text-sm font-title">
        Proposed for your sessions
      </h3>
      <ul className="divide-y divide-line rounded-md border border-line">
        {data.items.map(({ id, session, colleague, answer, answerReason }) => (
          <li key={id} className="px-3.5 py-2.5 text-sm">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <span className="min-w-0 font-label">
                {colleague ? `${colleague.name} covers` : 'Cancel'} {session.courseCode}
              </span>
              {colleague && <CoverChip answer={answer} />}
            </div>
            <p className="tnum text-ink-2">
              {day(session.startsAt)}, {range(session.startsAt, session.endsAt)}
            </p>
            {answerReason && <p className="mt-0.5 break-words text-ink-2">{answerReason}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
