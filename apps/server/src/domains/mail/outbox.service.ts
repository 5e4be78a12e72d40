import type { AccountMailKind, MailKind } from '@campanile/contract/mail/mail.ts'
import { sealJson, unsealJson } from '#auth/seal.ts'
import { newId } from '#db/columns.ts'
import type { Transaction } from '#db/database.ts'
import type { Mail } from '#mail/mailer.ts'
import { daysAfter, minutesAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import * as repo from './outbox.repo.ts'

/** A message with a link, which is useless once the link has expired. */
export interface LinkMail extends Mail {
  link: string
}

/** A test message that arrives later than this is no longer useful. */
const testMinutes = 60

type Services = Pick<Platform, 'clock' | 'config' | 'jobs' | 'secrets'>

interface Wanted {
  kind: 'invitation' | 'password-reset'
  personId: string
  mail: LinkMail
  expiresAt: Date
}

/**
 * Puts messages into the outbox in the caller's transaction, so that a rollback removes them. Without a mail
 * server they wait there until an admin hands over their links.
 */
export async function queueLinkMails(
  ctx: Services,
  tx: Transaction,
  wanted: readonly Wanted[],
): Promise<void> {
  const now = ctx.clock.now()
  const canLeave = ctx.config.smtpUrl !== undefined
  const facts = { state: canLeave ? 'queued' : 'not-sent', createdAt: now, nextAttemptAt: now } as const
  await repo.insertMails(
    tx.db,
    wanted.map(({ mail, ...row }) => ({ ...row, ...sealedMail(ctx, mail), ...facts })),
  )
  announceMails(tx)
  if (canLeave) await sendSoon(ctx, tx)
}

function sealedMail({ secrets }: Pick<Services, 'secrets'>, mail: Mail) {
  const id = newId()
  return { id, sealed: sealJson(secrets.key('seal'), mail, sealContext(id)) }
}

/**
 * Notices that people get although they may no longer sign in, or no longer use the address. Without a mail
 * server nobody could hand them over, so none are queued.
 */
export async function queueAccountMails(
  ctx: Services,
  tx: Transaction,
  kind: AccountMailKind,
  wanted: readonly { personId: string; mail: Mail }[],
): Promise<void> {
  if (wanted.length === 0 || ctx.config.smtpUrl === undefined) return
  const now = ctx.clock.now()
  const facts = { kind, state: 'queued', createdAt: now, nextAttemptAt: now } as const
  await repo.insertMails(
    tx.db,
    wanted.map(({ personId, mail }) => ({ personId, ...sealedMail(ctx, mail), ...facts })),
  )
  announceMails(tx)
  await sendSoon(ctx, tx)
}

/** A report that arrives later than this would surprise its reader. */
const reportDays = 2

/** Emails with reports, one for each person. The ids are in their order. */
export async function queueReportMails(
  ctx: Services,
  tx: Transaction,
  wanted: readonly { personId: string; mail: Mail }[],
): Promise<string[]> {
  const now = ctx.clock.now()
  const facts = { kind: 'report', state: 'queued', createdAt: now, nextAttemptAt: now } as const
  const rows = wanted.map(({ personId, mail }) => {
    const id = newId()
    return { id, personId, sealed: sealJson(ctx.secrets.key('seal'), mail, sealContext(id)) }
  })
  await repo.insertMails(
    tx.db,
    rows.map((row) => ({ ...facts, ...row, expiresAt: daysAfter(now, reportDays) })),
  )
  announceMails(tx)
  await sendSoon(ctx, tx)
  return rows.map(({ id }) => id)
}

/** A message that a person sends to themselves to check that mail arrives. */
export async function queueTestMail(ctx: Services, tx: Transaction, personId: string, mail: Mail) {
  const id = newId()
  const now = ctx.clock.now()
  await repo.insertMails(tx.db, [
    {
      id,
      kind: 'test',
      personId,
      state: 'queued',
      sealed: sealJson(ctx.secrets.key('seal'), mail, sealContext(id)),
      expiresAt: minutesAfter(now, testMinutes),
      createdAt: now,
      nextAttemptAt: now,
    },
  ])
  announceMails(tx)
  await sendSoon(ctx, tx)
  return id
}

/**
 * One message per person, with text that is written when it is sent. The ids are in the order of the people.
 */
export async function queueMails(ctx: Services, tx: Transaction, kind: MailKind, personIds: string[]) {
  if (personIds.length === 0) return []
  const now = ctx.clock.now()
  const rows = personIds.map((personId) => ({ id: newId(), kind, personId }))
  const state = 'queued' as const
  await repo.insertMails(
    tx.db,
    rows.map((row) => ({ ...row, state, createdAt: now, nextAttemptAt: now })),
  )
  announceMails(tx)
  await sendSoon(ctx, tx)
  return rows.map(({ id }) => id)
}

/** Each person's collecting message, due at `dueAt` and no later than `latest`; creates missing ones. */
export async function gatherMails(
  tx: Transaction,
  personIds: string[],
  when: { now: Date; dueAt: Date; latestWait: number },
): Promise<Map<string, string>> {
  if (personIds.length === 0) return new Map()
  const rows = await repo.gatherMails(
    tx.db,
    personIds.map((personId) => ({ id: newId(), personId })),
    when,
  )
  announceMails(tx)
  return new Map(rows.map(({ id, personId }) => [personId, id]))
}

/** Removes messages about something that no longer applies from the queue, and erases their content. */
export const dropMails = (tx: Transaction, personIds: string[], now: Date, kind?: MailKind) =>
  repo.dropMails(tx.db, personIds, now, kind)

/**
 * After a restore: marks all waiting messages as unclear, because they were probably sent since the backup.
 */
export const holdMails = repo.holdMails

export const openSealedMail = ({ secrets }: Pick<Platform, 'secrets'>, id: string, sealed: string) =>
  unsealJson<LinkMail>(secrets.key('seal'), sealed, sealContext(id))

const sealContext = (id: string) => `mail ${id}`

export const sendSoon = ({ jobs }: Pick<Platform, 'jobs'>, tx: Transaction) =>
  jobs.add(tx.db, 'sendMails', {})

/** Refreshes open outbox screens. */
export const announceMails = (tx: Transaction) => tx.announce({ event: { topic: 'mails' }, role: 'admin' })
