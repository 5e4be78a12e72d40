import type { TimetableSession } from '@campanile/contract/timetable/week-timetable.ts'
import { TriangleAlert } from 'lucide-react'
import type { CSSProperties } from 'react'
import { cn } from '#lib/cn.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { eventLook } from '../eventLook.ts'
import { stateOf } from '../sessionWords.ts'
import { m } from './messages.ts'
import type { Board, BoardEntry } from './useBoard.ts'
import { useDraggable } from './useDraggable.ts'

/** The contents of a block, in order. A small one shows only the first; screen readers read all. */
function blockWords({ time, conflictsOf }: Board, { startsAt, endsAt, session, exam }: BoardEntry) {
  return {
    title: session ? session.courseTitle : m.exam({ title: exam?.title ?? '' }),
    when: joinFacts(time.day(startsAt), time.range(startsAt, endsAt)),
    room: session
      ? (session.room?.name ?? m.hasNoRoom())
      : joinFacts(...(exam?.rooms.map(({ name }) => name) ?? [])),
    more: session
      ? joinFacts(
          ...session.lecturers.map(({ name }) => name),
          session.status === 'cancelled' && m.wasCancelled(),
          ...conflictsOf(session),
        )
      : '',
  }
}

interface BoardBlockProps {
  board: Board
  entry: BoardEntry
  /** Its position in its cell. */
  place: CSSProperties
  /** The amount of detail that fits: its course, its time, and its room. */
  lines: 1 | 2 | 3
  /** The id of the element that explains how to move it. */
  hintId: string
}

const blockClass = 'absolute z-[1] flex flex-col overflow-hidden rounded-sm px-1.5 py-1 text-start'

/** A session or an exam on the board. Only sessions that can be moved are draggable. */
export const BoardBlock = (props: BoardBlockProps) =>
  props.entry.session ? (
    <SessionBlock {...props} session={props.entry.session} />
  ) : (
    <div className={cn(blockClass, 'bg-sunken text-ink-2 shadow-edge')} style={props.place}>
      <Lines {...props} />
    </div>
  )

function SessionBlock({ session, ...props }: BoardBlockProps & { session: TimetableSession }) {
  const { board, place, hintId } = props
  const { moved, handlers } = useDraggable(board, session)
  const state = stateOf({ ...session, substitute: session.covered ? '1' : null }, board.now)
  const isWrong = board.conflictsOf(session).length > 0
  return (
    <button
      type="button"
      {...handlers}
      aria-describedby={session.can.move ? hintId : undefined}
      aria-keyshortcuts={session.can.move ? 'M' : undefined}
      className={cn(
        blockClass,
        'transition-shadow hover:z-10 hover:shadow-2 focus-visible:z-10',
        session.can.move && 'cursor-grab select-none active:cursor-grabbing',
        moved && 'opacity-45',
      )}
      style={{ ...eventLook(board.colourOf(session.courseCode), state), ...place }}
    >
      <Lines {...props} cancelled={state === 'cancelled'} wrong={isWrong} />
    </button>
  )
}

interface LinesProps extends BoardBlockProps {
  cancelled?: boolean
  wrong?: boolean
}

function Lines({ board, entry, lines, cancelled = false, wrong = false }: LinesProps) {
  const { title, when, room, more } = blockWords(board, entry)
  return (
    <>
      <span className="flex w-full items-center gap-1">
        <span
          // In a small block, a code that is too long is cut at its end, in both reading directions.
          dir={lines === 1 ? 'auto' : undefined}
          className={cn(
            'min-w-0 flex-1 overflow-hidden whitespace-nowrap font-strong',
            lines === 1 ? 'text-2xs tracking-tight' : 'text-xs',
            cancelled && 'text-ink-3 line-through',
          )}
        >
          {entry.courseCode}
        </span>
        {wrong && <TriangleAlert size={12} aria-hidden="true" className="shrink-0 text-warn-ink" />}
      </span>
      <span className={lines > 1 ? 'w-full truncate text-xs text-ink-2' : 'sr-only'}>{title}</span>
      <span className="sr-only">{when}</span>
      <span className={lines > 2 ? 'tnum mt-auto w-full truncate text-xs text-ink-2' : 'sr-only'}>
        {room}
      </span>
      <span className="sr-only">{more}</span>
    </>
  )
}
