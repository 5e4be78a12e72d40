import type { Mail } from '@campanile/contract/mail/mail.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import type { MailStep } from './MailActions.tsx'
import { readerOf } from './mailColumns.tsx'

const words = {
  send: {
    operation: 'sendMail',
    title: 'Send this message?',
    verb: 'Send',
    busy: 'Sending',
    consequence: 'It is sent immediately.',
    done: 'The message is queued',
    failed: 'The message was not queued',
  },
  markSent: {
    operation: 'markMailSent',
    title: 'Mark as sent?',
    verb: 'Mark as sent',
    busy: 'Saving',
    consequence: 'Do this if the recipient confirms that it arrived. It will not be sent again.',
    done: 'The message is marked as sent',
    failed: 'The message was not marked as sent',
  },
  cancel: {
    operation: 'cancelMail',
    title: 'Cancel this message?',
    verb: 'Cancel message',
    busy: 'Cancelling',
    consequence: 'It will not be sent, and its contents are deleted.',
    done: 'The message is cancelled',
    failed: 'The message was not cancelled',
  },
} as const

interface MailStepDialogProps {
  step: MailStep
  mail: Mail
  onClose: () => void
}

/** Asks before a message is sent, marked as sent or cancelled. */
export function MailStepDialog({ step, mail, onClose }: MailStepDialogProps) {
  const { operation, title, verb, busy, consequence, done, failed } = words[step]
  // Only its reader knows whether a message with an unclear outcome arrived.
  const maySendTwice = step === 'send' && mail.state === 'unclear'
  return (
    <ActDialog
      title={title}
      verb={verb}
      busyLabel={busy}
      cancelLabel={step === 'cancel' ? 'Keep it' : 'Cancel'}
      destructive={step === 'cancel'}
      act={useAct(operation)}
      input={{ mailId: mail.id }}
      done={done}
      failed={failed}
      onClose={onClose}
    >
      To {readerOf(mail)}.{' '}
      {maySendTwice ? 'It may have arrived already. The recipient may then get it twice.' : consequence}
    </ActDialog>
  )
}
