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
      title={m.disconnect({ name })}
      verb={m.disconnectDisplay()}
      busyLabel={m.disconnecting()}
      destructive
      act={useAct('revokeDisplay')}
      input={{ displayId: id }}
      done={m.isDisconnected({ name })}
      failed={m.theDisplayWasNotDisconnected()}
      onClose={onClose}
    >
      {m.itStopsShowingToUse({ shows })}
    </ActDialog>
  )
}

/** One paired display: what it shows, who paired it, and when it was last on. */
export function DisplayItem({ display }: { display: Display }) {
  const { dateTime } = useTimeFormat()
  const [revoking, setRevoking] = useState(false)
  const { name, purpose, shows, startsAt, pairedBy, pairedAt, lastSeenAt } = display
  const what = purpose === 'kiosk' ? m.kioskOfShows({ shows }) : m.checkInLocation({ shows })
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
          {m.pairedByLastSeen({
            pairedBy,
            dateTime: dateTime(pairedAt),
            lastSeenAt: lastSeenAt ? 'yes' : 'no',
            dateTime2: lastSeenAt ? dateTime(lastSeenAt) : '',
          })}
        </p>
      </div>
      <Button variant="danger" aria-label={m.disconnectName({ name })} onClick={() => setRevoking(true)}>
        {m.disconnectLabel()}
      </Button>
      {revoking && <RevokeDialog display={display} onClose={() => setRevoking(false)} />}
    </li>
  )
}
