import type { Person } from '@campanile/contract/people/people.ts'
import type { ReactNode } from 'react'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'

type StatusAct = 'sign-out' | 'enable' | 'disable' | 'archive' | 'vouch'

interface Words {
  operation: 'signPersonOut' | 'enablePerson' | 'disablePerson' | 'archivePerson' | 'vouchForAdmin'
  verb: string
  busy: string
  consequence: ReactNode
  failed: string
  done: string
}

const words: Record<StatusAct, Words> = {
  'sign-out': {
    operation: 'signPersonOut',
    verb: m.signOut(),
    busy: m.signingOut(),
    consequence: m.theyAreSignedOutOnEvery(),
    failed: m.signOutFailed(),
    done: m.isSignedOutEverywhere(),
  },
  disable: {
    operation: 'disablePerson',
    verb: m.disable(),
    busy: m.disabling(),
    consequence: m.theyAreSignedOutOnEverySentence(),
    failed: m.profileUpdateFailed(),
    done: m.isDisabled(),
  },
  enable: {
    operation: 'enablePerson',
    verb: m.enable(),
    busy: m.enabling(),
    consequence: m.theyCanSignInAgain(),
    failed: m.profileUpdateFailed(),
    done: m.isEnabled(),
  },
  vouch: {
    operation: 'vouchForAdmin',
    verb: m.vouchFor(),
    busy: m.vouching(),
    consequence: m.theyCanChangePayBankDetails(),
    failed: m.theAdminWasNotVouchedFor(),
    done: m.isVouchedFor(),
  },
  archive: {
    operation: 'archivePerson',
    verb: m.delete(),
    busy: m.deleting(),
    consequence: (
      <>
        <p>{m.theyAreSignedOut()}</p>
        <p className="mt-2">{m.anArchivedAccountCannotBeRestored()}</p>
      </>
    ),
    failed: m.userDeletionFailed(),
    done: m.isDeleted(),
  },
}

interface StatusDialogProps {
  act: StatusAct
  person: Person
  onClose: () => void
}

/** Asks before a person is signed out or vouched for, or before an account is enabled, disabled or deleted. */
export function StatusDialog({ act, person, onClose }: StatusDialogProps) {
  const { operation, verb, busy, consequence, failed, done } = words[act]
  const name = fullName(person)
  return (
    <ActDialog
      title={`${verb} ${name}?`}
      verb={verb}
      busyLabel={busy}
      destructive={act !== 'enable' && act !== 'vouch'}
      act={useAct(operation)}
      input={{ personId: person.id }}
      done={`${name} ${done}`}
      failed={failed}
      keepsFailed
      onClose={onClose}
    >
      {consequence}
    </ActDialog>
  )
}
