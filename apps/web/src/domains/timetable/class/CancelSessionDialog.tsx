import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { m } from './messages.ts'

/** Cancels a session, with a reason for everyone affected. */
export function CancelSessionDialog({ session, onClose }: { session: ClassSession; onClose: () => void }) {
  const time = useTimeFormat()
  const admin = useUser().role === 'admin'
  const cancel = useAct('cancelSession')
  const { id: sessionId, version, startsAt, endsAt } = session
  const when = { day: time.day(startsAt), range: time.range(startsAt, endsAt) }
  return (
    <ReasonDialog
      title={m.cancelSession()}
      description={admin ? m.cancelDescription(when) : m.changeDescription(when)}
      verb={m.cancelSession()}
      busyLabel={m.cancelling()}
      label={m.reasonVisibleToEveryoneAffected()}
      maxLength={200}
      busy={cancel.isPending}
      error={cancel.error}
      failed={m.theSessionWasNotCancelled()}
      onSubmit={(reason) => cancel.mutate({ sessionId, version, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
