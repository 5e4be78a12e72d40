import { Check, Clock, TriangleAlert } from 'lucide-react'
import { cn } from '#lib/cn.ts'
import { formatPlainDay } from '#lib/time.ts'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'
import { roomName } from './roomName.ts'
import { takenTimeSentences } from './takenTimeSentences.ts'
import type { Board } from './useBoard.ts'

/** The target of a session while it is moved, and its clashes. Announced to screen readers. */
export function MovingBar({ board }: { board: Board }) {
  const { time, moving, data } = board
  const { moved } = moving
  const sentences = moved?.clashes && [
    ...(moved.isPast ? [m.timeHasPassed()] : []),
    ...takenTimeSentences(moved.clashes, time),
  ]
  const room = moved && roomName(board, moved.target.roomId)
  const where = moved && {
    day: formatPlainDay(moved.target.day),
    range: time.range(moved.slot.startsAt, moved.slot.endsAt),
  }
  const seats = moved && data.rooms.find(({ id }) => id === moved.target.roomId)?.capacity
  const isSmall = moved && seats !== undefined && seats < moved.session.students
  return (
    <div
      className={cn(
        'sticky bottom-0 z-30 flex flex-wrap items-center gap-3 border-t border-line bg-raised px-4 py-3 shadow-3',
        !moved && 'sr-only',
      )}
    >
      <div role="status" className="min-w-0 flex-1 basis-72 text-sm">
        {moved && where && (
          <>
            <p className="font-title">
              {moved.session.courseCode}{' '}
              <span className="tnum font-label">
                {room ? m.movingToRoom({ ...where, room }) : m.movingTo(where)}
              </span>
            </p>
            {!sentences && (
              <p className="flex items-center gap-1.5 text-ink-3">
                <Clock size={14} aria-hidden="true" />
                {m.checkingForClashes()}
              </p>
            )}
            {sentences?.length === 0 && !isSmall && (
              <p className="flex items-center gap-1.5 text-ok-ink">
                <Check size={14} aria-hidden="true" />
                {m.free()}
              </p>
            )}
            {sentences?.slice(0, 4).map((sentence) => (
              <Warning key={sentence} words={sentence} />
            ))}
            {isSmall && (
              <Warning words={m.tooFewSeats({ students: moved.session.students, seats: seats ?? 0 })} />
            )}
          </>
        )}
      </div>
      {moved && (
        <span className="flex gap-2">
          <Button onClick={moving.cancel}>{m.cancel()}</Button>
          <Button variant="primary" onClick={moving.drop}>
            {m.moveHere()}
          </Button>
        </span>
      )}
    </div>
  )
}

const Warning = ({ words }: { words: string }) => (
  <p className="flex items-center gap-1.5 text-bad-ink">
    <TriangleAlert size={14} aria-hidden="true" className="shrink-0" />
    {words}
  </p>
)
