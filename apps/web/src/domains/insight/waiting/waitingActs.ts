import { hasWaitingNotes, isDelegable, type WaitingItem } from '@campanile/contract/insight/waiting.ts'
import { useUser } from '#lib/session.ts'
import { m } from './messages.ts'

/** Acts on an item other than deciding it. */
export type WaitingAct = 'delegate' | 'end-delegation' | 'notes'

/** The acts that the reader has on an item, in the order of the menu. */
export function useWaitingActs(item: WaitingItem | undefined): { act: WaitingAct; label: string }[] {
  const { id, role } = useUser()
  if (!item) return []
  const { queue, delegation } = item
  const canEnd = delegation && (role === 'admin' || delegation.by.id === id || delegation.to.id === id)
  return [
    ...(hasWaitingNotes(queue) ? [{ act: 'notes', label: m.notes() } as const] : []),
    ...(isDelegable(queue) ? [{ act: 'delegate', label: m.delegate() } as const] : []),
    ...(canEnd
      ? [
          {
            act: 'end-delegation',
            label: delegation.to.id === id ? m.handBack() : m.withdrawDelegation(),
          } as const,
        ]
      : []),
  ]
}
