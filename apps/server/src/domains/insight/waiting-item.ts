import type { Transaction } from '#db/database.ts'
import type { ItemKey } from './waiting-items.repo.ts'

type Input = Omit<ItemKey, 'withinId'> & { withinId?: string | null | undefined }

export const itemKey = ({ queue, itemId, withinId = null }: Input): ItemKey => ({ queue, itemId, withinId })

/** Reloads the queues of those who can decide the item. */
export const announceWaiting = (tx: Transaction, personIds: readonly string[]) =>
  tx.announce({ event: { topic: 'waiting' }, people: personIds, role: 'admin' })
