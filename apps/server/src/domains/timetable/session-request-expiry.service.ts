import { inTransaction } from '#db/database.ts'
import { jobs } from '#jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { timetableNotices } from './notices.messages.ts'
import { announceRequest, notifyOfOutcome } from './session-request-notifications.ts'
import { expireRequest, findRequest, type SessionRequestRow } from './session-requests.repo.ts'

const reason = (locale: string) => timetableNotices(locale).sessionBeganUndecided()

/** The job that expires a request when its session begins. */
export const expiryJob = ({ id, startsAt }: Pick<SessionRequestRow, 'id' | 'startsAt'>) =>
  [
    'expireSessionRequest',
    { sessionRequestId: id },
    { runAt: startsAt, key: `expire-session-request:${id}` },
  ] as const

/** Job: notifies the lecturer that a request was not decided in time. Waits longer if the session was moved. */
export async function expireSessionRequest(platform: Platform, sessionRequestId: string): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const now = platform.clock.now()
    const row = await findRequest(tx.db, sessionRequestId)
    if (row?.status !== 'pending') return
    if (row.startsAt > now) return jobs.add(tx.db, ...expiryJob(row))
    if (!(await expireRequest(tx.db, row.id, now))) return
    await notifyOfOutcome(tx, now, row, 'expired', reason)
    announceRequest(tx, row)
  })
}
