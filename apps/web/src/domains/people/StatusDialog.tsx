import type { Person } from '@campanile/contract/people/people.ts'
import type { ReactNode } from 'react'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'

type StatusAct = 'sign-out' | 'enable' | 'archive' | 'vouch'

interface Words {
  operation: 'signPersonOut' | 'enablePerson' | 'archivePerson' | 'vouchForAdmin'
  question: (name: string) => string
  verb: string
  busy: string
  consequence: ReactNode
  failed: string
  done: (name: string) => string
}

const words: Record<StatusAct, Words> = {
  'sign-out': {
    operation: 'signPersonOut',
    question: (name) => m.signOutQuestion({ name }),
    verb: m.signOut(),
    busy: m.signingOut(),
    consequence: m.signOutConsequence(),
    failed: m.signOutFailed(),
    done: (name) => m.isSignedOutEverywhere({ name }),
  },
  enable: {
    operation: 'enablePerson',
    question: (name) => m.enableQuestion({ name }),
    verb: m.enable(),
    busy: m.enabling(),
    consequence: m.enableConsequence(),
    failed: m.profileUpdateFailed(),
    done: (name) => m.isEnabled({ name }),
  },
  vouch: {
    operation: 'vouchForAdmin',
    question: (name) => m.vouchQuestion({ name }),
    verb: m.vouchFor(),
    busy: m.vouching(),
    consequence: m.vouchConsequence(),
    failed: m.theAdminWasNotVouchedFor(),
    done: (name) => m.isVouchedFor({ name }),
  },
  archive: {
    operation: 'archivePerson',
    question: (name) => m.deleteQuestion({ name }),
    verb: m.delete(),
    busy: m.deleting(),
    consequence: (
      <>
        <p>{m.deleteConsequence()}</p>
        <p className="mt-2">{m.anArchivedAccountCannotBeRestored()}</p>
      </>
    ),
    failed: m.userDeletionFailed(),
    done: (name) => m.isDeleted({ name }),
  },
}

interface StatusDialogProps {
  act: StatusAct
  person: Person
  onClose: () => void
}

/** Asks before a person is signed out or vouched for, or before an account is enabled or deleted. */
export function StatusDialog({ act, person, onClose }: StatusDialogProps) {
  const { operation, question, verb, busy, consequence, failed, done } = words[act]
  const name = fullName(person)
  return (
    <ActDialog
      title={question(name)}
      verb={verb}
      busyLabel={busy}
      destructive={act !== 'enable' && act !== 'vouch'}
      act={useAct(operation)}
      input={{ personId: person.id }}
      done={done(name)}
      failed={failed}
      keepsFailed
      onClose={onClose}
    >
      {consequence}
    </ActDialog>
  )
}
