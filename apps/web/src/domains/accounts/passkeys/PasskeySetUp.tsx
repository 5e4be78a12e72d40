import { passkeySentence } from '#lib/passkey.ts'
import { replaceRead } from '#lib/replaceRead.ts'
import { useActOn } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { addPasskey } from './addPasskey.ts'
import { deviceName } from './deviceName.ts'
import { m } from './messages.ts'

/** Adds a passkey on a page that needs one, under the device's name. It can be renamed in the settings. */
export function PasskeySetUp({ onDone }: { onDone: () => void }) {
  const add = useActOn('registerPasskey', addPasskey, replaceRead('listPasskeys'))
  return (
    <>
      {add.error && (
        <Alert tone="bad" takesFocus className="mb-4 text-start">
          {passkeySentence(add.error)}
        </Alert>
      )}
      <Button
        variant="primary"
        size="lg"
        className="min-h-11 w-full"
        busy={add.isPending}
        busyLabel={m.waitingForYourDevice()}
        onClick={() => add.mutate(deviceName(navigator.userAgent), { onSuccess: onDone })}
      >
        {m.addAPasskey()}
      </Button>
    </>
  )
}
