import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { useRecordRows } from '../analytics.api.ts'
import { MoreRows } from './MoreRows.tsx'

/** The marks that a figure is made of; each leads to its student. */
export function RecordRows({ part }: { part: Parameters<typeof useRecordRows>[0] }) {
  const { dateTime } = useTimeFormat()
  const query = useRecordRows(part)
  const rows = query.data?.pages.flatMap(({ items }) => items)
  if (!rows) {
    return query.error ? (
      <LoadFailed
        title="We could not load the marks"
        heading="h3"
        error={query.error}
        onRetry={query.refetch}
      />
    ) : (
      <SkeletonList />
    )
  }
  if (rows.length === 0) return <Empty kind="none" heading="h3" title="No marks here" />
  return (
    <>
      <ul aria-label="Marks" className="divide-y divide-line">
        {rows.map((it) => (
          <li
            key={`${it.sessionId} ${it.studentId}`}
            className="flex items-center gap-4 px-5 py-3 max-sm:px-4"
          >
            <span className="min-w-0 flex-1">
              <Link
                to={`/app/student-attendance/students/${it.studentId}`}
                className="block truncate text-base font-[580] hover:underline"
              >
                {it.studentName}
              </Link>
              <span className="tnum block text-sm text-ink-3">
                {[
                  it.number,
                  it.courseCode,
                  dateTime(it.startsAt),
                  it.minutes !== null && `${it.minutes} min after check-in opened`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <AttendanceChip status={it.status} />
          </li>
        ))}
      </ul>
      <MoreRows query={query} />
    </>
  )
}
