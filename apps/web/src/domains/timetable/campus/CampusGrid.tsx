import { cn } from '#lib/cn.ts'
import { dayOfMonth, longWeekday, type PlainDate, shortWeekday } from '#lib/plainDate.ts'
import { RoomLink } from '#ui/RoomLink.tsx'
import { daySpan } from '../dayLayout.ts'
import { clockOfHour } from '../gridScale.ts'
import { shownHours } from '../weekShape.ts'
import { CampusCell } from './CampusCell.tsx'
import { plannedHours } from './conflicts.ts'
import { m } from './messages.ts'
import type { Board, BoardEntry } from './useBoard.ts'

interface RoomRow {
  id: string | null
  name: string
  capacity: number | null
}

/** The whole campus: a row a room, a column a day, and the hours of each day along the line. */
export function CampusGrid({ board, hintId }: { board: Board; hintId: string }) {
  const { days, time, data } = board
  const all = days.flatMap((day) => board.entriesOn(day))
  const target = board.moving.moved && {
    start: board.moving.moved.target.start,
    end: board.moving.moved.target.start + board.moving.moved.minutes,
  }
  const hours = shownHours([...all.map((it) => daySpan(it, time)), ...(target ? [target] : [])])
  const known = new Set(data.rooms.map(({ id }) => id))
  // Sessions in an archived room, or without a room, have their own row.
  const isElsewhere = ({ roomIds }: BoardEntry) => !roomIds.some((id) => known.has(id))
  const rows: RoomRow[] = [
    ...data.rooms,
    ...(all.some(isElsewhere) ? [{ id: null, name: m.hasNoRoom(), capacity: null }] : []),
  ]
  return (
    // Reachable by the keyboard, which scrolls it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section aria-label={m.campus()} tabIndex={0} className="max-h-[72vh] overflow-auto" data-board>
      <table className="w-full min-w-[1240px] table-fixed border-separate border-spacing-0 dark:[--event-mix:17%]">
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky inset-s-0 top-0 z-40 w-28 border-b border-line bg-surface px-3 text-start"
            >
              <span className="block text-xs font-label text-ink-3">{m.room()}</span>
              <span className="tnum block text-2xs font-normal text-ink-3">
                {m.hoursShown({
                  from: clockOfHour(hours.first),
                  to: clockOfHour(hours.last > 24 ? hours.last - 24 : hours.last),
                })}
              </span>
            </th>
            {days.map((day) => (
              <DayCell key={day} board={board} day={day} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id ?? ''}>
              <th
                scope="row"
                className="sticky inset-s-0 z-20 border-b border-line bg-surface px-3 text-start align-middle"
              >
                {row.id ? (
                  <RoomLink roomId={row.id} className="block truncate text-sm font-label text-brand-ink">
                    {row.name}
                  </RoomLink>
                ) : (
                  <span className="text-sm font-label">{row.name}</span>
                )}
                {row.capacity !== null && (
                  <span className="tnum block text-2xs font-normal text-ink-3">
                    {m.capacity({ seats: row.capacity })}
                  </span>
                )}
              </th>
              {days.map((day) => (
                <CampusCell
                  key={day}
                  board={board}
                  day={day}
                  roomId={row.id}
                  entries={board
                    .entriesOn(day)
                    .filter((it) => (row.id === null ? isElsewhere(it) : it.roomIds.includes(row.id)))}
                  hours={hours}
                  hintId={hintId}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function DayCell({ board, day }: { board: Board; day: PlainDate }) {
  const isToday = day === board.today
  const sessions = board.entriesOn(day).flatMap(({ session }) => (session ? [session] : []))
  return (
    <th
      scope="col"
      aria-current={isToday ? 'date' : undefined}
      className={cn(
        'sticky top-0 z-30 border-b border-s border-line px-2 py-1.5 text-start',
        isToday ? 'bg-brand-tint' : 'bg-surface',
      )}
    >
      <span className="flex items-baseline gap-1.5">
        <span className="sr-only">{longWeekday(day)}</span>
        <span
          aria-hidden="true"
          className={cn('text-sm', isToday ? 'text-brand-ink' : 'font-normal text-ink-3')}
        >
          {shortWeekday(day)}
        </span>
        <span className={cn('tnum text-md font-title', isToday && 'text-brand-ink')}>{dayOfMonth(day)}</span>
        <span className="tnum ms-auto text-xs font-normal text-ink-3">
          {m.hoursShort({ hours: plannedHours(sessions) })}
        </span>
      </span>
      {board.holidaysOn(day).map((name) => (
        <span key={name} className="block truncate text-2xs font-normal text-ink-2">
          {name}
        </span>
      ))}
    </th>
  )
}
