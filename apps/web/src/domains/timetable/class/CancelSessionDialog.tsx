import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'

/** Cancels a session, with a reason for everyone affected. */
export function CancelSessionDialog({ session, onClose }: { session: ClassSession; onClose: () => void }) {
  const time = useTimeFormat()
  const admin = useUser().role === 'admin'
  const cancel = useAct('cancelSession')
  const { id: sessionId, version, startsAt, endsAt } = session
  return (
    <ReasonDialog
      title="Cancel session"
      description={`${time.day(startsAt)}, ${time.range(startsAt, endsAt)}. Lecturers and students will be notified.${admin ? ' You can restore it later.' : ''}`}
      verb="Cancel session"
      busyLabel="Cancelling"
      label="Reason, visible to everyone affected"
      maxLength={200}
      busy={cancel.isPending}
      error={cancel.error}
      failed="The session was not cancelled"
      onSubmit={(reason) => cancel.mutate({ sessionId, version, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
