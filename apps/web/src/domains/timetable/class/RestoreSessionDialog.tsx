import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'

/** Undoes a cancellation or a move. */
export function RestoreSessionDialog({ session, onClose }: { session: ClassSession; onClose: () => void }) {
  const time = useTimeFormat()
  const restore = useAct('restoreSession')
  const { id: sessionId, version, status, planned } = session
  const back = status === 'cancelled' || !planned ? session : planned
  return (
    <ActDialog
      title={status === 'cancelled' ? 'Restore this session?' : 'Undo this move?'}
      verb="Restore session"
      busyLabel="Restoring"
      act={restore}
      input={{ sessionId, version }}
      failed="The session was not restored"
      onClose={onClose}
    >
      It takes place on {time.day(back.startsAt)}, {time.range(back.startsAt, back.endsAt)}
      {back.room ? `, in ${back.room.name}` : ''}. Lecturers and students will be notified.
    </ActDialog>
  )
}
