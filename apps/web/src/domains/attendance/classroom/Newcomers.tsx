import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import { cn } from '#lib/cn.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { arrivals } from '../live/registerRows.ts'
import { m } from './messages.ts'
import { shortName } from './shortName.ts'

const shown = 6

/** Who came last: first names and initials, for the whole room to see. */
export const Newcomers = ({ rows }: { rows: readonly RegisterRow[] }) => (
  <ol aria-label={m.newestFirst()} className="flex min-h-14 items-center gap-3 overflow-hidden">
    {arrivals(rows, shown).map((row, index) => (
      <li
        key={row.studentId}
        className={cn(
          'flex shrink-0 animate-rise items-center gap-2.5 rounded-full py-1.5 ps-2 pe-4 text-lg',
          index === 0 ? 'bg-brass font-title text-on-brass' : 'bg-white/8 text-night-ink',
        )}
      >
        <Avatar name={shortName(row)} size={26} />
        {shortName(row)}
      </li>
    ))}
  </ol>
)
