import type { CorrectionStatus, HistoryDay } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { PencilLine } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { dayOfMonth, shortWeekday } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { DayTimes } from '../DayTimes.tsx'
import { dayReasonWords } from '../reasonWords.ts'
import { StaffDayChip } from '../StaffDayChip.tsx'
import { m } from './messages.ts'

interface HistoryRowProps {
  it: HistoryDay
  isToday: boolean
  onCorrect: (() => void) | undefined
}

const correctionWords: Record<CorrectionStatus, string> = {
  pending: m.correctionRequested(),
  accepted: m.correctedAsRequested(),
  rejected: m.correctionRejected(),
}

/** One day of the history. */
export function HistoryRow({
  it: { date, day, dayOff, reason, correction },
  isToday,
  onCorrect,
}: HistoryRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-5 py-2.5 max-sm:px-4">
      <span
        className={cn('w-14 shrink-0 text-base', isToday ? 'font-title text-brand-ink' : 'text-ink-2')}
        aria-hidden="true"
      >
        {shortWeekday(date)} <span className="tnum font-title">{dayOfMonth(date)}</span>
      </span>
      <span className="min-w-0 flex-1 text-base">
        <span className="sr-only">{formatPlainDay(date)}: </span>
        {day?.inAt || dayOff === null ? <DayTimes day={day} /> : <span className="text-ink-3">{dayOff}</span>}
        {reason && reason.code !== 'day-off' && (
          <span className="tnum block text-sm text-ink-3">{dayReasonWords(reason)}</span>
        )}
        {correction && (
          <span className="block text-sm text-ink-3">
            {correctionWords[correction.status]}
            {correction.answer && `: ${correction.answer}`}
          </span>
        )}
      </span>
      {day?.status && <StaffDayChip status={day.status} />}
      {onCorrect && (
        <IconButton label={m.correctDay({ day: formatPlainDay(date) })} onClick={onCorrect}>
          <PencilLine size={15} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}
