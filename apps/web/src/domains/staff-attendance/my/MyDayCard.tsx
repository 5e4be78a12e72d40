import type { MyStaffDay } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import { CheckCheck, Clock, MapPin } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cn } from '#lib/cn.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { formatPlainDay } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
import { HeroCard } from '#ui/HeroCard.tsx'
import { dayReasonWords, isCorrectable } from '../reasonWords.ts'
import { durationWords } from '../staffWords.ts'
import { m } from './messages.ts'

const CorrectionDialog = lazyDialog(() => import('./CorrectionDialog.tsx'), 'CorrectionDialog')

interface MyDayCardProps {
  today: MyStaffDay
  /** The one thing to do now. */
  children?: ReactNode
}

/** Today: the shift, the times, the status, and the reason if it is not present. */
export function MyDayCard({ today, children }: MyDayCardProps) {
  const { date, shift, day, reason } = today
  const place = day?.outPlace ?? day?.inPlace
  return (
    <HeroCard labelledBy="my-day">
      <p className="tnum text-sm font-label text-brass-ink">{formatPlainDay(date)}</p>
      <h2 id="my-day" className="mt-2 text-2xl font-title">
        {headline(today)}
      </h2>
      {shift && reason?.code !== 'due' && (
        <p className="tnum mt-1 text-base text-ink-2">
          {m.yourShift({ startsAt: shift.startsAt, endsAt: shift.endsAt })}
        </p>
      )}
      {reason && <p className="tnum mt-1 text-base text-ink-2">{dayReasonWords(reason)}</p>}
      {day?.inAt && <Times day={day} inAt={day.inAt} />}
      {place && (
        <p className="mt-3 flex items-center gap-1.5 text-sm text-ink-2">
          <MapPin size={14} className="shrink-0" aria-hidden="true" />
          {place}
        </p>
      )}
      {children}
      <CorrectionOfToday today={today} />
    </HeroCard>
  )
}

function Times({ day, inAt }: { day: NonNullable<MyStaffDay['day']>; inAt: string }) {
  const { time } = useTimeFormat()
  const counts = day.status === 'present' || day.status === null
  const Icon = counts ? CheckCheck : Clock
  return (
    <div className="mt-6 flex animate-rise items-center gap-3 rounded-lg bg-white/10 p-4">
      <span
        className={cn(
          'arch grid h-[42px] w-[38px] shrink-0 place-items-center',
          counts ? 'bg-brass text-on-brass' : 'bg-white/15 text-ink',
        )}
      >
        <Icon size={20} aria-hidden="true" />
      </span>
      <div role="status">
        <p className="tnum text-lg font-title">
          {day.outAt
            ? m.arrivedToLeft({ arrivedAt: time(inAt), leftAt: time(day.outAt) })
            : m.inSince({ time: time(inAt) })}
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
  )
}

/** The next step for a day with an incorrect status. */
function CorrectionOfToday({ today }: { today: MyStaffDay }) {
  const [isAsking, setAsking] = useState(false)
  const { reason, correction, can } = today
  const isPending = correction?.status === 'pending'
  if (!isPending && !(reason && isCorrectable(reason) && can.requestCorrection)) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
      <p className="min-w-0 flex-1">{isPending ? m.correctionIsPending() : m.isThisWrong()}</p>
      <Button className="max-md:min-h-11" onClick={() => setAsking(true)}>
        {isPending ? m.editRequest() : m.requestCorrection()}
      </Button>
      {isAsking && <CorrectionDialog it={today} onClose={() => setAsking(false)} />}
    </div>
  )
}

function headline({ day, dayOff, reason }: MyStaffDay): string {
  if (day?.status === 'on-leave') return m.youreOnLeaveToday()
  if (day?.outAt) return m.yourDayIsComplete()
  if (day?.inAt) return m.youAreCheckedIn()
  if (reason?.code === 'over') return m.youDidntCheckInToday()
  return dayOff === null ? m.youAreNotCheckedInYet() : m.youreOffToday()
}
