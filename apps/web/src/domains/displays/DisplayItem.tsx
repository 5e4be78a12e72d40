import type { Display } from '@campanile/contract/displays/displays.ts'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

function RevokeDialog({ display, onClose }: { display: Display; onClose: () => void }) {
  const { id, name, shows } = display
  return (
    <ActDialog
      title={`Disconnect ${name}?`}
      verb="Disconnect display"
      busyLabel="Disconnecting"
      destructive
      act={useAct('revokeDisplay')}
      input={{ displayId: id }}
      done={`${name} is disconnected`}
      failed="The display was not disconnected"
      onClose={onClose}
    >
      It stops showing {shows}. To use it again, pair it again.
    </ActDialog>
  )
}

/** One paired display: what it shows, who paired it, and when it was last on. */
export function DisplayItem({ display }: { display: Display }) {
  const { dateTime } = useTimeFormat()
  const [revoking, setRevoking] = useState(false)
  const { name, purpose, shows, startsAt, pairedBy, pairedAt, lastSeenAt } = display
  const what = purpose === 'kiosk' ? `Kiosk of ${shows}` : `Check-in location ${shows}`
  return (
    <li className="flex items-center gap-3 px-4 py-3 max-sm:flex-wrap">
      <MonitorSmartphone size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="break-words text-base font-label">{name}</p>
        <p className="break-words text-sm text-ink-2">
          {what}
          {startsAt && `, ${dateTime(startsAt)}`}
        </p>
        <p className="tnum break-words text-sm text-ink-3">
          Paired by {pairedBy}, {dateTime(pairedAt)} ·{' '}
          {lastSeenAt ? `last seen ${dateTime(lastSeenAt)}` : 'not connected yet'}
        </p>
      </div>
      <Button variant="danger" aria-label={`Disconnect ${name}`} onClick={() => setRevoking(true)}>
        Disconnect
      </Button>
      {revoking && <RevokeDialog display={display} onClose={() => setRevoking(false)} />}
    </li>
  )
}
