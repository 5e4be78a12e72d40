import { useTimeFormat } from '#lib/timeFormat.ts'
import { m } from './messages.ts'

interface NewAdminNoteProps {
  until: string
  /** Absent where the reader can't vouch. */
  onVouch: (() => void) | undefined
}

/** "New admin until 24 Nov 2026, 18:48", and the way to vouch. */
export function NewAdminNote({ until, onVouch }: NewAdminNoteProps) {
  const { dateTime } = useTimeFormat()
  return (
    <span className="text-sm text-warn-ink">
      {m.newAdminUntil({ dateTime: dateTime(until) })}{' '}
      {onVouch && (
        <button type="button" className="min-h-6 font-label underline" onClick={onVouch}>
          {m.vouch()}
        </button>
      )}
    </span>
  )
}
