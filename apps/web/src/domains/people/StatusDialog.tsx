import type { Person } from '@campanile/contract/people/people.ts'
import type { ReactNode } from 'react'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'

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
    verb: 'Sign out',
    busy: 'Signing out',
    consequence:
      'They are signed out on every device, for example after losing a phone. They can sign in again with their password or passkey.',
    failed: 'Sign-out failed',
    done: 'is signed out everywhere',
  },
  disable: {
    operation: 'disablePerson',
    verb: 'Disable',
    busy: 'Disabling',
    consequence:
      'They are signed out on every device and cannot sign in until you enable the account again. Nothing is deleted.',
    failed: 'Profile update failed',
    done: 'is disabled',
  },
  enable: {
    operation: 'enablePerson',
    verb: 'Enable',
    busy: 'Enabling',
    consequence: 'They can sign in again with their previous password.',
    failed: 'Profile update failed',
    done: 'is enabled',
  },
  vouch: {
    operation: 'vouchForAdmin',
    verb: 'Vouch for',
    busy: 'Vouching',
    consequence:
      'They can change pay, bank details, access and security settings at once, instead of 24 hours after becoming an admin. Every admin is notified.',
    failed: 'The admin was not vouched for',
    done: 'is vouched for',
  },
  archive: {
    operation: 'archivePerson',
    verb: 'Delete',
    busy: 'Deleting',
    consequence: (
      <>
        <p>
          They are signed out and their face data is deleted permanently. The account is archived: attendance
          and other records are kept, and you can find it under the status Archived.
        </p>
        <p className="mt-2">An archived account cannot be restored.</p>
      </>
    ),
    failed: 'User deletion failed',
    done: 'is deleted',
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
