import { staffDayStatusWords } from '@campanile/contract/staff-attendance/staff-attendance-words.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Figure } from '#ui/Figure.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { stateWords } from '../staffWords.ts'
import { m } from './messages.ts'

/** The board's counts, for people who view the whole campus; the rows don't move. */
export function StaffToday() {
  const board = useRead('readStaffBoard', { pageSize: 1 }, { everyMinute: true })
  const { data, error } = board
  const counts: (readonly [label: string, count: number])[] | undefined = data && [
    [stateWords.in, data.counts.in],
    [staffDayStatusWords.late, data.late],
    [stateWords.missing, data.counts.missing],
    [stateWords['on-leave'], data.counts['on-leave']],
  ]
  return (
    <Card aria-labelledby="staff-today" className="mb-5 pb-4">
      <CardHead id="staff-today" title={m.staffToday()}>
        <CardLink to="/app/manage-attendance">{m.openTheBoard()}</CardLink>
      </CardHead>
      {!data && error && (
        <LoadFailed title={m.couldNotLoadStaff()} heading="h3" error={error} onRetry={board.refetch} />
      )}
      {!data && !error && <Skeleton className="mx-5 mt-3 h-12" />}
      {counts && (
        <dl className="flex flex-wrap gap-x-10 gap-y-3 px-5 pt-3 max-sm:px-4">
          {counts.map(([label, count]) => (
            <Figure key={label} label={label} value={count} />
          ))}
        </dl>
      )}
    </Card>
  )
}
