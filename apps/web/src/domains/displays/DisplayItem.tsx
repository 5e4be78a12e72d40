import type { Display } from '@campanile/contract/displays/displays.ts'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

function RevokeDialog({ display, onClose }: { display: Display; onClose: () => void }) {
  const { id, name, shows } = display
  return (
    <ActDialog
      title={m.disconnectNameQuestion({ name })}
      verb={m.disconnectDisplay()}
      busyLabel={m.disconnecting()}
      destructive
      act={useAct('revokeDisplay')}
      input={{ displayId: id }}
      done={m.nameIsDisconnected({ name })}
      failed={m.theDisplayWasNotDisconnected()}
      onClose={onClose}
    >
      {m.aboutDisconnecting({ name: shows })}
    </ActDialog>
  )
}

/** One paired display: its content, who paired it, and when it was last connected. */
export function DisplayItem({ display }: { display: Display }) {
  const { dateTime } = useTimeFormat()
  const [revoking, setRevoking] = useState(false)
  const { name, purpose, shows, startsAt, pairedBy, pairedAt, lastSeenAt } = display
  return (
    <li className="flex items-center gap-3 px-4 py-3 max-sm:flex-wrap">
      <MonitorSmartphone size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="break-words text-base font-label">{name}</p>
        <p className="break-words text-sm text-ink-2">
          {purpose !== 'kiosk'
            ? m.checkInLocation({ name: shows })
            : startsAt
              ? m.kioskAt({ name: shows, time: dateTime(startsAt) })
              : m.kioskOf({ name: shows })}
        </p>
        <p className="tnum break-words text-sm text-ink-3">
          {m.pairedBy({ name: pairedBy, time: dateTime(pairedAt) })}
          {' · '}
          {lastSeenAt ? m.lastSeen({ time: dateTime(lastSeenAt) }) : m.notConnectedYet()}
        </p>
      </div>
      <Button variant="danger" aria-label={m.disconnectName({ name })} onClick={() => setRevoking(true)}>
        {m.disconnect()}
      </Button>
      {revoking && <RevokeDialog display={display} onClose={() => setRevoking(false)} />}
    </li>
  )
}
