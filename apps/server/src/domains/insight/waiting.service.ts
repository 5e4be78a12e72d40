import { waiting, waitingQueues } from '@campanile/contract/insight/waiting.ts'
import { handle } from '#http/handle.ts'
import { countWaiting } from './waiting.repo.ts'

/** Covers the whole institution: the operation is only for admins, and every admin can see every queue. */
export const readWaiting = handle(waiting.readWaiting, async ({ db }) => {
  const rows = await countWaiting(db)
  const place = ({ queue }: (typeof rows)[number]) => waitingQueues.indexOf(queue)
  return {
    items: rows
      .toSorted((a, b) => place(a) - place(b))
      .map((row) => ({ ...row, oldestAt: row.oldestAt.toISOString() })),
  }
})
