import type { Mail } from '@campanile/contract/mail/mail.ts'
import { CircleCheck, CircleX, Ellipsis, type LucideIcon, Send } from 'lucide-react'
import { fullName } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { m } from './messages.ts'

export type MailStep = 'send' | 'markSent' | 'cancel'
export type MailAct = MailStep | 'open'

const steps: readonly { step: MailStep; icon: LucideIcon }[] = [
  { step: 'send', icon: Send },
  { step: 'markSent', icon: CircleCheck },
  { step: 'cancel', icon: CircleX },
]
/** A message that never left is not sent again. */
const sendLabel = ({ state }: Mail) =>
  state === 'failed' || state === 'unclear' ? m.sendAgain() : m.sendNow()
const label = (mail: Mail, step: MailStep) =>
  ({ send: sendLabel(mail), markSent: m.markAsSent(), cancel: m.cancel() })[step]

interface MailActionsProps {
  mail: Mail
  onAct: (act: MailAct) => void
}

/** Actions on one message. */
export function MailActions({ mail, onAct }: MailActionsProps) {
  const name = mail.person && fullName(mail.person)
  const allowed = steps.filter(({ step }) => mail.can[step])
  return (
    <span className="flex items-center justify-end gap-1">
      {mail.can.open && (
        <Button
          aria-label={name ? m.openMessageTo({ name }) : m.openMessageToDeletedAccount()}
          onClick={() => onAct('open')}
        >
          {m.open()}
        </Button>
      )}
      {allowed.length > 0 && (
        <Menu
          trigger={
            <IconButton label={name ? m.actionsForMessageTo({ name }) : m.actionsForDeletedAccount()}>
              <Ellipsis size={18} aria-hidden="true" />
            </IconButton>
          }
        >
          {allowed.map(({ step, icon: Icon }) => (
            <MenuItem
              key={step}
              danger={step === 'cancel'}
              icon={<Icon size={15} aria-hidden="true" />}
              onSelect={() => onAct(step)}
            >
              {label(mail, step)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </span>
  )
}
