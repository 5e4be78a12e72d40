import { cn } from '#lib/cn.ts'
import type { PlainDate } from '#lib/plainDate.ts'
import { daySpan, layoutDay } from '../dayLayout.ts'
import type { Hours } from '../gridScale.ts'
import { BoardBlock } from './BoardBlock.tsx'
import { boardCell } from './boardCell.ts'
import { MoveGhost } from './MoveGhost.tsx'
import type { Board, BoardEntry } from './useBoard.ts'

const lanePx = 26

interface CampusCellProps {
  board: Board
  day: PlainDate
  roomId: string | null
  entries: readonly BoardEntry[]
  hours: Hours
  hintId: string
}

/** A room on one day, with its hours along the line. */
export function CampusCell({ board, day, roomId, entries, hours, hintId }: CampusCellProps) {
  const { moved } = board.moving
  const placed = layoutDay(entries, (entry) => daySpan(entry, board.time))
  const lanes = Math.max(1, ...placed.map((it) => it.lanes))
  const span = (hours.last - hours.first) * 60
  const hourShare = `${(60 / span) * 100}%`
  const along = (start: number, minutes: number) => ({
    insetInlineStart: `${((start - hours.first * 60) / span) * 100}%`,
    width: `max(calc(${(minutes / span) * 100}% - 1px), 14px)`,
  })
  return (
    <td
      {...boardCell(day, hours, roomId ?? undefined)}
      className={cn(
        'relative border-b border-s border-line p-0',
        day === board.today && 'bg-brand-tint/30',
        board.holidaysOn(day).length > 0 && 'bg-sunken',
      )}
      style={{
        height: lanes * lanePx + 14,
        backgroundImage: `repeating-linear-gradient(to right, transparent 0 calc(${hourShare} - 1px), color-mix(in oklab, var(--line) 60%, transparent) calc(${hourShare} - 1px) ${hourShare})`,
      }}
    >
      {placed.map(({ item, start, end, lane }) => (
        <BoardBlock
          key={item.id}
          board={board}
          entry={item}
          lines={1}
          hintId={hintId}
          place={{
            ...along(start, end - start),
            top: 6 + lane * lanePx,
            height: lanePx - 2,
            paddingBlock: 3,
            paddingInline: 2,
          }}
        />
      ))}
      {moved && moved.target.day === day && moved.target.roomId === roomId && !moved.isSame && (
        <MoveGhost
          moved={moved}
          place={{ ...along(moved.target.start, moved.minutes), top: 5, height: lanePx }}
        />
      )}
    </td>
  )
}
