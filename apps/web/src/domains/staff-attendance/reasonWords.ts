import type { StaffDayReason } from '@campanile/contract/staff-attendance/staff-day-reasons.ts'
import { m } from './messages.ts'
import { durationWords } from './staffWords.ts'

/** The name of a code in a message, which allows no hyphens. */
const codeOf = (countsAs: string) => (countsAs === 'half-day' ? 'halfDay' : countsAs)

/** Why a day is not simply present. */
export function dayReasonWords(reason: StaffDayReason): string {
  switch (reason.code) {
    case 'on-leave':
      return reason.name ? m.approvedLeaveOf({ leaveType: reason.name }) : m.approvedLeave()
    case 'day-off':
      return m.notExpectedToCheckIn({ reason: reason.name })
    case 'due':
      return m.shiftStartsLateFrom({ startsAt: reason.startsAt, lateFrom: reason.lateFrom })
    case 'missing':
      return reason.countsAs === 'present'
        ? m.shiftStartedLateFrom({ startsAt: reason.startsAt, lateFrom: reason.lateFrom })
        : m.checkInNowCountsAs({ startsAt: reason.startsAt, countsAs: codeOf(reason.countsAs) })
    case 'over':
      return m.shiftEnded({ endsAt: reason.endsAt })
    case 'late':
      return m.checkInsWereLateFrom({ startsAt: reason.startsAt, lateFrom: reason.lateFrom })
    case 'missed':
      return m.missedTooMuch({
        missed: durationWords(reason.missedMinutes),
        startsAt: reason.startsAt,
        endsAt: reason.endsAt,
        limit: durationWords(reason.limitMinutes),
        countsAs: codeOf(reason.countsAs),
      })
    case 'after-hours':
      return m.checkedInAfterShift({ endsAt: reason.endsAt })
    case 'no-check-in':
      return m.didNotCheckIn()
    case 'no-check-out':
      return m.didNotCheckOut()
    case 'set-by-admin':
      return reason.name ? m.setByAdministratorBecause({ reason: reason.name }) : m.setByAdministrator()
  }
}

/** Whether a correction can fix it. */
export const isCorrectable = ({ code }: StaffDayReason): boolean =>
  !['on-leave', 'day-off', 'due', 'missing'].includes(code)
