import type { NotificationKind } from '@campanile/contract/notifications/notifications.ts'
import { inTransaction } from '#db/database.ts'
import { gatherMails, queueMails } from '#domains/mail/outbox.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import type { Mail } from '#mail/mailer.ts'
import { secondsAfter } from '#platform/clock.ts'
import { toLocale } from '#platform/locale.ts'
import type { Platform } from '#platform/platform.ts'
import * as repo from './email-delivery.repo.ts'
import { notificationMail } from './notification-mail.ts'

/**
 * Writes a message of notifications when it is sent; null when its reader has seen all of them in the bell.
 */
export async function writeNotificationMail(platform: Platform, mailId: string): Promise<Mail | null> {
  const said = await repo.listSaid(platform.db, mailId)
  const [first] = said
  if (!first) return null
  const { name: institution } = await currentInstitution(platform)
  const { email, firstName, language } = first
  const { origin } = platform.config.publicUrl
  return notificationMail(said, { email, firstName, institution, origin, locale: toLocale(language) })
}

/** Kinds that are sent at once, because people wait for them or must know; the others are collected. */
const immediateKinds: readonly NotificationKind[] = ['account', 'decisions', 'messages']
/** Seconds without another notification after which collected ones are sent, and the most they wait. */
const quiet = 120
const maxWaitSeconds = 600

/** Job: puts notifications that go by email into the outbox. The text is written when the message is sent. */
export async function mailNotifications(platform: Platform, notificationIds: string[]): Promise<void> {
  if (platform.config.smtpUrl === undefined) return
  await inTransaction(platform, async (tx) => {
    const toMail = await repo.listToMail(tx.db, notificationIds)
    if (toMail.length === 0) return
    const urgent = toMail.filter(({ kind }) => immediateKinds.includes(kind))
    const others = toMail.filter(({ kind }) => !immediateKinds.includes(kind))
    const single = await queueMails(
      platform,
      tx,
      'notification',
      urgent.map(({ personId }) => personId),
    )
    const now = platform.clock.now()
    const people = [...new Set(others.map(({ personId }) => personId))]
    const when = { now, dueAt: secondsAfter(now, quiet), latestWait: maxWaitSeconds }
    const gathered = await gatherMails(tx, people, when)
    await repo.insertMailed(tx.db, [
      ...urgent.map(({ id }, place) => ({ notificationId: id, mailId: single[place]! })),
      ...others.map(({ id, personId }) => ({ notificationId: id, mailId: gathered.get(personId)! })),
    ])
  })
}
