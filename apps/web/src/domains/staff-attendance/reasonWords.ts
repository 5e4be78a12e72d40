import type { StaffDayReason } from '@campanile/contract/staff-attendance/staff-day-reasons.ts'
import { durationWords } from './staffWords.ts'

const countWords = {
  present: 'present',
  late: 'late',
  'half-day': 'a half day',
  absent: 'absent',
}

/** Why a day is not simply present. */
export function reasonWords(reason: StaffDayReason): string {
  switch (reason.code) {
    case 'on-leave':
      return reason.name ? `Approved leave: ${reason.name}.` : 'Approved leave.'
    case 'day-off':
      return `${reason.name}. You aren’t expected to check in.`
    case 'due':
      return `Your shift starts at ${reason.startsAt}. You’re late from ${reason.lateFrom}.`
    case 'missing':
      return reason.countsAs === 'present'
        ? `Your shift started at ${reason.startsAt}. You’re late from ${reason.lateFrom}.`
        : `Your shift started at ${reason.startsAt}. A check-in now counts as ${countWords[reason.countsAs]}.`
    case 'over':
      return `Your shift ended at ${reason.endsAt}. A check-in now counts as absent.`
    case 'late':
      return `Your shift started at ${reason.startsAt}, and check-ins are late from ${reason.lateFrom}.`
    case 'missed':
      return `You missed ${durationWords(reason.missedMinutes)} of the shift from ${reason.startsAt} to ${reason.endsAt}. From ${durationWords(reason.limitMinutes)}, a day counts as ${countWords[reason.countsAs]}.`
    case 'after-hours':
      return `You checked in after your shift ended at ${reason.endsAt}, so the day counts as absent.`
    case 'no-check-in':
      return 'You didn’t check in.'
    case 'no-check-out':
      return 'You didn’t check out, so your hours aren’t counted.'
    case 'set-by-admin':
      return reason.name ? `Set by an administrator: ${reason.name}` : 'Set by an administrator.'
  }
}

/** Whether a correction can put it right. */
export const isCorrectable = ({ code }: StaffDayReason): boolean =>
  !['on-leave', 'day-off', 'due', 'missing'].includes(code)
