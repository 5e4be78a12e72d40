import { Link } from 'react-router'
import { fixedWords } from '#lib/figures.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { m } from './messages.ts'

const signed = (points: number) => `${points > 0 ? '+' : '−'}${fixedWords(Math.abs(points))}`

/** Classes whose attendance is below the requirement, the lowest first. */
export function ClassesBelow() {
  const query = useRead('readCampusPulse', {}, { everyMinute: true })
  const { data } = query
  return (
    <Card aria-labelledby="classes-below" className="overflow-hidden">
      <CardHead
        id="classes-below"
        title={data ? m.belowRequired({ required: data.required }) : m.belowTheRequiredAttendance()}
        hint={m.classesWithTheLowestAttendance()}
      />
      <Loaded query={query} failure={m.weCouldntLoadTheClasses()}>
        {({ classesBelow }) =>
          classesBelow.length === 0 ? (
            <Empty kind="done" heading="h3" title={m.noClassesBelowTheLimit()}>
              {m.classesAppearHere()}
            </Empty>
          ) : (
            <ul className="mt-1.5 divide-y divide-line">
              {classesBelow.map(({ classId, courseCode, courseTitle, percentage, change }) => (
                <li key={classId}>
                  <Link
                    to={`/app/classes/${classId}/report`}
                    className="group flex items-center gap-3 px-5 py-2.5 hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block truncate text-base font-label group-hover:underline">
                        {courseTitle}
                      </span>
                      <span className="block text-sm text-ink-3">{courseCode}</span>
                    </span>
                    {change !== null && change !== 0 && (
                      <Chip tone={change < 0 ? 'bad' : 'ok'} className="tnum">
                        {signed(change)}
                      </Chip>
                    )}
                    <span className="tnum w-16 text-end text-xl font-title">
                      {fixedWords(percentage)}
                      <span className="text-sm text-ink-3">%</span>
                    </span>
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
