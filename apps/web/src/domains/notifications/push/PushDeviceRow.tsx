import { sentenceOf } from '#lib/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'
import { pushObstacles, pushSentence } from './pushWords.ts'
import { usePushDevice } from './usePushDevice.ts'
import { useTurnOff } from './useTurnOff.ts'

const summaries = {
  off: m.notificationsAreOff(),
  'turning-on': m.browserMayAsk(),
  failed: m.notificationsAreOff(),
  on: m.notificationsAppearHereEvenWhileCampanile(),
  ...pushObstacles,
}

/** Notifications on this device: their state, and turning them on or off. */
export function PushDeviceRow() {
  const { state, here, isLoading, error, turnOn } = usePushDevice()
  const turnOff = useTurnOff()
  const canTurnOn = state === 'off' || state === 'failed' || state === 'turning-on'
  const told = (title: string) => () => void showToast({ type: 'success', title })
  const failure = turnOff.error ? sentenceOf(turnOff.error) : state === 'failed' ? pushSentence(error) : null
  return (
    <div>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-base font-label">{m.thisDevice()}</h3>
          <p className="mt-0.5 text-sm text-ink-2">{isLoading ? m.loading() : summaries[state]}</p>
        </div>
        {canTurnOn && !isLoading && (
          <Button
            busy={state === 'turning-on'}
            busyLabel={m.turningOn()}
            onClick={() => turnOn(told(m.notificationsAreOnForThisDevice()))}
          >
            {state === 'failed' ? m.tryAgain() : m.turnOn()}
          </Button>
        )}
        {state === 'on' && here && (
          <Button
            busy={turnOff.isPending}
            busyLabel={m.turningOff()}
            onClick={() =>
              turnOff.mutate(
                { registrationId: here.id },
                { onSuccess: told(m.notificationsAreOffForThisDevice()) },
              )
            }
          >
            {m.turnOff()}
          </Button>
        )}
      </div>
      {failure && (
        <Alert tone="bad" className="mt-2">
          {failure}
        </Alert>
      )}
    </div>
  )
}
