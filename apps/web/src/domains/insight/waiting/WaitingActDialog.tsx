import type { WaitingItem } from '@campanile/contract/insight/waiting.ts'
import { useUser } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { DelegateDialog } from './DelegateDialog.tsx'
import { m } from './messages.ts'
import { NotesDialog } from './NotesDialog.tsx'
import type { WaitingAct } from './waitingActs.ts'
import { keyOf } from './waitingItems.ts'

export interface WaitingDialogProps {
  item: WaitingItem
  onClose: () => void
}

/** Delegates an item, ends its delegation, or shows its notes. */
export function WaitingActDialog({ act, ...dialog }: WaitingDialogProps & { act: WaitingAct }) {
  switch (act) {
    case 'delegate':
      return <DelegateDialog items={[dialog.item]} onClose={dialog.onClose} />
    case 'notes':
      return <NotesDialog {...dialog} />
    case 'end-delegation':
      return <EndDelegationDialog {...dialog} />
  }
}

function EndDelegationDialog({ item, onClose }: WaitingDialogProps) {
  const end = useAct('endDelegation')
  const { id } = useUser()
  const isMine = item.delegation?.to.id === id
  return (
    <ActDialog
      title={isMine ? m.handBackQuestion() : m.withdrawDelegationQuestion()}
      verb={isMine ? m.handBack() : m.withdrawDelegation()}
      busyLabel={m.saving()}
      act={end}
      input={keyOf(item)}
      done={m.delegationEnded()}
      failed={m.theDelegationWasNotEnded()}
      onClose={onClose}
    >
      {isMine
        ? m.handBackConsequence({ by: item.delegation?.by.name ?? '' })
        : m.withdrawDelegationConsequence({ to: item.delegation?.to.name ?? '' })}
    </ActDialog>
  )
}
