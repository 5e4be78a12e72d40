import type { RosterSync } from '@campanile/contract/oneroster/roster-source.ts'
import { messageText } from '@campanile/messages/coded.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import type { LocalisedMessage } from '#domains/notifications/message.ts'
import { notifyAdmins } from '#domains/notifications/notifications.service.ts'
import type { Platform } from '#platform/platform.ts'
import { rosterNotices } from './notices.messages.ts'
import * as repo from './roster-source.repo.ts'

export const announceSource = (tx: Transaction) =>
  tx.announce({ event: { topic: 'roster-source' }, role: 'admin' })

export interface SyncEnd {
  result: NonNullable<RosterSync['result']>
  /** A coded message. */
  reason: string | null
}

/** Ends a sync. All admins are notified when a nightly one needs them, once for each reason. */
export async function endSync(platform: Platform, sync: repo.SyncRow, end: SyncEnd): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const [, before] = await repo.listSyncs(tx.db, 2)
    await repo.updateSync(tx.db, sync.id, end)
    announceSource(tx)
    const needsAdmin = end.result === 'waiting' || end.result === 'failed'
    if (!sync.isScheduled || !needsAdmin || isSameEnd(before, end)) return
    const current = await repo.findSync(tx.db, sync.id)
    await notifyAdmins(tx, platform.clock.now(), syncNotice(end, current?.importId ?? null))
  })
}

/** The numbers in a reason differ every night. */
const codeOf = (reason: string | null) => reason?.split(' ')[0]

const isSameEnd = (before: repo.SyncRow | undefined, { result, reason }: SyncEnd) =>
  before?.isScheduled === true && before.result === result && codeOf(before.reason) === codeOf(reason)

const syncNotice =
  ({ result, reason }: SyncEnd, importId: string | null): LocalisedMessage =>
  (locale) => {
    const m = rosterNotices(locale)
    return {
      kind: 'account',
      type: 'warning',
      title: result === 'waiting' ? m.waiting() : m.failed(),
      message: reason ? messageText(reason, locale) : m.seeSyncs(),
      priority: 'high',
      navigationPath:
        result === 'waiting' && importId ? `/app/users/imports/${importId}` : '/app/settings/roster',
    }
  }
