import type { Transaction } from '#db/database.ts'
import { jobs } from '#jobs/jobs.ts'

/** A thousand people told of one thing make a few jobs, none of them long. */
const perJob = 500

/** Has notifications delivered elsewhere than in the bell, once the transaction has committed. */
export async function queueDeliveries(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += perJob) {
    const notificationIds = ids.slice(from, from + perJob)
    await jobs.add(tx.db, 'mailNotifications', { notificationIds })
    await jobs.add(tx.db, 'pushNotifications', { notificationIds })
  }
}
