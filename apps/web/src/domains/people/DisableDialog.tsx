import type { Person } from '@campanile/contract/people/people.ts'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

/** Asks for a reason, which the person gets by email, and disables the account. */
export function DisableDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const disable = useAct('disablePerson')
  const name = fullName(person)
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.isDisabled({ name }) })
    onClose()
  }
  return (
    <ReasonDialog
      title={m.disableQuestion({ name })}
      verb={m.disable()}
      busyLabel={m.disabling()}
      destructive
      optional
      note={<p className="mb-4 text-base text-ink-2">{m.disableConsequence()}</p>}
      help={m.reasonIsEmailed()}
      busy={disable.isPending}
      error={disable.error}
      failed={m.profileUpdateFailed()}
      onSubmit={(reason) => disable.mutate({ personId: person.id, reason: reason || null }, { onSuccess })}
      onClose={onClose}
    />
  )
}
