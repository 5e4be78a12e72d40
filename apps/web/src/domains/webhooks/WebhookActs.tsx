import type { Webhook } from '@campanile/contract/webhooks/webhooks.ts'
import { Pencil, RotateCcwKey, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { m } from './messages.ts'

const ActDialog = lazyDialog(() => import('#ui/ActDialog.tsx'), 'ActDialog')
const WebhookDialog = lazyDialog(() => import('./WebhookDialog.tsx'), 'WebhookDialog')
const DeliveriesDialog = lazyDialog(() => import('./DeliveriesDialog.tsx'), 'DeliveriesDialog')
const IssuedSecret = lazyDialog(() => import('./IssuedSecret.tsx'), 'IssuedSecret')

interface DialogProps {
  webhook: Webhook
  onClose: () => void
}

const DeleteDialog = ({ webhook: { id, name }, onClose }: DialogProps) => (
  <ActDialog
    title={m.deleteNameQuestion({ name })}
    verb={m.delete()}
    busyLabel={m.deleting()}
    destructive
    act={useAct('removeWebhook')}
    input={{ webhookId: id }}
    done={m.nameIsDeleted({ name })}
    failed={m.theWebhookWasNotDeleted()}
    onClose={onClose}
  >
    {m.aboutDeleting()}
  </ActDialog>
)

function RenewDialog({ webhook: { id, name }, onClose }: DialogProps) {
  const renew = useAct('renewWebhookSecret')
  if (renew.data) return <IssuedSecret name={name} secret={renew.data.secret} onClose={onClose} />
  return (
    <ActDialog
      title={m.replaceSecretQuestion({ name })}
      verb={m.replaceSecret()}
      busyLabel={m.renewing()}
      act={renew}
      input={{ webhookId: id }}
      failed={m.theSecretWasNotReplaced()}
      onDone={() => undefined}
      onClose={onClose}
    >
      {m.aboutRenewing()}
    </ActDialog>
  )
}

/** An admin's actions on a webhook, other than testing it. */
export function WebhookActs({ webhook }: { webhook: Webhook }) {
  const [dialog, setDialog] = useState<'edit' | 'renew' | 'delete' | 'deliveries'>()
  const close = () => setDialog(undefined)
  const { name } = webhook
  return (
    <>
      <Button aria-label={m.deliveriesOf({ name })} onClick={() => setDialog('deliveries')}>
        {m.deliveries()}
      </Button>
      <IconButton label={m.editName({ name })} onClick={() => setDialog('edit')}>
        <Pencil size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={m.replaceSecretOf({ name })} onClick={() => setDialog('renew')}>
        <RotateCcwKey size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={m.deleteName({ name })} onClick={() => setDialog('delete')}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
      {dialog === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      {dialog === 'renew' && <RenewDialog webhook={webhook} onClose={close} />}
      {dialog === 'delete' && <DeleteDialog webhook={webhook} onClose={close} />}
      {dialog === 'deliveries' && <DeliveriesDialog webhook={webhook} onClose={close} />}
    </>
  )
}
