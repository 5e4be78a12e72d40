import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'

/** Undoes a cancellation or a move. */
export function RestoreSessionDialog({ session, onClose }: { session: ClassSession; onClose: () => void }) {
  const time = useTimeFormat()
  const restore = useAct('restoreSession')
  const { id: sessionId, version, status, planned } = session
  const back = status === 'cancelled' || !planned ? session : planned
  const when = { day: time.day(back.startsAt), range: time.range(back.startsAt, back.endsAt) }
  return (
    <ActDialog
      title={status === 'cancelled' ? m.restoreThisSession() : m.undoThisMove()}
      verb={m.restoreSession()}
      busyLabel={m.restoring()}
      act={restore}
      input={{ sessionId, version }}
      failed={m.theSessionWasNotRestored()}
      onClose={onClose}
    >
      {back.room ? m.itTakesPlaceIn({ ...when, room: back.room.name }) : m.itTakesPlace(when)}
    </ActDialog>
  )
}
