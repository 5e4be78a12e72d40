import type { HistoryDay, StaffHistory } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import {
  type StaffDayStatus,
  staffDayStatuses,
} from '@campanile/contract/staff-attendance/staff-day-statuses.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { monthAndYear, rangeWords } from '#lib/plainDate.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { durationWords } from '../staffWords.ts'
import { HistoryRow } from './HistoryRow.tsx'
import { m } from './messages.ts'
import type { useHistoryView } from './useHistoryView.ts'

const views = [
  { value: 'week', label: m.week() },
  { value: 'month', label: m.month() },
] as const

/** Days on which there is something to see. */
const isShown = ({ day, dayOff, correction }: HistoryDay, view: 'week' | 'month') =>
  view === 'week' || day !== null || correction !== null || dayOff === null

interface StaffDaysProps {
  title: string
  failure: string
  today: string | undefined
  history: ReturnType<typeof useHistoryView>
  query: UseQueryResult<StaffHistory>
  /** Opens the correction of a day, if the reader can correct it. */
  onCorrect: (it: HistoryDay) => (() => void) | undefined
}

/** The staff days of a person, by week or month. */
export function StaffDays({ title, failure, today, history, query, onCorrect }: StaffDaysProps) {
  const { view, day, period, setView, step, showToday } = history
  return (
    <Card aria-labelledby="staff-days">
      <CardHead id="staff-days" title={title} hint={period && periodWords(view, period)}>
        <IconButton label={m.earlier()} onClick={() => step(-1)}>
          <ChevronLeft size={17} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={m.later()}
          disabled={!today || !period || period.to >= today}
          onClick={() => step(1)}
        >
          <ChevronRight size={17} aria-hidden="true" />
        </IconButton>
      </CardHead>
      <div className="flex flex-wrap items-center gap-2 px-5 pt-3 max-sm:px-4">
        <Segmented label={m.period()} value={view} onChange={setView} options={views} />
        {day !== today && <Button onClick={showToday}>{m.today()}</Button>}
      </div>
      <Loaded query={query} failure={failure}>
        {(data) => {
          const rows = data.items.filter((it) => it.date <= data.today && isShown(it, view)).reverse()
          return (
            <>
              <HistorySums {...data} />
              {rows.length === 0 ? (
                <Empty kind="none" heading="h3" title={m.noDaysToShow()} />
              ) : (
                <ul className="mt-2 divide-y divide-line border-t border-line">
                  {rows.map((it) => (
                    <HistoryRow key={it.date} it={it} isToday={it.date === today} onCorrect={onCorrect(it)} />
                  ))}
                </ul>
              )}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

const periodWords = (view: 'week' | 'month', { from, to }: { from: string; to: string }) =>
  view === 'month' ? monthAndYear(from) : rangeWords(from, to)

interface HistorySumsProps {
  counts: Record<StaffDayStatus, number>
  workedDays: number
  workedMinutes: number
}

/** The totals of a period. */
const HistorySums = ({ counts, workedDays, workedMinutes }: HistorySumsProps) => (
  <dl className="flex flex-wrap gap-x-6 gap-y-2 px-5 pb-2 pt-4 max-sm:px-4">
    {staffDayStatuses
      .filter((status) => status === 'present' || counts[status] > 0)
      .map((status) => (
        <div key={status}>
          <dt className="text-sm text-ink-3">{staffDayStatusWords[status]}</dt>
          <dd className="tnum text-lg font-title">{counts[status]}</dd>
        </div>
      ))}
    <div>
      <dt className="text-sm text-ink-3">{m.worked()}</dt>
      <dd className="tnum text-lg font-title">
        {m.workedOnDays({
          duration: durationWords(workedMinutes),
          days: workedDays,
          onDays: (text) => <span className="text-sm font-normal text-ink-3">{text}</span>,
        })}
      </dd>
    </div>
  </dl>
)
