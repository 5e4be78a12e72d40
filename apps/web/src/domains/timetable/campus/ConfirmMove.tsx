import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { MoveSessionDialog } from '../class/MoveSessionDialog.tsx'
import { m } from './messages.ts'
import { clockTimes } from './moveTarget.ts'
import { roomName } from './roomName.ts'
import { takenTimeSentences } from './takenTimeSentences.ts'
import type { Board } from './useBoard.ts'
import type { MovedSession } from './useMoving.ts'

interface ConfirmMoveProps {
  board: Board
  moved: MovedSession
  onMoved: (moved: ClassSession) => void
  onClose: () => void
}

/** Asks for the reason of a move, once, and lists who will be notified. */
export function ConfirmMove({ board, moved, onMoved, onClose }: ConfirmMoveProps) {
  const { target, minutes, session } = moved
  const read = useRead('readClassSession', { sessionId: session.id }, { once: true })
  if (read.error && !read.data)
    return (
      <LoadFailed
        title={m.weCouldntLoadTheTimetable()}
        error={read.error}
        heading="h3"
        onRetry={read.refetch}
      />
    )
  if (!read.data) return null
  const name = roomName(board, target.roomId)
  const room = target.roomId && name ? { id: target.roomId, name } : null
  return (
    <MoveSessionDialog
      session={read.data}
      to={{ day: target.day, ...clockTimes(target, minutes), room }}
      onMoved={onMoved}
      onClose={onClose}
    >
      <StudentClashes board={board} moved={moved} />
      {moved.notified && <Notified {...moved.notified} />}
    </MoveSessionDialog>
  )
}

/** The form shows clashes of rooms, lecturers and batches itself. */
function StudentClashes({ board, moved }: { board: Board; moved: MovedSession }) {
  const sentences = takenTimeSentences(
    (moved.clashes ?? []).filter(({ resource }) => resource === 'students'),
    board.time,
  )
  if (sentences.length === 0) return null
  return (
    <Alert tone="warn" title={m.studentsAreNotFree()} className="mb-3">
      <ul className="mt-0.5 space-y-0.5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  )
}

const Notified = ({ lecturers, batches, students }: NonNullable<MovedSession['notified']>) => (
  <section aria-label={m.notified()} className="rounded-md bg-sunken px-4 py-3 text-sm">
    <h3 className="font-title">{m.notified()}</h3>
    <ul className="mt-1 space-y-0.5 text-ink-2">
      {lecturers.length > 0 && <li>{joinFacts(...lecturers)}</li>}
      <li>
        {batches.length > 0
          ? m.studentsOfBatches({ students, batches: joinFacts(...batches) })
          : m.studentsCounted({ students })}
      </li>
    </ul>
  </section>
)
