import type { ScheduledReport } from '@campanile/contract/scheduled-reports/scheduled-reports.ts'
import type { TimeFormat } from '#lib/time.ts'
import { hourWords, weekdayWords } from '#ui/reports/reportOptions.ts'
import { m } from './messages.ts'

/** Every week on Monday, 07:00 */
export const rhythmWords = ({ every, weekday, monthDay, hour }: ScheduledReport): string =>
  every === 'week'
    ? m.everyWeek({ weekday: weekdayWords(weekday), hour: hourWords(hour) })
    : m.everyMonth({ day: monthDay, hour: hourWords(hour) })

/** How the last time went. */
export function lastRunWords(
  { lastRun }: ScheduledReport,
  { dateTime }: Pick<TimeFormat, 'dateTime'>,
): string {
  if (!lastRun) return m.notSentYet()
  const time = dateTime(lastRun.at)
  if (lastRun.state === 'waiting') return m.lastWaiting()
  if (lastRun.state === 'failed') return m.lastFailed({ problem: lastRun.problem ?? 'failed', time })
  return lastRun.refused > 0 ? m.lastRefused({ count: lastRun.refused, time }) : m.lastSent({ time })
}
