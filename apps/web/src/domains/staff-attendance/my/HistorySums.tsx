import {
  type StaffDayStatus,
  staffDayStatuses,
} from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import { counted } from '#lib/counted.ts'
import { durationWords } from '../staffWords.ts'

interface HistorySumsProps {
  counts: Record<StaffDayStatus, number>
  workedDays: number
  workedMinutes: number
}

/** What a period comes to. */
export const HistorySums = ({ counts, workedDays, workedMinutes }: HistorySumsProps) => (
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
      <dt className="text-sm text-ink-3">Worked</dt>
      <dd className="tnum text-lg font-title">
        {durationWords(workedMinutes)}
        <span className="text-sm font-normal text-ink-3"> on {counted(workedDays, 'day')}</span>
      </dd>
    </div>
  </dl>
)
