import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Chip } from '#ui/Chip.tsx'
import { DateArch } from '#ui/DateArch.tsx'
import { Empty } from '#ui/Empty.tsx'
import { hidden } from '#ui/hidden.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { m } from './messages.ts'

/** Work that waits for a lecturer's marks, the longest first, on the dashboard. */
export function MarkingQueue() {
  const { dayOf, dateTime } = useTimeFormat()
  const query = useRead('listAssignments', { toMark: true, sort: 'dueAt', pageSize: 5 })
  return (
    <Card aria-labelledby="marking-queue" className="overflow-hidden">
      <CardHead id="marking-queue" title={m.toMark()} hint={m.submittedAndNotMarkedYet()}>
        <CardLink to="/app/my-assignments?to-mark=1">{m.allAssignmentsToMark({ span: hidden })}</CardLink>
      </CardHead>
      <Loaded query={query} failure={m.weCouldntLoadYourMarking()}>
        {(data) =>
          data.items.length === 0 ? (
            <Empty kind="done" heading="h3" title={m.everythingIsMarked()} />
          ) : (
            <ul className="divide-y divide-line pb-1 pt-1.5">
              {data.items.map(({ id, title, courseCode, dueAt, counts }) => (
                <li key={id}>
                  <Link
                    to={`/app/my-assignments/${id}?show=to-mark`}
                    className="group flex items-center gap-3.5 px-5 py-3 hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4"
                  >
                    <DateArch day={dayOf(dueAt)} />
                    <span className="min-w-0 flex-1">
                      <span className="block break-words text-base font-label group-hover:underline">
                        {title}
                      </span>
                      <span className="tnum block text-sm text-ink-3">
                        {m.dueShort({ courseCode, dueAt: dateTime(dueAt) })}
                      </span>
                    </span>
                    <Chip tone="info" className="tnum">
                      {m.countToMark({ count: counts.toMark })}
                    </Chip>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
