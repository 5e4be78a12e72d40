import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import type { StaffDayStatus } from '@campanile/contract/staff-attendance/staff-day-statuses.ts'
import { addDays, addMonths, firstOfMonth, monthAndYear } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Figure } from '#ui/Figure.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { durationWords } from '../staffWords.ts'
import { m } from './messages.ts'

const fills: Record<StaffDayStatus, string> = {
  present: 'bg-ok',
  late: 'bg-warn',
  'half-day': 'bg-brand-mid',
  absent: 'bg-bad',
  'on-leave': 'bg-info',
}
const statuses = Object.keys(staffDayStatusWords) as StaffDayStatus[]

/** This month's totals so far, on the dashboard. */
export function MyAttendanceMonth() {
  const first = firstOfMonth(useTimeFormat().dayOf(useNow(60_000)))
  const query = useRead('listMyStaffDays', {
    from: first,
    to: addDays(addMonths(first, 1), -1),
  })
  const { data } = query
  const shown = data ? statuses.filter((status) => status === 'present' || data.counts[status] > 0) : []
  return (
    <Card aria-labelledby="my-month" className="pb-4">
      <CardHead id="my-month" title={m.thisMonth()} hint={monthAndYear(first)}>
        <CardLink to="/app/attendance?view=month">{m.myDays()}</CardLink>
      </CardHead>
      <Loaded query={query} failure={m.couldNotLoadYourDays()}>
        {(data) => (
          <div className="px-5 pt-4 max-sm:px-4">
            <dl>
              <Figure
                label={m.hoursWorked()}
                definition="staff-hours"
                size="lg"
                value={durationWords(data.workedMinutes)}
              >
                {m.onDays({ days: data.workedDays })}
              </Figure>
            </dl>
            <span aria-hidden="true" className="mt-3 flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken">
              {shown.map((status) => (
                <span key={status} className={fills[status]} style={{ flexGrow: data.counts[status] }} />
              ))}
            </span>
            <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
              {shown.map((status) => (
                <div key={status} className="flex items-center gap-2 text-sm">
                  <span aria-hidden="true" className={`h-2.5 w-2 rounded-t-full ${fills[status]}`} />
                  <dt className="text-ink-2">{staffDayStatusWords[status]}</dt>
                  <dd className="tnum font-title">{data.counts[status]}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </Loaded>
    </Card>
  )
}
