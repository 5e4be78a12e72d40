import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead } from '#lib/useRead.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { ClassLink } from '#ui/ClassLink.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { m } from './messages.ts'

/** Sessions of this term that ended without a register. */
export function MissedRegisters() {
  const { day, range } = useTimeFormat()
  const [page, setPage] = usePageParam('missed')
  const registers = useRead('listMissedRegisters', { page, pageSize: 5 })
  return (
    <ListCard
      label={m.missedRegisters()}
      list={{ setPage }}
      query={registers}
      failure={m.couldNotLoadMissedRegisters()}
      empty={{ kind: 'done', title: m.noRegistersOutstanding() }}
      rowKey={({ sessionId }) => sessionId}
      head={<CardHead title={m.missedRegisters()} hint={m.pastSessionsWithoutRegister()} className="pb-1" />}
      item={(it) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 max-sm:px-4">
          <span className="min-w-48 flex-1">
            <span className="block text-base font-label">
              <ClassLink classId={it.classId}>{it.courseTitle}</ClassLink>
            </span>
            <span className="tnum block text-sm text-ink-3">
              {day(it.startsAt)}, {range(it.startsAt, it.endsAt)}
              {it.marked > 0 && ` · ${m.recordedOfEnrolled({ recorded: it.marked, enrolled: it.enrolled })}`}
            </span>
          </span>
          <Link
            to={`/app/attendance/sessions/${it.sessionId}?later=1`}
            aria-label={m.takeRegisterOf({ courseTitle: it.courseTitle, day: day(it.startsAt) })}
            className={buttonClass('secondary')}
          >
            {m.takeRegister()}
          </Link>
        </div>
      )}
    />
  )
}
