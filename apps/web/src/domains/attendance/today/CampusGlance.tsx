import { percentage } from '@campanile/contract/attendance/attendance-figures.ts'
import type { ReactNode } from 'react'
import { Arcade } from '#charts/Arcade.tsx'
import { fixedWords } from '#lib/figures.ts'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Figure } from '#ui/Figure.tsx'
import { LiveDot } from '#ui/LiveDot.tsx'
import { attendanceOf, groupByHour, withoutRecord } from './campusView.ts'
import { m } from './messages.ts'

interface CampusGlanceProps {
  today: Answer<'listSessionsToday'>
  /** Below the rate: how it compares with the usual rate. */
  change: ReactNode
  /** One more figure. */
  staff: ReactNode
}

/** The campus at a glance: students present, out of those whose sessions have begun, and the day by hour. */
export function CampusGlance({ today, change, staff }: CampusGlanceProps) {
  const { time } = useTimeFormat()
  const now = useServerNow(today.clockOffset, 10_000)
  const soFar = attendanceOf(today.items)
  const rate = percentage(soFar)
  const waiting = withoutRecord(today.items, now)
  const hours = groupByHour(today.items, (instant) => time(instant).slice(0, 2), now)
  const live = today.items.filter(({ checkIn }) => checkIn === 'open').length
  const summary = hours
    .filter(({ records }) => records > 0)
    .map(({ hour, attending, records }) => m.attendanceOfHour({ hour, attended: attending, records }))
    .join('; ')
  const hasBegun = today.items.some(({ startsAt }) => Date.parse(startsAt) <= now.getTime())
  const nothing = hasBegun ? m.noRecordsYetToday() : m.noSessionHasBegunYet()
  return (
    <Card aria-labelledby="campus-today" className="flex flex-col">
      <CardHead id="campus-today" title={m.todayOnCampus()} hint={m.attendanceByHourSessionsStart()}>
        {live > 0 && (
          <span className="flex items-center gap-2 rounded-full bg-brass-tint px-2.5 py-1 text-xs font-label text-brass-ink max-sm:hidden">
            <LiveDot />
            {m.checkInsOpen({ checkIns: live })}
          </span>
        )}
        <CardLink to="/app/attendance">{m.allSessions()}</CardLink>
      </CardHead>
      {today.items.length === 0 ? (
        <Empty kind="none" heading="h3" title={m.noSessionsToday()} />
      ) : (
        <div className="grid flex-1 items-end gap-6 px-5 pb-4 pt-4 max-sm:px-4 sm:grid-cols-side-nav">
          <dl className="space-y-4 self-center max-sm:flex max-sm:flex-wrap max-sm:gap-x-8 max-sm:gap-y-3 max-sm:space-y-0 max-sm:[&>:first-child]:w-full">
            <Figure
              label={m.attendanceSoFar()}
              definition="attendance-so-far"
              size="xl"
              value={rate === null ? '–' : fixedWords(rate)}
              {...(rate !== null && { unit: '%' })}
            >
              {change}
            </Figure>
            <Figure
              label={m.attended()}
              size="sm"
              value={m.attendedOfRecords({
                attended: soFar.attended,
                records: soFar.held,
                of: (words) => <span className="text-base font-normal text-ink-3">{words}</span>,
              })}
            >
              {waiting > 0 && m.withoutARecord({ students: waiting })}
            </Figure>
            {staff}
          </dl>
          <Arcade
            bays={hours.map(({ hour, attending, ...it }) => ({ ...it, label: hour, present: attending }))}
            summary={summary ? m.attendanceByStartingHour({ summary }) : nothing}
          />
        </div>
      )}
    </Card>
  )
}
