import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { cn } from '#lib/cn.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { countRows, inRoom, seatColumns } from '../live/registerRows.ts'
import { m } from './messages.ts'

/** Columns a block has at least, and how many times wider than high it grows. */
const block = { least: 28, wide: 14 }

/** The number of students present, legible from the last row, and a seat for each. */
export function RoomCount({ rows, window }: Pick<Register, 'rows' | 'window'>) {
  const { time } = useTimeFormat()
  const here = inRoom(countRows(rows))
  return (
    <>
      <p className="mt-[clamp(18px,4.4vh,44px)] flex items-end gap-5 max-lg:justify-center">
        {m.studentsHere({
          here,
          enrolled: rows.length,
          count: (text) => <span className="tnum text-wall-count font-title">{text}</span>,
          rest: (text) => (
            <span className="pb-1 text-start text-wall-lg leading-tight text-night-ink">
              {text}
              {window && (
                <span className="tnum block text-white">
                  {m.checkInClosesAt({ time: time(window.closesAt) })}
                </span>
              )}
            </span>
          ),
        })}
      </p>
      <div
        className="mt-[clamp(14px,3vh,28px)] grid gap-[clamp(2px,0.4vw,6px)]"
        style={{ gridTemplateColumns: `repeat(${seatColumns(rows.length, block)}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {rows.map(({ studentId }, seat) => (
          <span
            key={studentId}
            className={cn(
              'aspect-[10/13] rounded-t-full rounded-b-[2px] transition-colors duration-500',
              seat < here - 1 && 'bg-brand-mid',
              seat === here - 1 && 'bg-brass',
              seat >= here && 'ring-[1.5px] ring-inset ring-white/20',
            )}
          />
        ))}
      </div>
    </>
  )
}
