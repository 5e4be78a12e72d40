import type { RetentionItem } from '@campanile/contract/retention/retention.ts'
import { sentenceOf } from '#lib/errors.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'
import { amountOf } from './retentionWords.ts'

interface RetentionStateProps {
  item: RetentionItem
  /** The form's value, if it is a period. */
  days?: number
}

/** The amount of a kind that the last run deleted, and that a run would delete now. */
export function RetentionState({ item: { kind, lastRun }, days }: RetentionStateProps) {
  const time = useTimeFormat()
  const preview = useAct('previewRetention')
  const isCurrent = preview.variables?.days === days
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <Button
        size="sm"
        busy={preview.isPending}
        busyLabel={m.counting()}
        onClick={() => preview.mutate({ kind, ...(days !== undefined && { days }) })}
      >
        {m.dryRun()}
      </Button>
      <span role="status" className="tnum">
        {preview.data && isCurrent && <>{m.wouldDelete({ amount: amountOf(kind, preview.data.count) })} </>}
        {preview.error && isCurrent && <span className="text-bad-ink">{sentenceOf(preview.error)} </span>}
      </span>
      <span className="tnum text-ink-3">
        {!lastRun
          ? m.notRunYet()
          : lastRun.failed
            ? m.failedAt({ time: time.dateTime(lastRun.at) })
            : m.deletedAt({ time: time.dateTime(lastRun.at), amount: amountOf(kind, lastRun.deleted) })}
      </span>
    </div>
  )
}
