// Free of zod: pages use it too.

import { rateText } from '../attendance/attendance-figures.ts'
import { attendanceStatusWords } from '../attendance/attendance-words.ts'
import { employmentLabels } from '../label-messages.ts'
import { defaultLocale } from '../locale.ts'
import type { EmploymentType } from '../roles.ts'
import { staffDayStatusWords } from '../staff-attendance/staff-attendance-words.ts'
import type { AnalyticsFinding } from './analytics.ts'
import type { MarkKind } from './analytics-rows.ts'
import type { StaffDayKind } from './analytics-staff.ts'
import { markKindLabels, staffDayKindLabels, weekdayLabels } from './label-messages.ts'
import { m } from './sentence-messages.ts'

/** An hour as a clock shows it: 09:00. */
export const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
/** 1 is Monday. */
export function weekdayWords(weekday: number, locale = defaultLocale): string {
  const labels = weekdayLabels(locale)
  return (
    [labels.mon, labels.tue, labels.wed, labels.thu, labels.fri, labels.sat, labels.sun][weekday - 1] ?? ''
  )
}

const points = (from: number, to: number) => Math.round(Math.abs(from - to) * 10) / 10

/** A finding as a headline, an explanatory sentence and the data behind it. */
export function findingWords(
  finding: AnalyticsFinding,
  locale = defaultLocale,
): { title: string; sentence: string; basis: string } {
  const { classes, sessions, records } = finding
  return { ...findingStatement(finding, locale), basis: m(locale).basis({ classes, sessions, records }) }
}

function findingStatement(finding: AnalyticsFinding, locale: string): { title: string; sentence: string } {
  const rate = (percentage: number) => rateText(percentage, locale)
  switch (finding.kind) {
    case 'weak-time': {
      const { percentage, others } = finding
      const weekday = weekdayWords(finding.weekday, locale)
      return {
        title: m(locale).weakTime({ weekday, hour: hourWords(finding.hour) }),
        sentence: m(locale).weakTimeRates({ percentage: rate(percentage), others: rate(others) }),
      }
    }
    case 'slipped': {
      const { name, from, to, sinceWeek } = finding
      return {
        title: m(locale).slipped({ name }),
        sentence: m(locale).slippedTo({ points: points(from, to), sinceWeek, to: rate(to) }),
      }
    }
    case 'late-time': {
      const { share, others } = finding
      return {
        title: m(locale).lateTime({ hour: hourWords(finding.hour) }),
        sentence: m(locale).lateTimeRates({ share: rate(share), others: rate(others) }),
      }
    }
  }
}

export const markKindWords: Record<MarkKind, string> = {
  ...attendanceStatusWords,
  ...markKindLabels(defaultLocale),
}

export const staffDayKindWords: Record<StaffDayKind, string> = {
  ...staffDayStatusWords,
  ...staffDayKindLabels(defaultLocale),
}

/** The employment type of a paid person in words; null or none: not recorded. */
export const paidAs = (type: EmploymentType | 'none' | null, locale = defaultLocale): string =>
  type === null || type === 'none' ? m(locale).employmentUnknown() : employmentLabels(locale)[type]
