import type { Mail } from '@campanile/contract/mail/mail.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { type MailStep, useMailStep } from './mail.api.ts'
import { readerOf } from './mailColumns.tsx'

interface Words {
  title: string
  verb: string
  consequence: string
  done: string
}

const words: Record<MailStep, Words> = {
  send: {
    title: 'Send this message?',
    verb: 'Send',
    consequence: 'It leaves at once.',
    done: 'The message is queued',
  },
  markSent: {
    title: 'Mark as sent?',
    verb: 'Mark as sent',
    consequence: 'Do this when its reader says that it arrived. It will not be sent again.',
    done: 'The message is marked as sent',
  },
  cancel: {
    title: 'Cancel this message?',
    verb: 'Cancel message',
    consequence: 'It will not be sent, and what it says is deleted.',
    done: 'The message is cancelled',
  },
}

/** Nobody but its reader knows whether a message of unclear outcome arrived. */
const twice = 'It may have arrived already; then its reader gets it twice.'

interface MailStepDialogProps {
  step: MailStep
  mail: Mail
  onClose: () => void
}

export function MailStepDialog({ step, mail, onClose }: MailStepDialogProps) {
  const change = useMailStep(step)
  const { title, verb, consequence, done } = words[step]
  const confirm = () =>
    change.mutate(mail.id, {
      onSuccess: () => {
        void showToast({ type: 'success', title: done })
        onClose()
      },
    })
  return (
    <ConfirmDialog
      onClose={onClose}
      title={title}
      confirmLabel={verb}
      cancelLabel={step === 'cancel' ? 'Keep it' : 'Cancel'}
      destructive={step === 'cancel'}
      busy={change.isPending}
      error={change.error}
      onConfirm={confirm}
    >
      <p>
        To {readerOf(mail)}. {step === 'send' && mail.state === 'unclear' ? twice : consequence}
      </p>
    </ConfirmDialog>
  )
}
