import type { Mail } from '@campanile/contract/mail/mail.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { type MailStep, useMailStep } from './mail.api.ts'
import { readerOf } from './mailColumns.tsx'

const words = {
  send: {
    title: 'Send this message?',
    verb: 'Send',
    busy: 'Sending',
    consequence: 'It leaves at once.',
    done: 'The message is queued',
    failed: 'The message was not queued',
  },
  markSent: {
    title: 'Mark as sent?',
    verb: 'Mark as sent',
    busy: 'Saving',
    consequence: 'Do this when its reader says that it arrived. It will not be sent again.',
    done: 'The message is marked as sent',
    failed: 'The message was not marked as sent',
  },
  cancel: {
    title: 'Cancel this message?',
    verb: 'Cancel message',
    busy: 'Cancelling',
    consequence: 'It will not be sent, and what it says is deleted.',
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
  const { title, verb, busy, consequence, done, failed } = words[step]
  // Only its reader knows whether a message with an unclear outcome arrived.
  const maySendTwice = step === 'send' && mail.state === 'unclear'
  return (
    <ActDialog
      title={title}
      verb={verb}
      busyLabel={busy}
      cancelLabel={step === 'cancel' ? 'Keep it' : 'Cancel'}
      destructive={step === 'cancel'}
      act={useMailStep(step)}
      input={mail.id}
      done={done}
      failed={failed}
      onClose={onClose}
    >
      To {readerOf(mail)}.{' '}
      {maySendTwice ? 'It may have arrived already; then its reader gets it twice.' : consequence}
    </ActDialog>
  )
}
