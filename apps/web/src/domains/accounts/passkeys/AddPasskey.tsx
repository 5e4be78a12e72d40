import { type SubmitEvent, useState } from 'react'
import { passkeySentence } from '#lib/passkey.ts'
import { replaceRead } from '#lib/replaceRead.ts'
import { useActOn } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { addPasskey } from './addPasskey.ts'
import { deviceName } from './deviceName.ts'
import { m } from './messages.ts'

/** Names the new passkey and has the device make it. */
export function AddPasskey() {
  const add = useActOn('registerPasskey', addPasskey, replaceRead('listPasskeys'))
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const run = () =>
    add.mutate(name, { onSuccess: () => void showToast({ type: 'success', title: m.passkeyAdded() }) })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim()) run()
  }
  return (
    <form onSubmit={submit} noValidate className="rounded-md bg-sunken p-4">
      {add.error && (
        <Alert tone="bad" takesFocus className="mb-4">
          {passkeySentence(add.error)}
        </Alert>
      )}
      <TextField
        label={m.nameOfTheNewPasskey()}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={name.trim() ? undefined : m.enterAName()}
        help={m.nameExample()}
      />
      <Button
        type="submit"
        size="lg"
        variant="primary"
        className="mt-2 min-h-11 w-full"
        busy={add.isPending}
        busyLabel={m.waitingForYourDevice()}
      >
        {m.addAPasskey()}
      </Button>
    </form>
  )
}
