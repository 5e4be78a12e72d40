import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { ListCard } from '#ui/ListCard.tsx'

/** Sessions of this term that ended without a register. */
export function MissedRegisters() {
  const { day, range } = useTimeFormat()
  const [page, setPage] = usePageParam('missed')
  const registers = useRead('listMissedRegisters', { page, pageSize: 5 })
  return (
    <ListCard
      label="Missed registers"
      list={{ setPage }}
      query={registers}
      failure="We couldn’t load the missed registers"
      empty={{ kind: 'done', title: 'No registers outstanding' }}
      rowKey={({ sessionId }) => sessionId}
      head={
        <CardHead
          title="Missed registers"
          hint="Past sessions with no register. You can still take it, with a reason."
          className="pb-1"
        />
      }
      item={(it) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 max-sm:px-4">
          <span className="min-w-48 flex-1">
            <span className="block text-base font-label">{it.courseTitle}</span>
            <span className="tnum block text-sm text-ink-3">
              {day(it.startsAt)}, {range(it.startsAt, it.endsAt)}
              {it.marked > 0 && ` · ${it.marked} of ${it.enrolled} recorded`}
            </span>
          </span>
          <Link
            to={`/app/attendance/sessions/${it.sessionId}?later=1`}
            aria-label={`Take register of ${it.courseTitle}, ${day(it.startsAt)}`}
            className={buttonClass('secondary')}
          >
            Take register
          </Link>
        </div>
      )}
    />
  )
}
