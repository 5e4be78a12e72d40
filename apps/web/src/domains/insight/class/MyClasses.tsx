import type { TaughtClass } from '@campanile/contract/insight/class-overview.ts'
import { Link } from 'react-router'
import { Ring } from '#charts/Ring.tsx'
import { classPath } from '#lib/classPath.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { m } from './messages.ts'

/** The classes that a lecturer teaches this term, each with a link to its page. */
export function MyClasses() {
  const query = useRead('listMyClasses', {})
  return (
    <Card aria-labelledby="my-classes" className="overflow-hidden">
      <CardHead id="my-classes" title={m.myClasses()} />
      <Loaded query={query} failure={m.weCouldntLoadYourClasses()}>
        {(data) =>
          data.items.length === 0 ? (
            <Empty kind="none" heading="h3" title={m.noClassesThisTerm()} />
          ) : (
            <ul className="mt-2 divide-y divide-line border-t border-line">
              {data.items.map((it) => (
                <li key={it.classId}>
                  <TaughtClassLink it={it} required={data.required} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function TaughtClassLink({ it, required }: { it: TaughtClass; required: number }) {
  const time = useTimeFormat()
  const { classId, courseCode, courseTitle, enrolled, percentage, below, next, toMark } = it
  const students = m.studentsCounted({ students: enrolled })
  return (
    <Link
      to={classPath(classId)}
      className="group flex items-center gap-3.5 px-5 py-3 hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4"
    >
      <Ring
        value={percentage}
        required={required}
        below={below}
        size={48}
        stroke={4.5}
        label={m.attendance()}
      />
      <span className="min-w-0 flex-1">
        <span className="block break-words text-base font-label group-hover:underline">{courseTitle}</span>
        <span className="tnum block text-sm text-ink-3">{joinFacts(courseCode, students)}</span>
        <span className="tnum block text-sm text-ink-2">
          {next
            ? joinFacts(time.day(next.startsAt), time.time(next.startsAt), next.room)
            : m.noSessionsAhead()}
        </span>
      </span>
      {toMark > 0 && (
        <Chip tone="info" className="tnum">
          {m.countToMark({ count: toMark })}
        </Chip>
      )}
    </Link>
  )
}
