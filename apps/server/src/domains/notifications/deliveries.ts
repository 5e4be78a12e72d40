import type { Transaction } from '#db/database.ts'
import { jobs } from '#jobs/jobs.ts'

/** Splits a notification for a thousand people into a few jobs, none of them long. */
const perJob = 500

/** Delivers notifications by email and push once the transaction has committed. */
export async function queueDeliveries(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += perJob) {
    const notificationIds = ids.slice(from, from + perJob)
    await jobs.add(tx.db, 'mailNotifications', { notificationIds })
    await jobs.add(tx.db, 'pushNotifications', { notificationIds })
  }
}
