import type { OutputOf } from '@campanile/contract/operation.ts'
import type { people } from '@campanile/contract/people/people.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Alert } from '#ui/Alert.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { m } from './messages.ts'

type LinkAnswer = OutputOf<typeof people.resendInvitation>
export type LinkPurpose = 'invitation' | 'password-reset'

const words: Record<LinkPurpose, { thing: string; label: string }> = {
  invitation: { thing: m.theInvitation(), label: m.invitationLink() },
  'password-reset': { thing: m.thePasswordResetLink(), label: m.passwordResetLink() },
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
      <Alert tone="ok" title={m.isOnItsWayTo({ thing, email })}>
        {m.validUntil({ until })}
      </Alert>
    )
  }
  return (
    <>
      <Alert tone="info" title={m.copyThisLinkAndSend()} className="mb-4">
        {m.noMailServerIsSetUp({ until })}
      </Alert>
      <CopyField label={label} value={answer.link} onCopied={onCopied} />
    </>
  )
}
