import { weekdayOf } from '#lib/plainDate.ts'
import type { Answer } from '#lib/reads.ts'
import { formatPlainDay } from '#lib/time.ts'
import { DateArch } from '#ui/DateArch.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LeaveChip } from '../LeaveChip.tsx'
import { leavePeriodWords, requestLength } from '../leaveWords.ts'
import { monthRange } from '../month.ts'
import { m } from './messages.ts'

interface MonthListProps {
  month: string
  calendar: Answer<'listMyLeaveCalendar'>
  onOpen: (requestId: string) => void
}

const saturday = 6

/** A month on a phone: what happens in it, in order. Weekends go without saying. */
export function MonthList({ month, calendar, onOpen }: MonthListProps) {
  const { from, to } = monthRange(month)
  const leave = calendar.items
    .filter((it) => it.from <= to && it.to >= from && ['approved', 'pending'].includes(it.status))
    .map((request) => ({ day: request.from, request }))
  const holidays = calendar.daysOff
    .filter(({ date }) => date >= from && date <= to && weekdayOf(date) < saturday)
    .map(({ date, name }) => ({ day: date, name }))
  const entries = [...leave, ...holidays].toSorted((one, other) => one.day.localeCompare(other.day))
  if (entries.length === 0) return <Empty kind="none" heading="h3" title={m.noLeaveThisMonth()} />
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) =>
        'request' in entry ? (
          <li key={entry.request.id}>
            <button
              type="button"
              onClick={() => onOpen(entry.request.id)}
              className="flex w-full items-center gap-3 px-4 py-3 text-start hover:bg-hover"
            >
              <DateArch day={entry.day} />
              <span className="min-w-0 flex-1">
                <span className="tnum block text-md font-title">{leavePeriodWords(entry.request)}</span>
                <span className="tnum block text-base text-ink-2">
                  {entry.request.leaveType} · {requestLength(entry.request)}
                </span>
              </span>
              <LeaveChip status={entry.request.status} />
            </button>
          </li>
        ) : (
          <li key={`${entry.day} ${entry.name}`} className="flex items-center gap-3 px-4 py-3">
            <DateArch day={entry.day} />
            <span className="min-w-0 flex-1">
              <span className="block text-md font-title">{entry.name}</span>
              <span className="block text-base text-ink-2">{formatPlainDay(entry.day)}</span>
            </span>
          </li>
        ),
      )}
    </ul>
  )
}
