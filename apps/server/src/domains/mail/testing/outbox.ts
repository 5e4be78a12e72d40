import { eq } from 'drizzle-orm'
import { inTransaction } from '#db/database.ts'
import { createMailer } from '#mail/mailer.ts'
import { daysAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import type { TestPerson } from '#testing/factories.ts'
import { mailOutbox } from '../mail.tables.ts'
import { queueLinkMails } from '../outbox.service.ts'
import { type MailWriters, mailSender } from '../sending.service.ts'

/** An invitation in the outbox, as creating a person writes it; returns its id. */
export async function queueInvitation(platform: Platform, person: TestPerson): Promise<string> {
  const mail = {
    to: person.email,
    subject: 'Your account',
    text: `Hello ${person.firstName}`,
    link: 'https://campus.test/create-account#token',
  }
  const expiresAt = daysAfter(platform.clock.now(), 14)
  await inTransaction(platform, (tx) =>
    queueLinkMails(platform, tx, [{ kind: 'invitation', personId: person.id, mail, expiresAt }]),
  )
  const [row] = await platform.db.select().from(mailOutbox).where(eq(mailOutbox.personId, person.id))
  return row!.id
}

export async function mailRow(platform: Platform, id: string) {
  const [row] = await platform.db.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  return row!
}

/** Sends due messages, as the job of a separate server process would. */
export const sendAll = (platform: Platform, writers: MailWriters = {}) =>
  mailSender(platform, createMailer(platform.config), writers)()

/** A row as a process leaves it when killed during an attempt. */
export async function abandonedMail(platform: Platform, person: TestPerson, handedOver: boolean) {
  const now = platform.clock.now()
  const id = await queueInvitation(platform, person)
  await platform.db
    .update(mailOutbox)
    .set({ state: 'sending', attempts: 1, leaseEndsAt: now, handedOverAt: handedOver ? now : null })
    .where(eq(mailOutbox.id, id))
  return id
}
