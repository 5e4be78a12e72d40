import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ListItem } from '#ui/ListItem.tsx'
import { RunChip } from './RunChip.tsx'
import { RunLink } from './runColumns.tsx'
import { openWords, paidWords, runNews } from './runWords.ts'

/** A pay run on a phone. */
export function RunItem({ run }: { run: PayRun }) {
  const time = useTimeFormat()
  const open = openWords(run)
  return (
    <ListItem
      title={<RunLink run={run} />}
      chip={<RunChip run={run} />}
      essence={<span className="tnum">{paidWords(run)}</span>}
      meta={
        <span className="tnum">
          {runNews(run, time)}
          {open && <span className="block font-label text-warn-ink">{open}</span>}
        </span>
      }
    />
  )
}
