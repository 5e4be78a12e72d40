import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'
import { saidNotNow, sayNotNow } from './pushMemory.ts'
import { pushSentence } from './pushWords.ts'
import { usePushDevice } from './usePushDevice.ts'

/** Offers to show notifications on this device, to people with something to be notified of; 'Not now' holds for 30 days. */
export function PushOffer() {
  const { state, isLoading, error, turnOn } = usePushDevice()
  const [isSnoozed, setSnoozed] = useState(saidNotNow)
  const isOpen = state === 'off' || state === 'turning-on' || state === 'failed'
  if (!isOpen || isLoading || isSnoozed) return null
  const notNow = () => {
    sayNotNow()
    setSnoozed(true)
  }
  const onSuccess = () => void showToast({ type: 'success', title: m.notificationsAreOnForThisDevice() })
  return (
    <section aria-label={m.notificationsOnThisDevice()} className="border-b border-line bg-sunken px-4 py-3">
      <div className="flex gap-3">
        <BellRing size={18} strokeWidth={1.75} className="mt-px shrink-0 text-brand-ink" aria-hidden="true" />
        <div className="min-w-0 flex-1 text-sm text-ink-2">
          <p>{m.offerNotifications()}</p>
          {state === 'failed' && (
            <Alert tone="bad" className="mt-2">
              {pushSentence(error)}
            </Alert>
          )}
          <div className="mt-2 flex gap-2">
            <Button
              variant="primary"
              busy={state === 'turning-on'}
              busyLabel={m.turningOn()}
              onClick={() => turnOn(onSuccess)}
            >
              {state === 'failed' ? m.tryAgain() : m.turnOn()}
            </Button>
            <Button variant="ghost" disabled={state === 'turning-on'} onClick={notNow}>
              {m.notNow()}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}
