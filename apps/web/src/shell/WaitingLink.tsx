import { ListChecks } from 'lucide-react'
import { m as waiting } from '#domains/insight/waiting/messages.ts'
import { waitingListPath } from '#domains/insight/waiting/waitingPlaces.ts'
import { useUser } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'

/** In the panel of the bell: how much waits for an admin or lecturer, and the way to it. */
export function WaitingLink({ onOpen }: { onOpen: (path: string) => void }) {
  const { role } = useUser()
  const decides = role === 'admin' || role === 'lecturer'
  const entries = useRead('readWaiting', decides ? {} : null, { everyMinute: true }).data?.items ?? []
  const items = entries.reduce((sum, { count }) => sum + count, 0)
  if (items === 0) return null
  return (
    <button
      type="button"
      onClick={() => onOpen(waitingListPath)}
      className="flex w-full items-center gap-3 border-b border-line px-4 py-3 text-start text-sm font-label text-brand-ink hover:bg-hover focus-visible:-outline-offset-2"
    >
      <ListChecks size={18} strokeWidth={1.75} className="shrink-0" aria-hidden="true" />
      {waiting.itemsAwaiting({ items })}
    </button>
  )
}
