import type { OperationOutput } from '@campanile/contract/operation.ts'
import type { people } from '@campanile/contract/people/people.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { m } from './messages.ts'

type LinkAnswer = OperationOutput<typeof people.resendInvitation>
export type LinkPurpose = 'invitation' | 'password-reset'

const words: Record<LinkPurpose, { sent: (email: string) => string; label: string }> = {
  invitation: { sent: (email) => m.invitationSent({ email }), label: m.invitationLink() },
  'password-reset': {
    sent: (email) => m.passwordResetLinkSent({ email }),
    label: m.passwordResetLink(),
  },
}

interface HandedLinkProps {
  purpose: LinkPurpose
  answer: LinkAnswer
  email: string
  onCopied: () => void
}

/** Where a link was sent: by email, or shown here once for the admin to pass on. */
export function HandedLink({ purpose, answer, email, onCopied }: HandedLinkProps) {
  const time = useTimeFormat()
  const { sent, label } = words[purpose]
  const until = time.dateTime(answer.expiresAt)
  if (answer.emailed) {
    return (
      <Alert tone="ok" title={sent(email)}>
        {m.validUntil({ until })}
      </Alert>
    )
  }
  return (
    <>
      <Alert tone="info" title={m.copyThisLink()} className="mb-4">
        {m.noMailServer({ until })}
      </Alert>
      <CopyField label={label} value={answer.link} onCopied={onCopied} />
    </>
  )
}
