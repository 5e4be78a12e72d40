import type { StaffDayReason } from '@campanile/contract/staff-attendance/staff-day-reasons.ts'
import { m } from './messages.ts'
import { durationWords } from './staffWords.ts'

const countWords = {
  present: m.present(),
  late: m.late(),
  'half-day': m.aHalfDay(),
  absent: m.absentInline(),
}

/** Why a day is not simply present. */
export function reasonWords(reason: StaffDayReason): string {
  switch (reason.code) {
    case 'on-leave':
      return reason.name ? m.approvedLeave({ reasonName: reason.name }) : m.approvedLeaveSentence()
    case 'day-off':
      return m.youArentExpectedToCheckIn({ reasonName: reason.name })
    case 'due':
      return m.yourShiftStartsAtYoureLate({ startsAt: reason.startsAt, lateFrom: reason.lateFrom })
    case 'missing':
      return reason.countsAs === 'present'
        ? m.yourShiftStartedAtYoureLate({ startsAt: reason.startsAt, lateFrom: reason.lateFrom })
        : m.yourShiftStartedAtACheck({ startsAt: reason.startsAt, countWords: countWords[reason.countsAs] })
    case 'over':
      return m.yourShiftEndedAtACheck({ endsAt: reason.endsAt })
    case 'late':
      return m.yourShiftStartedAtAndCheck({ startsAt: reason.startsAt, lateFrom: reason.lateFrom })
    case 'missed':
      return m.youMissedOfTheShift({
        duration: durationWords(reason.missedMinutes),
        startsAt: reason.startsAt,
        endsAt: reason.endsAt,
        duration2: durationWords(reason.limitMinutes),
        countWords: countWords[reason.countsAs],
      })
    case 'after-hours':
      return m.youCheckedInAfterYourShift({ endsAt: reason.endsAt })
    case 'no-check-in':
      return m.youDidntCheckIn()
    case 'no-check-out':
      return m.youDidntCheckOut()
    case 'set-by-admin':
      return reason.name
        ? m.setByAnAdministrator({ reasonName: reason.name })
        : m.setByAnAdministratorSentence()
  }
}

/** Whether a correction can put it right. */
export const isCorrectable = ({ code }: StaffDayReason): boolean =>
  !['on-leave', 'day-off', m.due(), m.missingInline()].includes(code)
