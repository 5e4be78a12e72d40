import { linkAudienceWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import type { PresenceState } from '@campanile/contract/staff-attendance/staff-board.ts'

export const stateWords: Record<PresenceState, string> = {
  in: 'In',
  left: 'Left',
  missing: 'Missing',
  due: 'Due later',
  absent: 'Absent',
  'on-leave': 'On leave',
  off: 'Day off',
}

export const audienceOptions = Object.entries(linkAudienceWords).map(([value, label]) => ({ value, label }))

/** 7 h 40 min, 45 min. */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** The days of the week as stored in a rule; 1 is Monday. */
export const weekdayOptions = weekdayNames.map((label, index) => ({ value: index + 1, label }))

/** Mon to Fri; Mon, Wed; every day. */
export function weekdaysWords(weekdays: readonly number[]): string {
  const days = weekdays.toSorted((a, b) => a - b)
  const [first = 1, last = 1] = [days.at(0), days.at(-1)]
  if (days.length === 7) return 'Every day'
  const name = (day: number) => weekdayNames[day - 1] ?? ''
  const running = days.length > 2 && last - first + 1 === days.length
  return running ? `${name(first)} to ${name(last)}` : days.map(name).join(', ')
}
