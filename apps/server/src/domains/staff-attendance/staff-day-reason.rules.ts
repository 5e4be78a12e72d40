import type { StaffDayReason } from '@campanile/contract/staff-attendance/staff-day-reasons.ts'
import type { StaffDayStatus } from '@campanile/contract/staff-attendance/staff-day-statuses.ts'
import { messageText } from '@campanile/messages/coded.ts'
import {
  clockText,
  type DayFacts,
  findDayOff,
  missedMinutes,
  type Shift,
  shiftBeside,
  shiftInstants,
  staffDayStatus,
  toClockTime,
  toMinute,
} from './staff-day.rules.ts'

/** A day with its stored status, and the reason stored when an admin or a leave request changed it. */
export interface ExplainedDay extends DayFacts {
  now: Date
  status: StaffDayStatus | null
  /** An admin set the status. */
  decided: boolean
  correctionReason: string | null
  leaveName: string | null
  locale: string
}

/** The reason why a day is not simply present; null if it is, and for future days. */
export function dayReason(day: ExplainedDay): StaffDayReason | null {
  const { status, inAt, over } = day
  if (day.decided && status !== 'present') return { code: 'set-by-admin', name: day.correctionReason }
  if (status === 'on-leave') return { code: 'on-leave', name: day.leaveName }
  const dayOff = findDayOff(day.shift, day.date, day.holiday)
  if (!inAt && !day.decided && dayOff !== null)
    return { code: 'day-off', name: messageText(dayOff, day.locale) }
  const shift = day.shift && dayOff === null ? shiftBeside(day.shift, day.leaveTimes) : null
  if (inAt && shift && (status === 'late' || status === 'half-day' || status === 'absent'))
    return lateness(day, shift, inAt, status)
  if (over && inAt && !day.outAt) return { code: 'no-check-out' }
  if (inAt || status === 'present') return null
  if (status === 'absent') return { code: 'no-check-in' }
  return shift && !over ? expected(day, shift) : null
}

const shiftHours = (shift: Shift) => ({
  startsAt: clockText(shift.startsAt),
  endsAt: clockText(shift.endsAt),
  lateFrom: toClockTime(toMinute(shift.startsAt) + shift.graceMinutes),
})

function lateness(
  day: ExplainedDay,
  shift: Shift,
  inAt: Date,
  status: 'late' | 'half-day' | 'absent',
): StaffDayReason {
  const { startsAt, endsAt, lateFrom } = shiftHours(shift)
  if (status === 'late') return { code: 'late', startsAt, lateFrom }
  if (inAt >= shiftInstants(shift, day.date, day.timeZone).end) return { code: 'after-hours', endsAt }
  return {
    code: 'missed',
    startsAt,
    endsAt,
    missedMinutes: Math.floor(missedMinutes({ ...day, shift, inAt })),
    limitMinutes: status === 'absent' ? shift.absentAfterMinutes : shift.halfDayAfterMinutes,
    countsAs: status,
  }
}

/** Not checked in yet: the status that a check-in now would have. */
function expected(day: ExplainedDay, shift: Shift): StaffDayReason {
  const { startsAt, endsAt, lateFrom } = shiftHours(shift)
  const { start, end } = shiftInstants(shift, day.date, day.timeZone)
  if (day.now < start) return { code: 'due', startsAt, lateFrom }
  if (day.now >= end) return { code: 'over', endsAt }
  const status = staffDayStatus({ ...day, inAt: day.now, outAt: null })
  const countsAs = status === null || status === 'on-leave' ? 'present' : status
  return { code: 'missing', startsAt, lateFrom, countsAs }
}
