import { inTransaction, type Transaction } from '#db/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { LocalisedMessage } from '../message.ts'
import { notifyEach } from '../notifications.service.ts'
import * as repo from './group-messages.repo.ts'
import { takeNext } from './message-recipients.repo.ts'
import { messageNotices } from './notices.messages.ts'

/** People notified in one transaction. */
const batchSize = 500

/** Job: notifies the recipients of a message. A run that was interrupted continues with those who are left. */
export async function sendGroupMessage(platform: Platform, messageId: string): Promise<void> {
  while (await inTransaction(platform, (tx) => notifyNext(platform, tx, messageId)));
}

/** False when everyone has been notified. */
async function notifyNext({ clock }: Platform, tx: Transaction, messageId: string): Promise<boolean> {
  const unsent = await repo.lockUnsent(tx.db, messageId)
  if (!unsent) return false
  const now = clock.now()
  const next = await takeNext(tx.db, messageId, batchSize, now)
  const [personIds, ids] = [next.map(({ personId }) => personId), next.map(({ id }) => id)]
  await notifyEach(tx, now, [{ personIds, ids, message: messageNotification(unsent) }])
  if (next.length < batchSize) await repo.noteSent(tx.db, messageId, now)
  tx.announce({ event: { topic: 'group-messages' }, people: [unsent.senderId, ...personIds] })
  return next.length === batchSize
}

const messageNotification =
  ({ id, subject, text, senderName: name, course }: repo.Unsent): LocalisedMessage =>
  (locale) => {
    const m = messageNotices(locale)
    const from = course ? m.fromAboutClass({ name, course }) : m.from({ name })
    return {
      kind: 'messages',
      type: 'info',
      title: subject,
      message: `${from}\n\n${text}`,
      priority: 'medium',
      navigationPath: `/app/dashboard/messages?message=${id}`,
    }
  }
