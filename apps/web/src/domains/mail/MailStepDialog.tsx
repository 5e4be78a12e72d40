import type { Mail } from '@campanile/contract/mail/mail.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import type { MailStep } from './MailActions.tsx'
import { readerOf } from './mailColumns.tsx'
import { m } from './messages.ts'

const words = {
  send: {
    operation: 'sendMail',
    title: m.sendThisMessage(),
    verb: m.send(),
    busy: m.sending(),
    consequence: m.sentImmediately(),
    done: m.theMessageIsQueued(),
    failed: m.theMessageWasNotQueued(),
  },
  markSent: {
    operation: 'markMailSent',
    title: m.markAsSentQuestion(),
    verb: m.markAsSent(),
    busy: m.saving(),
    consequence: m.aboutMarkingAsSent(),
    done: m.theMessageIsMarkedAsSent(),
    failed: m.theMessageWasNotMarked(),
  },
  cancel: {
    operation: 'cancelMail',
    title: m.cancelThisMessage(),
    verb: m.cancelMessage(),
    busy: m.cancelling(),
    consequence: m.aboutCancelling(),
    done: m.theMessageIsCancelled(),
    failed: m.theMessageWasNotCancelled(),
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
      cancelLabel={step === 'cancel' ? m.keep() : m.cancel()}
      destructive={step === 'cancel'}
      act={useAct(operation)}
      input={{ mailId: mail.id }}
      done={done}
      failed={failed}
      onClose={onClose}
    >
      {m.toRecipient({ name: readerOf(mail) })} {maySendTwice ? m.mayArriveTwice() : consequence}
    </ActDialog>
  )
}
