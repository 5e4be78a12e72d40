import type { Person } from '@campanile/contract/people/people.ts'
import type { ReactNode } from 'react'
import { sentenceOf } from '#lib/errors.ts'
import { fullName } from '#lib/session.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import {
  useArchivePerson,
  useDisablePerson,
  useEnablePerson,
  useSignPersonOut,
  useVouchForAdmin,
} from './people.api.ts'

type StatusAct = 'sign-out' | 'enable' | 'disable' | 'archive' | 'vouch'

interface Words {
  verb: string
  busy: string
  consequence: ReactNode
  failure: string
  done: string
}

const words: Record<StatusAct, Words> = {
  'sign-out': {
    verb: 'Sign out',
    busy: 'Signing out',
    consequence:
      'Their sessions end at once on every device, as when a phone is lost. They can sign in again with their password or passkey.',
    failure: 'Sign-out failed',
    done: 'is signed out everywhere',
  },
  disable: {
    verb: 'Disable',
    busy: 'Disabling',
    consequence:
      'Their sessions end at once on every device, and they cannot sign in until you enable the account again. Nothing is deleted.',
    failure: 'Profile update failed',
    done: 'is disabled',
  },
  enable: {
    verb: 'Enable',
    busy: 'Enabling',
    consequence: 'They can sign in again with the password they had.',
    failure: 'Profile update failed',
    done: 'is enabled',
  },
  vouch: {
    verb: 'Vouch for',
    busy: 'Vouching',
    consequence:
      'They can change pay, bank details, access and security settings at once, instead of 24 hours after becoming an admin. Every admin is notified.',
    failure: 'Not vouched for',
    done: 'is vouched for',
  },
  archive: {
    verb: 'Delete',
    busy: 'Deleting',
    consequence: (
      <>
        <p>
          Their sessions end at once and their face data is deleted for good. The account is archived:
          attendance and other records stay, and the list shows it under the status Archived.
        </p>
        <p className="mt-2">An archived account cannot be brought back.</p>
      </>
    ),
    failure: 'User deletion failed',
    done: 'is deleted',
  },
}

/** Every hook stands ready; the dialog is for one act. */
function useStatusChange(act: StatusAct) {
  const changes = {
    'sign-out': useSignPersonOut(),
    enable: useEnablePerson(),
    disable: useDisablePerson(),
    archive: useArchivePerson(),
    vouch: useVouchForAdmin(),
  }
  return changes[act]
}

interface StatusDialogProps {
  act: StatusAct
  person: Person
  onClose: () => void
}

/** Asks before somebody is signed out, vouched for, or an account enabled, disabled or deleted, and says what that does. */
export function StatusDialog({ act, person, onClose }: StatusDialogProps) {
  const { verb, busy, consequence, failure, done } = words[act]
  const change = useStatusChange(act)
  const name = fullName(person)
  const onSuccess = () => {
    void showToast({ type: 'success', title: `${name} ${done}` })
    onClose()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${verb} ${name}?`}
      confirmLabel={verb}
      busyLabel={busy}
      destructive={act !== 'enable' && act !== 'vouch'}
      busy={change.isPending}
      error={change.error ? `${failure}. ${sentenceOf(change.error)}` : undefined}
      onConfirm={() => change.mutate(person.id, { onSuccess })}
    >
      {consequence}
    </ConfirmDialog>
  )
}
