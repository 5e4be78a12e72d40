import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useRestoreSession } from './classTimetable.api.ts'

/** Takes a cancellation or a move back. */
export function RestoreSessionDialog({ session, onClose }: { session: ClassSession; onClose: () => void }) {
  const time = useTimeFormat()
  const restore = useRestoreSession()
  const { id: sessionId, version, status, planned } = session
  const back = status === 'cancelled' || !planned ? session : planned
  return (
    <ConfirmDialog
      onClose={onClose}
      title={status === 'cancelled' ? 'Restore this session?' : 'Take the move back?'}
      confirmLabel="Restore session"
      busyLabel="Restoring"
      busy={restore.isPending}
      error={restore.error}
      onConfirm={() => restore.mutate({ sessionId, version }, { onSuccess: onClose })}
    >
      It takes place on {time.day(back.startsAt)}, {time.range(back.startsAt, back.endsAt)}
      {back.room ? `, in ${back.room.name}` : ''}. Lecturers and students are told.
    </ConfirmDialog>
  )
}
