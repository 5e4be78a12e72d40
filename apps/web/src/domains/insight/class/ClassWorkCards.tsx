import type { ClassOverview, ClassWork } from '@campanile/contract/insight/class-overview.ts'
import { Link } from 'react-router'
import { classPath } from '#lib/classPath.ts'
import { useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Chip } from '#ui/Chip.tsx'
import { DateArch } from '#ui/DateArch.tsx'
import { Empty } from '#ui/Empty.tsx'
import { m } from './messages.ts'

/** Work due in a class, and submissions that are not marked yet. */
export const ClassWorkCards = ({ overview: { classId, due, toMark } }: { overview: ClassOverview }) => (
  <>
    <Card aria-labelledby="class-due" className="overflow-hidden">
      <CardHead id="class-due" title={m.due()}>
        <CardLink to={classPath(classId, 'assignments')}>{m.allAssignments()}</CardLink>
      </CardHead>
      {due.length === 0 ? (
        <Empty kind="none" heading="h3" title={m.nothingIsDue()} />
      ) : (
        <WorkList items={due} />
      )}
    </Card>
    {toMark.length > 0 && (
      <Card aria-labelledby="class-to-mark" className="overflow-hidden">
        <CardHead id="class-to-mark" title={m.toMark()} hint={m.submittedAndNotMarkedYet()} />
        <WorkList items={toMark} show="?show=to-mark" />
      </Card>
    )}
  </>
)

interface WorkListProps {
  items: readonly ClassWork[]
  /** Filters the submissions of an assignment to those of this list. */
  show?: string
}

function WorkList({ items, show = '' }: WorkListProps) {
  const { dayOf, dateTime } = useTimeFormat()
  const base = useUser().role === 'admin' ? '/app/assignments' : '/app/my-assignments'
  return (
    <ul className="divide-y divide-line pb-1 pt-1.5">
      {items.map(({ assignmentId, title, dueAt, submitted, enrolled, toMark }) => (
        <li key={assignmentId}>
          <Link
            to={`${base}/${assignmentId}${show}`}
            className="group flex items-center gap-3.5 px-5 py-3 hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4"
          >
            <DateArch day={dayOf(dueAt)} />
            <span className="min-w-0 flex-1">
              <span className="block break-words text-base font-label group-hover:underline">{title}</span>
              <span className="tnum block text-sm text-ink-3">
                {m.dueAndSubmitted({ dueAt: dateTime(dueAt), submitted, enrolled })}
              </span>
            </span>
            {toMark > 0 && (
              <Chip tone="info" className="tnum">
                {m.countToMark({ count: toMark })}
              </Chip>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
