import type { EnrolmentsWith } from '@campanile/contract/analytics/analytics-rows.ts'
import { arrivalBands, attendanceBands } from '@campanile/contract/analytics/analytics-values.ts'
import { hourWords } from '@campanile/contract/analytics/analytics-words.ts'
import { roleLabel } from '@campanile/contract/roles.ts'
import type { ReactNode } from 'react'
import { formatPlainDay } from '#lib/time.ts'
import { m } from './messages.ts'
import type { enrolmentsAsked, recordsAsked, staffDaysAsked } from './rowsView.ts'

/** A filter of a list, and the parameter that removes it. */
export interface PartChip {
  param: string
  words: ReactNode
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

/** The end of the band that begins at this percentage. */
const endOf = (from: number): number => attendanceBands.find((it) => it > from) ?? 100

/** 50 to 60%, from the percentage at which it begins. */
export const attendanceBandWords = (from: number): string => m.band({ from, until: endOf(from) })

function arrivalWords(place: number): string {
  const from = arrivalBands[place - 1] ?? 0
  const until = arrivalBands[place] ?? null
  return until === null ? m.arrivedLater({ from }) : m.arrivedBetween({ from, until })
}

/** The part of a term that a list is about, as text. */
export function partChips({ week, weekday, hour, arrival, band, role }: Asked): PartChip[] {
  const chips = {
    week: week && m.weekOf({ day: formatPlainDay(week) }),
    weekday: weekday && m.onWeekday({ weekday: String(weekday) }),
    hour: hour !== undefined && m.startingAt({ hour: hourWords(hour) }),
    arrival: arrival !== undefined && arrivalWords(arrival),
    band: band !== undefined && m.attendanceBetween({ from: band, until: endOf(band) }),
    role: role && roleLabel(role, null),
  }
  return Object.entries(chips).flatMap(([param, words]) => (words ? [{ param, words }] : []))
}
