import type { MyStaffDay } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import { CheckCheck, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { NightCard } from '#ui/NightCard.tsx'
import { durationWords } from '../staffWords.ts'

interface MyDayCardProps {
  today: MyStaffDay
  /** The one thing to do now. */
  children?: ReactNode
}

/** Today: what is expected, when the person came and went, and what that comes to. */
export function MyDayCard({ today, children }: MyDayCardProps) {
  const { time } = useTimeFormat()
  const { date, shift, dayOff, day } = today
  const place = day?.outPlace ?? day?.inPlace
  return (
    <NightCard labelledBy="my-day">
      <p className="tnum text-sm font-label text-brass-ink">{formatPlainDay(date)}</p>
      <h2 id="my-day" className="mt-2 text-2xl font-title">
        {headline(today)}
      </h2>
      <p className="tnum mt-1 text-base text-ink-2">
        {shift
          ? `Your shift is ${shift.startsAt} to ${shift.endsAt}. Late after ${shift.graceMinutes} min.`
          : dayOff}
      </p>
      {day?.inAt && (
        <div className="mt-6 flex animate-rise items-center gap-3 rounded-lg bg-white/10 p-4">
          <span className="arch grid h-[42px] w-[38px] shrink-0 place-items-center bg-brass text-on-brass">
            <CheckCheck size={20} aria-hidden="true" />
          </span>
          <div role="status">
            <p className="tnum text-lg font-title">
              {day.outAt ? `${time(day.inAt)} to ${time(day.outAt)}` : `In since ${time(day.inAt)}`}
            </p>
            <p className="tnum text-sm text-ink-2">
              {[
                day.status && staffDayStatusWords[day.status],
                day.workedMinutes !== null && durationWords(day.workedMinutes),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </div>
      )}
      {place && (
        <p className="mt-3 flex items-center gap-1.5 text-sm text-ink-2">
          <MapPin size={14} className="shrink-0" aria-hidden="true" />
          {place}
        </p>
      )}
      {children}
    </NightCard>
  )
}

function headline({ day, dayOff }: MyStaffDay): string {
  if (day?.status === 'on-leave') return 'You are on leave today'
  if (day?.outAt) return 'Your day is complete'
  if (day?.inAt) return 'You are checked in'
  return dayOff === null ? 'You are not checked in yet' : 'Nothing is expected of you today'
}
