import type { ServiceAccount } from '@campanile/contract/service-accounts/service-accounts.ts'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { m } from './messages.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')
const AccountDialog = lazyDialog(() => import('./AccountDialog.tsx'), 'AccountDialog')
const NewTokenDialog = lazyDialog(() => import('./NewTokenDialog.tsx'), 'NewTokenDialog')

interface DialogProps {
  account: ServiceAccount
  onClose: () => void
}

const DeleteDialog = ({ account: { id, name }, onClose }: DialogProps) => (
  <ActDialog
    title={m.deleteNameQuestion({ name })}
    verb={m.deleteServiceAccount()}
    busyLabel={m.deleting()}
    destructive
    act={useAct('removeServiceAccount')}
    input={{ accountId: id }}
    done={m.nameIsDeleted({ name })}
    failed={m.theServiceAccountWasNotDeleted()}
    onClose={onClose}
  >
    {m.aboutDeleting()}
  </ActDialog>
)

const TakeOverDialog = ({ account: { id, name, responsible }, onClose }: DialogProps) => (
  <ActDialog
    title={m.takeOverNameQuestion({ name })}
    verb={m.takeOverServiceAccount()}
    busyLabel={m.takingOver()}
    act={useAct('takeOverServiceAccount')}
    input={{ accountId: id }}
    done={m.youAreResponsibleNow({ name })}
    failed={m.theServiceAccountWasNotTakenOver()}
    onClose={onClose}
  >
    {m.aboutTakingOver({ name: responsible.name })}
  </ActDialog>
)

/** An admin's actions on a service account. */
export function AccountActs({ account }: { account: ServiceAccount }) {
  const [dialog, setDialog] = useState<'edit' | 'token' | 'take-over' | 'delete'>()
  const close = () => setDialog(undefined)
  const { name, can } = account
  return (
    <div className="flex flex-wrap items-center gap-2">
      {can.addToken && (
        <Button
          icon={<KeyRound size={15} aria-hidden="true" />}
          aria-label={m.newTokenFor({ name })}
          onClick={() => setDialog('token')}
        >
          {m.newToken()}
        </Button>
      )}
      {can.takeOver && (
        <Button aria-label={m.takeOverName({ name })} onClick={() => setDialog('take-over')}>
          {m.takeOver()}
        </Button>
      )}
      <IconButton label={m.editName({ name })} onClick={() => setDialog('edit')}>
        <Pencil size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={m.deleteName({ name })} onClick={() => setDialog('delete')}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
      {dialog === 'edit' && <AccountDialog account={account} onClose={close} />}
      {dialog === 'token' && <NewTokenDialog account={account} onClose={close} />}
      {dialog === 'take-over' && <TakeOverDialog account={account} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog account={account} onClose={close} />}
    </div>
  )
}
