import { waiting, waitingQueues } from '@campanile/contract/insight/waiting.ts'
import { handle } from '#http/handle.ts'
import { countWaiting } from './waiting.repo.ts'

/** Covers the whole institution: the operation is only for admins, and every admin can see every queue. */
export const readWaiting = handle(waiting.readWaiting, async ({ db }) => {
  const rows = await countWaiting(db)
  const queueIndex = ({ queue }: (typeof rows)[number]) => waitingQueues.indexOf(queue)
  return {
    items: rows
      .toSorted((a, b) => queueIndex(a) - queueIndex(b))
      .map((row) => ({ ...row, oldestAt: row.oldestAt.toISOString() })),
  }
})
