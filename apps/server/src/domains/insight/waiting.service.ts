import { waiting, waitingQueues } from '@campanile/contract/insight/waiting.ts'
import { handle } from '#http/handle.ts'
import { countWaiting, type WaitingRow } from './waiting.repo.ts'

/** Queues in their order, as they are sent. */
export function waitingInOrder(rows: readonly WaitingRow[]) {
  const queueIndex = ({ queue }: WaitingRow) => waitingQueues.indexOf(queue)
  return rows
    .toSorted((a, b) => queueIndex(a) - queueIndex(b))
    .map((row) => ({ ...row, oldestAt: row.oldestAt.toISOString() }))
}

/** Covers the whole institution: the operation is only for admins, and every admin can see every queue. */
export const readWaiting = handle(waiting.readWaiting, async ({ db }) => ({
  items: waitingInOrder(await countWaiting(db)),
}))
