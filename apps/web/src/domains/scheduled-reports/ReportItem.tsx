import type { ScheduledReport } from '@campanile/contract/scheduled-reports/scheduled-reports.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { seriesWords } from '#lib/listWords.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Chip } from '#ui/Chip.tsx'
import { formatWords } from '#ui/reports/reportOptions.ts'
import { m } from './messages.ts'
import { ReportActs } from './ReportActs.tsx'
import { lastRunWords, rhythmWords } from './reportWords.ts'

/** One report: what it is, when it is sent, to whom, and how the last time went. */
export function ReportItem({ report }: { report: ScheduledReport }) {
  const time = useTimeFormat()
  const { name, filters, format, owner, recipients, nextAt, lastRun, can } = report
  const isBad = lastRun?.state === 'failed' || (lastRun?.refused ?? 0) > 0
  return (
    <li className="flex items-start gap-3 px-5 py-4 max-sm:px-4">
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-2 break-words text-md font-title">
          {name}
          {nextAt === null && <Chip tone="warn">{m.paused()}</Chip>}
        </h2>
        <p className="mt-0.5 break-words text-base text-ink-2">
          {joinFacts(m.report({ report: report.report }), formatWords[format], ...filters)}
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
