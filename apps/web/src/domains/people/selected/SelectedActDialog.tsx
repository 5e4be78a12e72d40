import type { Person } from '@campanile/contract/people/people.ts'
import type { BulkOutcome } from '@campanile/contract/people/selected-people.ts'
import { useState } from 'react'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { BulkOutcomeDialog } from '#ui/BulkOutcomeDialog.tsx'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import type { DepartmentParts } from '../departmentParts.ts'
import { type BulkDialogProps, DepartmentDialog } from './DepartmentDialog.tsx'
import { m } from './messages.ts'
import type { SelectionAct } from './selectionOffers.ts'

interface SelectedActDialogProps {
  act: Exclude<SelectionAct, 'move'>
  people: readonly Person[]
  department: DepartmentParts
  /** Runs once it is done for at least one person. */
  onDone: () => void
  onClose: () => void
}

/** Invites, enables or disables the selected people or sets their department, and lists who was left out and why. */
export function SelectedActDialog({ act, people, department, onDone, onClose }: SelectedActDialogProps) {
  const [outcome, setOutcome] = useState<{ title: string; leftOut: BulkOutcome['leftOut'] }>()
  const count = people.length
  const personIds = people.map(({ id }) => id)
  const settle = (title: string, { done, leftOut }: BulkOutcome) => {
    if (done > 0) onDone()
    if (leftOut.length > 0) return setOutcome({ title, leftOut })
    void showToast({ type: 'success', title })
    onClose()
  }
  if (outcome) return <BulkOutcomeDialog {...outcome} onClose={onClose} />
  const dialog = { count, personIds, onSettled: settle, onClose }
  switch (act) {
    case 'invite':
      return <InviteDialog {...dialog} />
    case 'enable':
      return <EnableDialog {...dialog} />
    case 'disable':
      return <DisableDialog {...dialog} />
    case 'department':
      return <DepartmentDialog {...dialog} picker={department.picker} />
  }
}

const InviteDialog = ({ count, personIds, onSettled, onClose }: BulkDialogProps) => (
  <ActDialog
    title={m.inviteQuestion({ count })}
    verb={m.sendInvitations({ count })}
    busyLabel={m.sending()}
    act={useAct('invitePeople')}
    input={{ personIds }}
    onDone={(outcome) => {
      const { done, emailed } = outcome
      onSettled(
        emailed ? m.invitationsSent({ count: done }) : m.linksInOutgoingMail({ count: done }),
        outcome,
      )
    }}
    failed={m.noInvitationWasSent()}
    onClose={onClose}
  >
    {m.inviteConsequence({ count })}
  </ActDialog>
)

function DisableDialog({ count, personIds, onSettled, onClose }: BulkDialogProps) {
  const disable = useAct('disablePeople')
  return (
    <ReasonDialog
      title={m.disableQuestion({ count })}
      verb={m.disable()}
      busyLabel={m.disabling()}
      destructive
      note={<p className="mb-4 text-base text-ink-2">{m.disableConsequence()}</p>}
      help={m.disableReasonIsSent()}
      busy={disable.isPending}
      error={disable.error}
      failed={m.noAccountWasChanged()}
      onSubmit={(reason) =>
        disable.mutate(
          { personIds, reason },
          { onSuccess: (outcome) => onSettled(m.accountsDisabled({ count: outcome.done }), outcome) },
        )
      }
      onClose={onClose}
    />
  )
}

function EnableDialog({ count, personIds, onSettled, onClose }: BulkDialogProps) {
  const enable = useAct('enablePeople')
  return (
    <ReasonDialog
      title={m.enableQuestion({ count })}
      verb={m.enable()}
      busyLabel={m.enabling()}
      optional
      note={<p className="mb-4 text-base text-ink-2">{m.enableConsequence()}</p>}
      help={m.enableReasonIsSent()}
      busy={enable.isPending}
      error={enable.error}
      failed={m.noAccountWasChanged()}
      onSubmit={(reason) =>
        enable.mutate(
          { personIds, reason: reason || null },
          { onSuccess: (outcome) => onSettled(m.accountsEnabled({ count: outcome.done }), outcome) },
        )
      }
      onClose={onClose}
    />
  )
}
