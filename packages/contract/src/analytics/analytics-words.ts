import { defaultLocale } from '../locale.ts'

// Free of zod: pages use it too.

import { attendanceStatusWords } from '../attendance/attendance-words.ts'
import { type EmploymentType, employmentWords } from '../roles.ts'
import { staffDayStatusWords } from '../staff-attendance/staff-attendance-words.ts'
import type { AnalyticsFinding } from './analytics.ts'
import type { MarkKind } from './analytics-rows.ts'
import type { StaffDayKind } from './analytics-staff.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** An hour as a clock shows it: 09:00. */
export const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
/** 1 is Monday. */
export const weekdayWords = (weekday: number): string => days[weekday - 1] ?? ''

const points = (from: number, to: number) => Math.round(Math.abs(from - to) * 10) / 10

const number = new Intl.NumberFormat(defaultLocale)

/** What a finding rests on. */
const basisWords = ({ classes, sessions, records }: AnalyticsFinding) =>
  `Based on ${number.format(classes)} classes, ${number.format(sessions)} sessions and ${number.format(records)} records.`

/** A finding as a headline, an explanatory sentence and its basis. */
export function findingWords(finding: AnalyticsFinding): { title: string; sentence: string; basis: string } {
  return { ...statementOf(finding), basis: basisWords(finding) }
}

function statementOf(finding: AnalyticsFinding): { title: string; sentence: string } {
  switch (finding.kind) {
    case 'weak-time': {
      const time = `${weekdayWords(finding.weekday)} at ${hourWords(finding.hour)}`
      return {
        title: `${time} is the weak point`,
        sentence: `${finding.percentage}% attend then, ${finding.others}% at other times.`,
      }
    }
    case 'slipped':
      return {
        title: `${finding.name} slipped`,
        sentence: `Down ${points(finding.from, finding.to)} points since week ${finding.sinceWeek}, to ${finding.to}%.`,
      }
    case 'late-time':
      return {
        title: `Most late records fall at ${hourWords(finding.hour)}`,
        sentence: `${finding.share}% of students who attend are late then, ${finding.others}% at other hours.`,
      }
  }
}

export const markKindWords: Record<MarkKind, string> = {
  ...attendanceStatusWords,
  came: 'Came',
  counted: 'Counted, without excused records',
}

export const staffDayKindWords: Record<StaffDayKind, string> = {
  ...staffDayStatusWords,
  came: 'Came',
  expected: 'Expected, without days on leave',
}

/** The employment type of a paid person in words; null or none: not recorded. */
export const paidAs = (type: EmploymentType | 'none' | null): string =>
  type === null || type === 'none' ? 'Not said' : employmentWords[type]
