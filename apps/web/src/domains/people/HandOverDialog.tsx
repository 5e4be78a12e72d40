import type { Person } from '@campanile/contract/people/people.ts'
import { useState } from 'react'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { HandedLink, type LinkPurpose } from './HandedLink.tsx'
import { m } from './messages.ts'

const words = {
  invitation: {
    operation: 'resendInvitation',
    title: m.resendInvitation(),
    verb: m.resendInvitation(),
    busy: m.sending(),
    failed: m.theInvitationWasNotSent(),
    consequence: (name: string) => m.getsANewInvitation({ name }),
  },
  'password-reset': {
    operation: 'createPasswordResetLink',
    title: m.passwordResetLink(),
    verb: m.createLink(),
    busy: m.creatingLink(),
    failed: m.theLinkWasNotCreated(),
    consequence: (name: string) => m.getsALinkToSetAPassword({ name }),
  },
} as const satisfies Record<LinkPurpose, object>

interface HandOverDialogProps {
  purpose: LinkPurpose
  person: Person
  onClose: () => void
}

/** Makes a link for a person and says where it went. */
export function HandOverDialog({ purpose, person, onClose }: HandOverDialogProps) {
  const { operation, title, verb, busy, failed, consequence } = words[purpose]
  const change = useAct(operation)
  const [copied, setCopied] = useState(false)
  const { data: answer } = change
  const footer = answer ? (
    <Button size="lg" variant="primary" onClick={onClose}>
      {m.done()}
    </Button>
  ) : (
    <>
      <Button size="lg" disabled={change.isPending} onClick={onClose}>
        {m.cancel()}
      </Button>
      <Button
        size="lg"
        variant="primary"
        busy={change.isPending}
        busyLabel={busy}
        onClick={() => change.mutate({ personId: person.id })}
      >
        {verb}
      </Button>
    </>
  )
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={fullName(person)}
      footer={footer}
      busy={change.isPending}
      locked={answer !== undefined && !answer.emailed && !copied}
    >
      <div className="px-6 py-5 max-md:px-4">
        {change.error && <SaveFailed title={failed} error={change.error} />}
        {answer ? (
          <HandedLink
            purpose={purpose}
            answer={answer}
            email={person.email}
            onCopied={() => setCopied(true)}
          />
        ) : (
          <p className="text-base text-ink-2">{consequence(person.firstName)}</p>
        )}
      </div>
    </Dialog>
  )
}
