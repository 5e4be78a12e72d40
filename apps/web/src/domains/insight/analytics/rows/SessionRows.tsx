import { useTimeFormat } from '#lib/timeFormat.ts'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { useSessionRows } from '../analytics.api.ts'
import { percentWords } from '../percentWords.ts'
import { MoreRows } from './MoreRows.tsx'

interface SessionRowsProps {
  part: Parameters<typeof useSessionRows>[0]
  onOpen: (sessionId: string) => void
}

/** Sessions, the newest first; each opens its marks. */
export function SessionRows({ part, onOpen }: SessionRowsProps) {
  const time = useTimeFormat()
  const query = useSessionRows(part)
  const rows = query.data?.pages.flatMap(({ items }) => items)
  if (!rows) {
    return query.error ? (
      <LoadFailed
        title="We could not load the sessions"
        heading="h3"
        error={query.error}
        onRetry={query.refetch}
      />
    ) : (
      <SkeletonList />
    )
  }
  if (rows.length === 0) return <Empty kind="none" heading="h3" title="No session was held then" />
  return (
    <>
      <ul aria-label="Sessions" className="divide-y divide-line">
        {rows.map((it) => (
          <li key={it.sessionId}>
            <button
              type="button"
              onClick={() => onOpen(it.sessionId)}
              className="flex w-full items-center gap-4 px-5 py-3 text-left hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate text-base font-[580]">{it.courseTitle}</span>
                <span className="tnum block text-sm text-ink-3">
                  {it.courseCode} · {time.dateTime(it.startsAt)}
                </span>
              </span>
              <span className="tnum shrink-0 text-right text-sm text-ink-3">
                <b className="block text-lg font-[620] text-ink">{percentWords(it.percentage)}</b>
                {it.present} present, {it.late} late, {it.absent} absent
              </span>
            </button>
          </li>
        ))}
      </ul>
      <MoreRows query={query} />
    </>
  )
}
