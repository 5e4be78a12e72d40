import type { ClassSession } from '@campanile/contract/timetable/class-sessions.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Chip } from '#ui/Chip.tsx'

export function SessionState({ status }: Pick<ClassSession, 'status'>) {
  if (status === 'cancelled')
    return (
      <Chip tone="bad" glyph="cross">
        Cancelled
      </Chip>
    )
  if (status === 'moved') return <Chip tone="warn">Moved</Chip>
  return <Chip tone={status === 'held' ? 'ok' : 'idle'}>{status === 'held' ? 'Held' : 'Planned'}</Chip>
}

/** Where it was planned, why that changed, the substitute, and the open request. */
export function SessionChange({ session }: { session: ClassSession }) {
  const time = useTimeFormat()
  const { planned, changeReason, substitute, openRequest } = session
  const parts = [
    planned && `Planned for ${time.day(planned.startsAt)}, ${time.range(planned.startsAt, planned.endsAt)}`,
    changeReason,
    substitute && `${substitute.name} covers it`,
    openRequest && `${openRequest.by} requests ${openRequest.kind === 'move' ? 'a move' : 'to cancel it'}`,
  ].filter((part) => typeof part === 'string')
  // Reasons are typed by people, with a full stop or without.
  return parts.map((part) => part.replace(/\.$/, '')).join('. ')
}
