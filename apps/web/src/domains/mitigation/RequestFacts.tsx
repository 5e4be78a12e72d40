import type { MitigationRequest } from '@campanile/contract/mitigation/mitigation.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addDays } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { m } from './messages.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-3">{name}</dt>
    <dd className="tnum mt-0.5 break-words text-base font-label">{children}</dd>
  </div>
)

const none = <span className="font-normal text-ink-3">{m.notGiven()}</span>

interface RequestFactsProps {
  request: MitigationRequest
  /** For those who may open the class that it names. */
  linksClass?: boolean
}

/** What is asked for, of which work, and when. */
export function RequestFacts({ request, linksClass = false }: RequestFactsProps) {
  const { date, dateTime, ago } = useTimeFormat()
  const now = useNow(60_000)
  const { courseCode, classId, assignmentName, originalDueDate, requestedExtension, requestDate } = request
  const age = ago(requestDate, now)
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-lg bg-sunken p-4 dark:bg-canvas">
      <Fact name={m.originalDueDate()}>{originalDueDate ? formatPlainDay(originalDueDate) : none}</Fact>
      <Fact name={m.requested()}>
        {originalDueDate
          ? m.dateWithDaysMore({
              date: formatPlainDay(addDays(originalDueDate, requestedExtension)),
              days: requestedExtension,
              span: (text) => <span className="whitespace-nowrap text-ink-3">{text}</span>,
            })
          : m.daysMore({ days: requestedExtension })}
      </Fact>
      <Fact name={m.course()}>
        {linksClass && classId ? (
          <Link to={`/app/classes/${classId}`} className="text-brand-ink underline-offset-2 hover:underline">
            {courseCode ?? m.openClass()}
          </Link>
        ) : (
          (courseCode ?? none)
        )}
      </Fact>
      <Fact name={m.assignment()}>{assignmentName ?? none}</Fact>
      <Fact name={m.submitted()}>
        {dateTime(requestDate)}
        {age !== date(requestDate) && <span className="text-ink-3"> · {age}</span>}
      </Fact>
    </dl>
  )
}
