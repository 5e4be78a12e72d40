import { accounts } from '@campanile/contract/accounts/accounts.ts'
import { hashPassword } from '#auth/password.ts'
import { hashToken, newToken } from '#auth/tokens.ts'
import { inTransaction, type Transaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { dropMails, queueLinkMails } from '#domains/mail/outbox.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { readLocales } from '#domains/people/reader-locales.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { handle } from '#http/handle.ts'
import { daysAfter } from '#platform/clock.ts'
import { firstItem } from '#platform/first-item.ts'
import { passwordChanged } from '../account-messages.ts'
import * as repo from '../accounts.repo.ts'
import { asksSecondFactor } from '../second-factor/second-factor.service.ts'
import { rememberDevice } from '../sessions/known-device.ts'
import { endPersonSessions, startSession } from '../sessions/sessions.service.ts'
import {
  clearAttempts,
  countAttempt,
  countRequest,
  forgetAttempts,
} from '../sign-in/attempt-limits.service.ts'
import { invitationMail, passwordResetMail } from './link-mails.ts'
import { requireStrongPassword } from './new-password.service.ts'

const kinds = {
  invitation: { page: 'create-account', days: 14, mail: invitationMail },
  'password-reset': { page: 'reset-password', days: 1, mail: passwordResetMail },
} as const
type Purpose = keyof typeof kinds
/** Limit on invalid links. A campus behind one address opens few late links, and links cannot be guessed. */
const deadLinksAtOnce = 60

interface Addressee {
  id: string
  email: string
  firstName: string
}

/** Creates the person's only link of this kind, emails it if a mail server is configured, and returns it. */
export async function issueLink(ctx: Context, tx: Transaction, purpose: Purpose, person: Addressee) {
  const issued = firstItem(await issueLinks(ctx, tx, purpose, [person]))
  return issued
}

/** The same for many people at once; the links are in the order of the people. */
export async function issueLinks(
  ctx: Context,
  tx: Transaction,
  purpose: Purpose,
  people: readonly Addressee[],
) {
  if (people.length === 0) return []
  const kind = kinds[purpose]
  const now = ctx.clock.now()
  const expiresAt = daysAfter(now, kind.days)
  const tokens = people.map((person) => ({ person, token: newToken() }))
  const rows = tokens.map(({ person, token }) => ({
    tokenHash: hashToken(token),
    personId: person.id,
    purpose,
    createdAt: now,
    expiresAt,
  }))
  await repo.replaceLinks(tx.db, purpose, rows)
  const personIds = people.map(({ id }) => id)
  const { name: institution } = await currentInstitution(tx)
  const locales = await readLocales(tx.db, personIds)
  // In the fragment, which browsers do not send to servers or write to logs.
  const linked = tokens.map(({ person, token }) => ({
    person,
    link: `${ctx.config.publicUrl.origin}/${kind.page}#${token}`,
  }))
  await dropMails(tx, personIds, now, purpose)
  await queueLinkMails(
    ctx,
    tx,
    linked.map(({ person, link }) => {
      const facts = { ...person, link, institution, days: kind.days }
      const mail = { ...kind.mail(facts, locales.get(person.id)!), link }
      return { kind: purpose, personId: person.id, mail, expiresAt }
    }),
  )
  const emailed = ctx.config.smtpUrl !== undefined
  return linked.map(({ link }) => ({ emailed, link, expiresAt: expiresAt.toISOString() }))
}

/** Invalidates all links of a person, because the address they were sent to is not theirs. */
export const revokeLinks = (tx: Transaction, personId: string, now: Date) =>
  revokePersonLinks(tx, [personId], now)

/** The same for many people at once. */
export async function revokePersonLinks(tx: Transaction, personIds: string[], now: Date): Promise<void> {
  await repo.deleteLinksOfAll(tx.db, personIds)
  await dropMails(tx, personIds, now)
}

/** @throws AppError link-not-valid, or too-many-requests for callers who try many invalid links */
export async function readLink(ctx: Context, purpose: Purpose, token: string) {
  const person = await repo.findLinkedPerson(ctx.db, hashToken(token), purpose, ctx.clock.now())
  if (person) return person
  await countRequest(ctx, 'link', deadLinksAtOnce)
  throw new AppError('link-not-valid')
}

/**
 * Finds the link first, because hashing a password is costly and only the owner of a link may cause it.
 * @throws AppError link-not-valid, weak-password, too-many-requests
 */
export async function setPasswordByLink(ctx: Context, purpose: Purpose, token: string, password: string) {
  const linked = await readLink(ctx, purpose, token)
  await requireStrongPassword(ctx, password, linked)
  const subject = { purpose: 'set-password', account: linked.id, everywhere: null }
  await countAttempt(ctx, subject)
  const hash = await hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    // Checked again, because the link may have been used in the meantime.
    const person = await repo.useLink(tx.db, hashToken(token), purpose, ctx.clock.now())
    if (!person) throw new AppError('link-not-valid')
    await repo.setPassword(tx.db, person.id, hash, ctx.clock.now())
    await dropMails(tx, [person.id], ctx.clock.now(), purpose)
    await recordAudit(ctx, tx, { entity: 'password', entityId: person.id, actorId: person.id })
    await endPersonSessions(tx, person.id)
    // People who forgot their password have often used up their attempts, so they start again from zero.
    await clearAttempts(ctx, tx.db, { purpose: 'sign-in', account: person.email })
    // The link replaces only the password: a second factor is still required.
    const entersNow = purpose === 'invitation' && !(await asksSecondFactor(tx, person.id))
    if (entersNow) await startSession(ctx, tx, person.id)
    else rememberDevice(ctx, person.id, hash)
    if (purpose === 'password-reset') await notify(tx, ctx.clock.now(), [person.id], passwordChanged)
    // A person who was only invited is now active. Open user management pages update.
    else tx.announce({ event: { topic: 'people' }, role: 'admin' })
    await forgetAttempts(ctx, tx.db, subject)
  })
  return {}
}

export const readInvitation = handle(accounts.readInvitation, (ctx, { token }) =>
  readLink(ctx, 'invitation', token),
)

export const acceptInvitation = handle(accounts.acceptInvitation, (ctx, { token, password }) =>
  setPasswordByLink(ctx, 'invitation', token, password),
)
