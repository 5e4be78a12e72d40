import type { OutputOf } from '@campanile/contract/operation.ts'
import type { people } from '@campanile/contract/people/people.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { CopyField } from '#ui/CopyField.tsx'

type LinkAnswer = OutputOf<typeof people.resendInvitation>
export type LinkPurpose = 'invitation' | 'password-reset'

const words: Record<LinkPurpose, { thing: string; label: string }> = {
  invitation: { thing: 'The invitation', label: 'Invitation link' },
  'password-reset': { thing: 'The password reset link', label: 'Password reset link' },
}

interface HandedLinkProps {
  purpose: LinkPurpose
  answer: LinkAnswer
  email: string
  onCopied: () => void
}

/** Where a link went: into the mail, or here, once, for the admin to hand over. */
export function HandedLink({ purpose, answer, email, onCopied }: HandedLinkProps) {
  const time = useTimeFormat()
  const { thing, label } = words[purpose]
  const until = time.dateTime(answer.expiresAt)
  if (answer.emailed) {
    return (
      <Alert tone="ok" title={`${thing} is on its way to ${email}`}>
        Valid until {until}.
      </Alert>
    )
  }
  return (
    <>
      <Alert tone="info" title="Copy this link and send it yourself" className="mb-4">
        No mail server is set up. The link is valid until {until}. Until it is used, you can find it in
        Outgoing mail.
      </Alert>
      <CopyField label={label} value={answer.link} onCopied={onCopied} />
    </>
  )
}
