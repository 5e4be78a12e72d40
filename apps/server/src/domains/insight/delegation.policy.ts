import { type Delegation, isDelegable, type WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import type { Actor } from '#http/context.ts'

/** Anyone who can decide an item can delegate it. Its delegation is ended by the two people concerned, or an admin. */
export const delegationAbilities = (
  { id, role }: Pick<Actor, 'id' | 'role'>,
  queue: WaitingQueue,
  delegation: Delegation | null,
) => ({
  delegate: isDelegable(queue),
  endDelegation:
    delegation !== null && (role === 'admin' || delegation.by.id === id || delegation.to.id === id),
})
