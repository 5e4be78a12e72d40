import { sentenceOf } from '#lib/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { pushObstacles, pushSentence } from './pushWords.ts'
import { usePushDevice } from './usePushDevice.ts'
import { useTurnOff } from './useTurnOff.ts'

const summaries = {
  off: 'Notifications are off.',
  'turning-on': 'Your browser may ask whether Campanile is allowed to show them.',
  failed: 'Notifications are off.',
  on: 'Notifications appear here, even while Campanile is closed.',
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
          <h3 className="text-base font-label">This device</h3>
          <p className="mt-0.5 text-sm text-ink-2">{isLoading ? 'Loading' : summaries[state]}</p>
        </div>
        {canTurnOn && !isLoading && (
          <Button
            busy={state === 'turning-on'}
            busyLabel="Turning on"
            onClick={() => turnOn(told('Notifications are on for this device'))}
          >
            {state === 'failed' ? 'Try again' : 'Turn on'}
          </Button>
        )}
        {state === 'on' && here && (
          <Button
            busy={turnOff.isPending}
            busyLabel="Turning off"
            onClick={() =>
              turnOff.mutate(
                { registrationId: here.id },
                { onSuccess: told('Notifications are off for this device') },
              )
            }
          >
            Turn off
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
