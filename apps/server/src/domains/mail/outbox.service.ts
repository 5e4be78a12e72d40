import type { MailKind } from '@campanile/contract/mail/mail.ts'
import { sealJson, unsealJson } from '#auth/seal.ts'
import { newId } from '#db/columns.ts'
import type { Transaction } from '#db/database.ts'
import type { Mail } from '#mail/mailer.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import * as repo from './outbox.repo.ts'

/** A message that carries a link, which is worth nothing once the link has expired. */
export interface LinkMail extends Mail {
  link: string
}

/** A test that arrives later answers nothing. */
const testMinutes = 60

type Services = Pick<Platform, 'clock' | 'config' | 'jobs' | 'secrets'>

interface Wanted {
  kind: 'invitation' | 'password-reset'
  personId: string
  mail: LinkMail
  expiresAt: Date
}

/**
 * Puts a message into the outbox, in the caller's transaction: rolled back, it never was. Without a mail server it
 * waits there for an admin to hand its link over.
 */
export async function queueLinkMail(ctx: Services, tx: Transaction, wanted: Wanted): Promise<void> {
  const { kind, personId, mail, expiresAt } = wanted
  const id = newId()
  const now = ctx.clock.now()
  const canLeave = ctx.config.smtpUrl !== undefined
  await repo.insertMails(tx.db, [
    {
      id,
      kind,
      personId,
      state: canLeave ? 'queued' : 'not-sent',
      sealed: sealJson(ctx.secrets.key('seal'), mail, boundTo(id)),
      expiresAt,
      createdAt: now,
      nextAttemptAt: now,
    },
  ])
  announceMails(tx)
  if (canLeave) await sendSoon(ctx, tx)
}

/** News for addresses that are their people’s no more. Without a mail server there is nobody to hand them to. */
export async function queueFormerAddressMails(
  ctx: Services,
  tx: Transaction,
  wanted: readonly { personId: string; mail: Mail }[],
): Promise<void> {
  if (wanted.length === 0 || ctx.config.smtpUrl === undefined) return
  const now = ctx.clock.now()
  const rows = wanted.map(({ personId, mail }) => {
    const id = newId()
    const sealed = sealJson(ctx.secrets.key('seal'), mail, boundTo(id))
    return { id, personId, sealed }
  })
  const facts = { kind: 'email-changed', state: 'queued', createdAt: now, nextAttemptAt: now } as const
  await repo.insertMails(
    tx.db,
    rows.map((row) => ({ ...row, ...facts })),
  )
  announceMails(tx)
  await sendSoon(ctx, tx)
}

/** A message that its reader asked for, to see whether mail arrives. */
export async function queueTestMail(ctx: Services, tx: Transaction, personId: string, mail: Mail) {
  const id = newId()
  const now = ctx.clock.now()
  await repo.insertMails(tx.db, [
    {
      id,
      kind: 'test',
      personId,
      state: 'queued',
      sealed: sealJson(ctx.secrets.key('seal'), mail, boundTo(id)),
      expiresAt: minutesAfter(now, testMinutes),
      createdAt: now,
      nextAttemptAt: now,
    },
  ])
  announceMails(tx)
  await sendSoon(ctx, tx)
  return id
}

/** Messages whose text is written when they leave, one each; their ids are in the order of the people. */
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

/** The one message of each person that gathers until `dueAt`, made where there is none; `latest` is its limit. */
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

/** Takes messages about something that no longer holds out of the queue, and wipes what they said. */
export const dropMails = (tx: Transaction, personIds: string[], now: Date, kind?: MailKind) =>
  repo.dropMails(tx.db, personIds, now, kind)

/** After a restore: all that waits becomes unclear, because it was most likely sent since the backup. */
export const holdMails = repo.holdMails

export const openSealedMail = ({ secrets }: Pick<Platform, 'secrets'>, id: string, sealed: string) =>
  unsealJson<LinkMail>(secrets.key('seal'), sealed, boundTo(id))

const boundTo = (id: string) => `mail ${id}`

export const sendSoon = ({ jobs }: Pick<Platform, 'jobs'>, tx: Transaction) =>
  jobs.add(tx.db, 'sendMails', {})

/** Open screens of the outbox read it anew. */
export const announceMails = (tx: Transaction) => tx.announce({ event: { topic: 'mails' }, role: 'admin' })
