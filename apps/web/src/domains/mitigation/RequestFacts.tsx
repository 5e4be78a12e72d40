import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import { Link } from 'react-router'
import { addDays } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { Fact, FactTiles } from '#ui/Facts.tsx'
import { m } from './messages.ts'

const none = <span className="font-normal text-ink-3">{m.notGiven()}</span>

interface RequestFactsProps {
  request: MitigationRequest
  /** For people who can open its class. */
  linksClass?: boolean
}

/** The request: what, for which work, and when. */
export function RequestFacts({ request, linksClass = false }: RequestFactsProps) {
  const { date, dateTime, ago } = useTimeFormat()
  const now = useNow(60_000)
  const { courseCode, classId, assignmentName, originalDueDate, requestedExtension, requestDate } = request
  const age = ago(requestDate, now)
  return (
    <FactTiles sunken>
      <Fact label={m.originalDueDate()}>{originalDueDate ? formatPlainDay(originalDueDate) : none}</Fact>
      <Fact label={m.requested()}>
        {originalDueDate
          ? m.dateWithDaysMore({
              date: formatPlainDay(addDays(originalDueDate, requestedExtension)),
              days: requestedExtension,
              span: (text) => <span className="whitespace-nowrap text-ink-3">{text}</span>,
            })
          : m.daysMore({ days: requestedExtension })}
      </Fact>
      <Fact label={m.course()}>
        {linksClass && classId ? (
          <Link to={`/app/classes/${classId}`} className="text-brand-ink underline-offset-2 hover:underline">
            {courseCode ?? m.openClass()}
          </Link>
        ) : (
          (courseCode ?? none)
        )}
      </Fact>
      <Fact label={m.assignment()}>{assignmentName ?? none}</Fact>
      <Fact label={m.submitted()}>
        {dateTime(requestDate)}
        {age !== date(requestDate) && <span className="text-ink-3"> · {age}</span>}
      </Fact>
    </FactTiles>
  )
}
