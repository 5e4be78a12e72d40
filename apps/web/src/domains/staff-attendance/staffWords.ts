import { linkAudienceWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import type { PresenceState } from '@campanile/contract/staff-attendance/staff-board.ts'
import { seriesWords } from '#lib/listWords.ts'
import { m } from './messages.ts'

export const stateWords: Record<PresenceState, string> = {
  in: m.in(),
  left: m.left(),
  missing: m.missing(),
  due: m.dueLater(),
  absent: m.absent(),
  'on-leave': m.onLeave(),
  off: m.dayOff(),
}

export const audienceOptions = Object.entries(linkAudienceWords).map(([value, label]) => ({ value, label }))

/** 7 h 40 min, 45 min. */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return m.minutes({ minutes: rest })
  return rest === 0 ? m.hours({ hours }) : m.hoursAndMinutes({ hours, minutes: rest })
}

const weekdayNames = [m.mon(), m.tue(), m.wed(), m.thu(), m.fri(), m.sat(), m.sun()]
/** The days of the week as stored in a rule; 1 is Monday. */
export const weekdayOptions = weekdayNames.map((label, index) => ({ value: index + 1, label }))

/** Mon to Fri; Mon, Wed; every day. */
export function weekdaysWords(weekdays: readonly number[]): string {
  const days = weekdays.toSorted((a, b) => a - b)
  const [first = 1, last = 1] = [days.at(0), days.at(-1)]
  if (days.length === 7) return m.everyDay()
  const name = (day: number) => weekdayNames[day - 1] ?? ''
  const running = days.length > 2 && last - first + 1 === days.length
  return running ? m.weekdayToWeekday({ first: name(first), last: name(last) }) : seriesWords(days.map(name))
}
