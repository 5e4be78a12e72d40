import { isBelow } from '@campanile/contract/attendance/attendance-figures.ts'
import type { PersonPage, TaughtClass } from '@campanile/contract/insight/person-page.ts'
import { Link } from 'react-router'
import { Ring } from '#charts/Ring.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { m } from './messages.ts'

function TaughtClassItem({ it, required }: { it: TaughtClass; required: number }) {
  const { classId, courseCode, courseTitle, students, percentage, attended, held, excused } = it
  return (
    <li className="flex items-center gap-3.5 py-2.5">
      <Ring
        value={percentage}
        required={required}
        below={isBelow(it, required)}
        size={64}
        stroke={5.5}
        label={courseTitle}
      />
      <div className="min-w-0">
        <Link to={`/app/classes/${classId}`} className="block truncate text-base font-label hover:underline">
          {courseTitle}
        </Link>
        <p className="tnum text-sm text-ink-3">
          {m.attendedOfCounted({ courseCode, attended, counted: held - excused })}
        </p>
        <p className="tnum text-sm text-ink-3">{m.studentCount({ students })}</p>
      </div>
    </li>
  )
}

/** The classes a lecturer teaches this term, and how well they are attended. */
export const TaughtClasses = ({ page: { teaches, required } }: { page: PersonPage }) => (
  <Card aria-labelledby="taught">
    <CardHead id="taught" title={m.classesThisTerm()} hint={m.classesThisTermHint()} />
    {teaches.length === 0 ? (
      <Empty kind="none" heading="h3" title={m.noClassesThisTerm()} />
    ) : (
      <ul className="grid grid-cols-2 gap-x-6 px-5 pb-3 pt-2 max-md:grid-cols-1 max-sm:px-4">
        {teaches.map((it) => (
          <TaughtClassItem key={it.classId} it={it} required={required} />
        ))}
      </ul>
    )}
  </Card>
)
