import type { ScheduledReport } from '@campanile/contract/scheduled-reports/scheduled-reports.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { seriesWords } from '#lib/listWords.ts'
import type { TimeFormat } from '#lib/time.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Chip } from '#ui/Chip.tsx'
import { reportFormatWords, reportHourWords, weekdayWords } from '#ui/reports/reportOptions.ts'
import { m } from './messages.ts'
import { ReportActs } from './ReportActs.tsx'

/** Every week on Monday, 07:00 */
const rhythmWords = ({ every, weekday, monthDay, hour }: ScheduledReport): string =>
  every === 'week'
    ? m.everyWeek({ weekday: weekdayWords(weekday), hour: reportHourWords(hour) })
    : m.everyMonth({ day: monthDay, hour: reportHourWords(hour) })

/** How the last time went. */
function lastRunWords({ lastRun }: ScheduledReport, { dateTime }: Pick<TimeFormat, 'dateTime'>): string {
  if (!lastRun) return m.notSentYet()
  const time = dateTime(lastRun.at)
  if (lastRun.state === 'waiting') return m.lastWaiting()
  if (lastRun.state === 'failed') return m.lastFailed({ problem: lastRun.problem ?? 'failed', time })
  return lastRun.failed > 0 ? m.lastWithFailures({ count: lastRun.failed, time }) : m.lastSent({ time })
}

/** One report: its contents, schedule, recipients and last run. */
export function ReportItem({ report }: { report: ScheduledReport }) {
  const time = useTimeFormat()
  const { name, filters, format, owner, recipients, nextAt, lastRun, can } = report
  const isBad = lastRun?.state === 'failed' || (lastRun?.failed ?? 0) > 0
  return (
    <li className="flex items-start gap-3 px-5 py-4 max-sm:px-4">
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-2 break-words text-md font-title">
          {name}
          {nextAt === null && <Chip tone="warn">{m.paused()}</Chip>}
        </h2>
        <p className="mt-0.5 break-words text-base text-ink-2">
          {joinFacts(m.report({ report: report.report }), reportFormatWords[format], ...filters)}
        </p>
        <p className="tnum mt-0.5 text-sm text-ink-3">
          {rhythmWords(report)}
          {nextAt && <span className="block">{m.nextTime({ time: time.dateTime(nextAt) })}</span>}
        </p>
        <p className="mt-0.5 break-words text-sm text-ink-3">
          {can.change
            ? m.to({ names: seriesWords(recipients.map((it) => it.name)) })
            : m.from({ name: owner.name })}
        </p>
        <p className={isBad ? 'tnum mt-0.5 text-sm text-bad-ink' : 'tnum mt-0.5 text-sm text-ink-3'}>
          {lastRunWords(report, time)}
        </p>
      </div>
      <ReportActs report={report} />
    </li>
  )
}
