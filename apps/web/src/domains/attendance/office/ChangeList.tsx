import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import { cn } from '#lib/cn.ts'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
import { statusWords } from '../live/markWords.ts'
import { m } from './messages.ts'

interface ChangeListProps {
  changes: Answer<'readRecordHistory'>['changes']
  now: AttendanceStatus | null
  /** Fills the form with the values before a change. */
  onBringBack: (status: AttendanceStatus) => void
}

/** Manual changes of a record: person, old and new value, reason. */
export function ChangeList({ changes, now, onBringBack }: ChangeListProps) {
  const { dateTime } = useTimeFormat()
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="changes" className="mt-3">
      <h3 id="changes" className="text-sm font-title">
        {m.history()}
      </h3>
      <ol className="mt-1 divide-y divide-line">
        {changes.map(({ id, at, by, before, after, reason, undoneAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
            <span className="min-w-0 flex-1">
              <span className={cn('block', undoneAt && 'line-through')}>
                {m.changedFromTo({
                  before: statusWords[before ?? 'waiting'],
                  after: statusWords[after],
                })}
                {reason && `: ${reason}`}
              </span>
              <span className="tnum block text-xs text-ink-3">
                {by}, {dateTime(at)}
                {undoneAt && ` · ${m.undoneAt({ dateTime: dateTime(undoneAt) })}`}
              </span>
            </span>
            {before && before !== now && !undoneAt && (
              <Button size="sm" onClick={() => onBringBack(before)}>
                {m.backToRecord({ status: before })}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
