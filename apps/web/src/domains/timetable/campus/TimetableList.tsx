import { TriangleAlert } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import type { PlainDate } from '#lib/plainDate.ts'
import { formatPlainDay } from '#lib/time.ts'
import { Empty } from '#ui/Empty.tsx'
import { eventLook } from '../eventLook.ts'
import { HolidayNote } from '../HolidayNote.tsx'
import { stateOf } from '../sessionWords.ts'
import { m } from './messages.ts'
import type { Board, BoardEntry } from './useBoard.ts'

/** One day on a phone: its sessions and exams in order. */
export function TimetableList({ board, day }: { board: Board; day: PlainDate }) {
  const entries = board.entriesOn(day)
  return (
    <section id="day" aria-label={formatPlainDay(day)} className="p-3 dark:[--event-mix:17%]">
      <HolidayNote names={board.holidaysOn(day)} />
      {entries.length === 0 && <Empty kind="none" heading="h3" title={m.nothingThisDay()} />}
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} className="flex gap-3 py-1">
            <span className="tnum w-[46px] shrink-0 pt-2.5 text-end text-base font-title">
              {board.time.time(entry.startsAt)}
            </span>
            <Item board={board} entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const itemClass = 'min-w-0 flex-1 rounded-md p-3 text-start'

function Item({ board, entry: { courseCode, session, exam } }: { board: Board; entry: BoardEntry }) {
  if (!session)
    return (
      <div className={cn(itemClass, 'bg-sunken')}>
        <span className="block text-md font-strong">
          {joinFacts(courseCode, exam && m.exam({ title: exam.title }))}
        </span>
        <span className="block truncate text-sm text-ink-2">
          {joinFacts(...(exam?.rooms.map(({ name }) => name) ?? []))}
        </span>
      </div>
    )
  const state = stateOf({ ...session, substitute: session.covered ? '1' : null }, board.now)
  return (
    <button
      type="button"
      onClick={() => board.open(session.id)}
      className={itemClass}
      style={eventLook(board.colourOf(courseCode), state)}
    >
      <span className={cn('block text-md font-strong', state === 'cancelled' && 'text-ink-3 line-through')}>
        {session.courseTitle}
      </span>
      <span className="block truncate text-sm text-ink-2">
        {joinFacts(
          courseCode,
          session.room?.name ?? m.hasNoRoom(),
          ...session.lecturers.map(({ name }) => name),
        )}
      </span>
      {board.conflictsOf(session).map((sentence) => (
        <span key={sentence} className="mt-1 flex items-center gap-1.5 text-sm text-warn-ink">
          <TriangleAlert size={13} aria-hidden="true" className="shrink-0" />
          {sentence}
        </span>
      ))}
    </button>
  )
}
