import type { Passkey } from '@campanile/contract/accounts/passkeys.ts'
import { type SubmitEvent, useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { replaceRead } from '#lib/replaceRead.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

/** Takes the place of the passkey's line while it gets another name. */
export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useAct('renamePasskey', { onAnswer: replaceRead('listPasskeys') })
  const [name, setName] = useState(passkey.name)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim()) rename.mutate({ passkeyId: passkey.id, name }, { onSuccess: onClose })
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={`New name of ${passkey.name}`}
        autoComplete="off"
        autoFocus
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={name.trim() ? (rename.error ? sentenceOf(rename.error) : undefined) : 'Type a name'}
      />
      <div className="mt-1 flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={rename.isPending} busyLabel="Saving">
          Save
        </Button>
      </div>
    </form>
  )
}
