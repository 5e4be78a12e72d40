import type { Person } from '@campanile/contract/people/people.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { IssuedDialog } from '#ui/IssuedDialog.tsx'
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

/** Creates a link for a person and shows where it was sent. */
export function HandOverDialog({ purpose, person, onClose }: HandOverDialogProps) {
  const { operation, title, verb, busy, failed, consequence } = words[purpose]
  const change = useAct(operation)
  const { data: answer } = change
  const frame = { title, description: fullName(person), onClose }
  if (answer) {
    return (
      <IssuedDialog {...frame} isSent={answer.emailed}>
        {(onCopied) => (
          <HandedLink purpose={purpose} answer={answer} email={person.email} onCopied={onCopied} />
        )}
      </IssuedDialog>
    )
  }
  return (
    <FormDialog
      {...frame}
      verb={verb}
      busyLabel={busy}
      busy={change.isPending}
      error={change.error}
      failed={failed}
      onSubmit={() => change.mutate({ personId: person.id })}
    >
      <p className="text-base text-ink-2">{consequence(person.firstName)}</p>
    </FormDialog>
  )
}
