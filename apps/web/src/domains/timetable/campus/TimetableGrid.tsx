import { cn } from '#lib/cn.ts'
import type { PlainDate } from '#lib/plainDate.ts'
import { DayHead, dayHeadId } from '../DayHead.tsx'
import { daySpan, layoutDay, type Placed } from '../dayLayout.ts'
import { type Hours, heightOf, hourPx, topOf } from '../gridScale.ts'
import { HourGutter } from '../HourGutter.tsx'
import { shownHours } from '../weekShape.ts'
import { BoardBlock } from './BoardBlock.tsx'
import { boardCell } from './boardCell.ts'
import { plannedHours } from './conflicts.ts'
import { MoveGhost } from './MoveGhost.tsx'
import { m } from './messages.ts'
import type { Board, BoardEntry } from './useBoard.ts'

const lines = `repeating-linear-gradient(to bottom, transparent 0 ${hourPx - 1}px, var(--line) ${hourPx - 1}px ${hourPx}px)`

/** The week of one room, batch, lecturer or class: a column a day, with its hours. */
export function TimetableGrid({ board, hintId }: { board: Board; hintId: string }) {
  const { days, time, today, moving } = board
  const columns = days.map((day) => ({
    day,
    placed: layoutDay(board.entriesOn(day), (entry) => daySpan(entry, time)),
  }))
  const { moved } = moving
  const target = moved && { start: moved.target.start, end: moved.target.start + moved.minutes }
  const hours = shownHours([...columns.flatMap(({ placed }) => placed), ...(target ? [target] : [])])
  return (
    <div
      data-board
      className="grid dark:[--event-mix:17%]"
      style={{ gridTemplateColumns: `60px repeat(${days.length}, minmax(0, 1fr))` }}
    >
      <div className="border-b border-line" />
      {columns.map(({ day }) => (
        <DayHead
          key={day}
          day={day}
          isToday={day === today}
          holidays={board.holidaysOn(day)}
          load={m.hoursShort({ hours: plannedHours(sessionsOn(board, day)) })}
        />
      ))}
      <HourGutter hours={hours} present={null} label="" />
      {columns.map(({ day, placed }) => (
        <Column key={day} board={board} day={day} placed={placed} hours={hours} hintId={hintId} />
      ))}
    </div>
  )
}

const sessionsOn = (board: Board, day: PlainDate) =>
  board.entriesOn(day).flatMap(({ session }) => (session ? [session] : []))

interface ColumnProps {
  board: Board
  day: PlainDate
  placed: readonly Placed<BoardEntry>[]
  hours: Hours
  hintId: string
}

function Column({ board, day, placed, hours, hintId }: ColumnProps) {
  const { moved } = board.moving
  return (
    <section
      aria-labelledby={dayHeadId(day)}
      {...boardCell(day, hours)}
      className={cn(
        'relative border-s border-line',
        day === board.today && 'bg-brand-tint/30',
        board.holidaysOn(day).length > 0 && 'bg-sunken',
      )}
      style={{ height: heightOf(hours), backgroundImage: lines }}
    >
      {placed.map(({ item, start, end, lane, lanes }) => (
        <BoardBlock
          key={item.id}
          board={board}
          entry={item}
          lines={end - start >= 75 ? 3 : end - start >= 45 ? 2 : 1}
          hintId={hintId}
          place={{
            top: topOf(start, hours) + 2,
            height: ((end - start) / 60) * hourPx - 5,
            insetInlineStart: `calc(${(lane / lanes) * 100}% + 4px)`,
            width: `calc(${100 / lanes}% - ${lanes === 1 ? 8 : 6}px)`,
          }}
        />
      ))}
      {moved && moved.target.day === day && !moved.isSame && (
        <MoveGhost
          moved={moved}
          place={{
            top: topOf(moved.target.start, hours) + 2,
            height: (moved.minutes / 60) * hourPx - 5,
            insetInline: 4,
          }}
        />
      )}
    </section>
  )
}
