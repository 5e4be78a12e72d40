import type { EnrolmentsWith } from '@campanile/contract/analytics/analytics-rows.ts'
import { arrivalBands, attendanceBands } from '@campanile/contract/analytics/analytics-values.ts'
import { hourWords, weekdayWords } from '@campanile/contract/analytics/analytics-words.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import { formatPlainDay } from '#lib/time.ts'
import { bandWords } from '../views/bandWords.ts'
import { m } from './messages.ts'
import type { enrolmentsAsked, recordsAsked, staffDaysAsked } from './rowsView.ts'

/** What narrows a list, and the parameter that takes it off again. */
export interface PartChip {
  param: string
  words: string
}

type Asked = Partial<
  Omit<ReturnType<typeof recordsAsked>, 'sort'> &
    Omit<ReturnType<typeof enrolmentsAsked>, 'sort'> &
    Omit<ReturnType<typeof staffDaysAsked>, 'sort'>
>

export const withWords: Record<EnrolmentsWith, string> = {
  marks: m.releasedMarks(),
  due: m.workDue(),
  submitted: m.workSubmitted(),
}

/** 50 to 60%, of the per cent at which it begins. */
export function attendanceBandWords(from: number): string {
  const next = attendanceBands.find((it) => it > from)
  return m.fromToNext({ from, next: next ?? 100 })
}

const arrivalWords = (place: number) =>
  m.arrivedMinutesAfterTheStart({
    band: bandWords(arrivalBands[place - 1] ?? null, arrivalBands[place] ?? null),
  })

/** What of a term a list is about, in words. */
export function partChips({ week, weekday, hour, arrival, band, role }: Asked): PartChip[] {
  const chips = {
    week: week && m.weekOfFormatPlainDay({ formatPlainDay: formatPlainDay(week) }),
    weekday: weekday && `${weekdayWords(weekday)}s`,
    hour: hour !== undefined && `Starting at ${hourWords(hour)}`,
    arrival: arrival !== undefined && arrivalWords(arrival),
    band: band !== undefined && m.attendance({ attendanceBand: attendanceBandWords(band) }),
    role: role && roleLabel(role, null),
  }
  return Object.entries(chips).flatMap(([param, words]) => (words ? [{ param, words }] : []))
}
