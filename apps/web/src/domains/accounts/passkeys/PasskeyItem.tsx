import type { Passkey } from '@campanile/contract/accounts/passkeys.ts'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { replaceRead } from '#lib/replaceRead.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { m } from './messages.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')

function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { id, name } = passkey
  return (
    <ActDialog
      title={m.deleteNameQuestion({ name })}
      verb={m.delete()}
      busyLabel={m.deleting()}
      destructive
      act={useAct('removePasskey', { onAnswer: replaceRead('listPasskeys') })}
      input={{ passkeyId: id }}
      done={m.nameIsDeleted({ name })}
      failed={m.thePasskeyWasNotDeleted()}
      onClose={onClose}
    >
      {m.aboutDeleting()}
    </ActDialog>
  )
}

/** One passkey: its name, its use and its actions. */
export function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const { date } = useTimeFormat()
  const [act, setAct] = useState<'rename' | 'remove' | null>(null)
  const stop = () => setAct(null)
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="px-4 py-3">
      {act === 'rename' ? (
        <RenamePasskey passkey={passkey} onClose={stop} />
      ) : (
        <div className="flex items-center gap-3">
          <KeyRound size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden="true" />
          <div className="min-w-0 flex-1">
            <p className="break-words text-base font-label">{name}</p>
            <p className="text-sm text-ink-3">
              {m.added({ date: date(createdAt) })}
              {' · '}
              {lastUsedAt ? m.lastUsed({ date: date(lastUsedAt) }) : m.notUsedYet()}
            </p>
          </div>
          <IconButton label={m.renameName({ name })} onClick={() => setAct('rename')}>
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={m.deleteName({ name })} onClick={() => setAct('remove')}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      {act === 'remove' && <RemovePasskey passkey={passkey} onClose={stop} />}
    </li>
  )
}

/** Replaces the passkey's line while it is renamed. */
function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useAct('renamePasskey', { onAnswer: replaceRead('listPasskeys') })
  const [name, setName] = useState(passkey.name)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim()) rename.mutate({ passkeyId: passkey.id, name }, { onSuccess: onClose })
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={m.newNameOfPasskey({ name: passkey.name })}
        autoComplete="off"
        autoFocus
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={name.trim() ? (rename.error ? sentenceOf(rename.error) : undefined) : m.enterAName()}
      />
      <div className="mt-1 flex justify-end gap-2">
        <Button onClick={onClose}>{m.cancel()}</Button>
        <Button type="submit" variant="primary" busy={rename.isPending} busyLabel={m.saving()}>
          {m.save()}
        </Button>
      </div>
    </form>
  )
}
