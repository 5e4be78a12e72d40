import type { IdentityProvider } from '@campanile/contract/accounts/identity-providers.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { seriesWords } from '#lib/listWords.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { m } from './messages.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')
const IdentityProviderDialog = lazyDialog(
  () => import('./IdentityProviderDialog.tsx'),
  'IdentityProviderDialog',
)

const DeleteDialog = ({ provider: { id, name }, onClose }: DialogProps) => (
  <ActDialog
    title={m.deleteNameQuestion({ name })}
    verb={m.delete()}
    busyLabel={m.deleting()}
    destructive
    act={useAct('removeIdentityProvider')}
    input={{ providerId: id }}
    done={m.nameIsDeleted({ name })}
    failed={m.theProviderWasNotDeleted()}
    onClose={onClose}
  >
    {m.aboutDeleting()}
  </ActDialog>
)

interface DialogProps {
  provider: IdentityProvider
  onClose: () => void
}

/** The problem of the metadata, or that a check has just found none. */
function State({ provider, check }: { provider: IdentityProvider; check: Check }) {
  if (check.error) return <Alert tone="bad">{sentenceOf(check.error)}</Alert>
  if (provider.problem)
    return (
      <Alert tone="warn" takesFocus={check.isSuccess}>
        {m.problem({ problem: provider.problem.replaceAll('-', '_') })}
      </Alert>
    )
  if (!check.isSuccess) return null
  return (
    <Alert tone="ok" takesFocus>
      {m.theProviderWorks()}
    </Alert>
  )
}
type Check = ReturnType<typeof useAct<'checkIdentityProvider'>>

interface IdentityProviderItemProps {
  provider: IdentityProvider
  /** Campanile has a key for requests to sign out. */
  canSignOut: boolean
}

/** One identity provider, with its actions for admins. */
export function IdentityProviderItem({ provider, canSignOut }: IdentityProviderItemProps) {
  const { dateWithYear } = useTimeFormat()
  const check = useAct('checkIdentityProvider')
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const close = () => setDialog(undefined)
  const { id, name, entityId, emailDomains, isOn, certificatesExpireAt } = provider
  const signsOut = canSignOut && provider.signsOut && provider.acceptsLogout
  return (
    <li className="grid gap-3 px-4 py-4">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 break-words text-base font-label">
          {name}
          <Chip {...(isOn ? { tone: 'ok', glyph: 'tick' } : { glyph: 'dash' })}>
            {isOn ? m.on() : m.off()}
          </Chip>
        </h3>
        <p className="break-all text-sm text-ink-2">
          <bdi>{entityId}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          <bdi>{seriesWords(emailDomains)}</bdi>
        </p>
        <p className="tnum text-sm text-ink-3">
          {m.certificateUntil({ day: dateWithYear(certificatesExpireAt) })}
        </p>
        {signsOut && <p className="text-sm text-ink-3">{m.signsOutToo()}</p>}
      </div>
      <State provider={provider} check={check} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          aria-label={m.checkConnectionOf({ name })}
          busy={check.isPending}
          busyLabel={m.checking()}
          onClick={() => check.mutate({ providerId: id })}
        >
          {m.checkConnection()}
        </Button>
        <IconButton label={m.editName({ name })} onClick={() => setDialog('edit')}>
          <Pencil size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label={m.deleteName({ name })} onClick={() => setDialog('delete')}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {dialog === 'edit' && <IdentityProviderDialog provider={provider} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog provider={provider} onClose={close} />}
    </li>
  )
}
