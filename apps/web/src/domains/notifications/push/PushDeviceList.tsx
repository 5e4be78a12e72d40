import type { PushRegistration } from '@campanile/contract/notifications/push.ts'
import { MonitorSmartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { replaceRead } from '#lib/replaceRead.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { m } from './messages.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

function DeviceItem({ device }: { device: PushRegistration }) {
  const { date } = useTimeFormat()
  const remove = useAct('unregisterPush', { onAnswer: replaceRead('listPushDevices') })
  const [removing, setRemoving] = useState(false)
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <MonitorSmartphone size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="break-words text-base font-label">{device.device}</p>
        <p className="text-sm text-ink-3">
          {m.onSince({ date: date(device.createdAt) })}
          {' · '}
          {m.lastActive({ date: date(device.refreshedAt) })}
        </p>
      </div>
      <IconButton label={m.removeDevice({ device: device.device })} onClick={() => setRemoving(true)}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
      {removing && (
        <ActDialog
          title={m.removeDeviceQuestion({ device: device.device })}
          verb={m.remove()}
          busyLabel={m.removing()}
          act={remove}
          input={{ registrationId: device.id }}
          done={m.deviceIsRemoved({ device: device.device })}
          failed={m.deviceWasNotRemoved({ device: device.device })}
          onClose={() => setRemoving(false)}
        >
          {m.aboutRemoving()}
        </ActDialog>
      )}
    </li>
  )
}

/** The person's other devices that show notifications; empty if there are none. */
export function PushDeviceList() {
  const query = useRead('listPushDevices', {})
  return (
    <Loaded query={query} failure={m.weCouldntLoadYourDevices()} skeleton={null}>
      {({ items }) => {
        const others = items.filter(({ isHere }) => !isHere)
        if (others.length === 0) return null
        return (
          <section aria-labelledby="push-devices">
            <h3 id="push-devices" className="text-base font-label">
              {m.yourOtherDevices()}
            </h3>
            <ul className="mt-2 divide-y divide-line rounded-md border border-line">
              {others.map((device) => (
                <DeviceItem key={device.id} device={device} />
              ))}
            </ul>
          </section>
        )
      }}
    </Loaded>
  )
}
