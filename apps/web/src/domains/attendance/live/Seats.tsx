import { cn } from '#lib/cn.ts'
import { statusWords } from './markWords.ts'
import { m } from './messages.ts'
import { type Counts, type RowStatus, rowStatuses, seatColumns } from './registerRows.ts'

const fills: Record<RowStatus, string> = {
  present: 'bg-brand-mid',
  late: 'bg-warn',
  excused: 'bg-info-line',
  absent: 'bg-bad',
  waiting: 'ring-[1.5px] ring-inset ring-line-2',
}
/** Columns a block has at least, and how many times wider than high it grows. */
const block = { least: 14, wide: 4 }
/** Beside the number of late students, present means on time. */
const labels: Record<RowStatus, string> = { ...statusWords, present: m.onTime() }

/** One arch per student, those in the room first; the legend says the same in numbers. */
export function Seats({ counts }: { counts: Counts }) {
  const seats = rowStatuses.flatMap((status) =>
    Array.from({ length: counts[status] }, (_, index) => ({ status, key: `${status} ${index}` })),
  )
  return (
    <>
      <div
        className="mt-5 grid gap-x-[clamp(2px,0.4vw,6px)] gap-y-2"
        style={{ gridTemplateColumns: `repeat(${seatColumns(seats.length, block)}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {seats.map(({ status, key }) => (
          <span
            key={key}
            className={cn('aspect-[10/12] rounded-t-full rounded-b-[3px] transition-colors', fills[status])}
          />
        ))}
      </div>
      <dl className="mt-5 flex flex-wrap gap-x-6 gap-y-1.5 text-sm">
        {rowStatuses
          .filter((status) => status !== 'absent' || counts.absent > 0)
          .map((status) => (
            <div key={status} className="flex items-center gap-2">
              <dt className="flex items-center gap-2 text-ink-2">
                <span
                  className={cn('h-3 w-2.5 rounded-t-full rounded-b-[2px]', fills[status])}
                  aria-hidden="true"
                />
                {labels[status]}
              </dt>
              <dd className="tnum font-title">{counts[status]}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
