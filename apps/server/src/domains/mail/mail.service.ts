import { type Mail, type MailState, mailStates, mails } from '@campanile/contract/mail/mail.ts'
import { type Database, inTransaction } from '#db/database.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { AppError, requireFound } from '#http/app-error.ts'
import type { Context, SignedIn } from '#http/context.ts'
import { handle, handleInTransaction } from '#http/handle.ts'
import { mapKeys } from '#platform/records.ts'
import { cancellable, mailAbilities, sendable, shownStates } from './mail.policy.ts'
import * as repo from './mail.repo.ts'
import { announceMails, openSealedMail, sendSoon } from './outbox.service.ts'

const isWrittenLate = ({ kind }: Pick<repo.MailRow, 'kind'>) => kind === 'notification' || kind === 'digest'

function abilities({ config }: Pick<Context, 'config'>, row: repo.MailRow) {
  const hasContent = row.sealed !== null || isWrittenLate(row)
  return mailAbilities({ ...row, hasContent, mailServer: config.smtpUrl !== undefined })
}

function view(ctx: Pick<Context, 'config'>, row: repo.MailRow): Mail {
  const { personId, firstName, lastName, email } = row
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    person: personId && firstName && lastName && email ? { id: personId, firstName, lastName, email } : null,
    attempts: row.attempts,
    problem: row.problem,
    reply: row.reply,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.state === 'queued' ? row.nextAttemptAt.toISOString() : null,
    sentAt: row.sentAt?.toISOString() ?? null,
    can: abilities(ctx, row),
  }
}

async function mailOrNotFound(db: Database, mailId: string): Promise<repo.MailRow> {
  return requireFound(await repo.findMail(db, mailId))
}

export const listMails = handle(mails.listMails, async (ctx, query) => {
  const { rows, counts } = await repo.listMails(ctx.db, query)
  const of = (state: MailState) => counts.get(state) ?? 0
  const total = shownStates(query.state).reduce((sum, state) => sum + of(state), 0)
  return {
    items: rows.map((row) => view(ctx, row)),
    total,
    page: query.page,
    pageSize: query.pageSize,
    mailServer: ctx.config.smtpUrl !== undefined,
    counts: mapKeys(mailStates, of),
  }
})

export const openMail = handleInTransaction(mails.openMail, async (ctx, { mailId }, tx) => {
  const row = await mailOrNotFound(tx.db, mailId)
  if (!abilities(ctx, row).open || row.sealed === null) throw new AppError('forbidden')
  const { to, subject, text, link } = openSealedMail(ctx, row.id, row.sealed)
  await recordAudit(ctx, tx, {
    entity: 'mail',
    entityId: mailId,
    about: row.personId,
    after: { opened: row.kind },
  })
  return { to, subject, text, link }
})

/** An admin's action on a message. */
async function step(ctx: SignedIn, mailId: string, act: 'send' | 'markSent' | 'cancel'): Promise<Mail> {
  return inTransaction(ctx, async (tx) => {
    const before = await mailOrNotFound(tx.db, mailId)
    if (!abilities(ctx, before)[act]) throw new AppError('mail-moved-on')
    const now = ctx.clock.now()
    const moved = await {
      send: () => repo.moveMail(tx.db, mailId, sendable, { state: 'queued', nextAttemptAt: now }),
      markSent: () => repo.moveMail(tx.db, mailId, ['unclear'], { state: 'sent', sealed: null, sentAt: now }),
      cancel: () => repo.moveMail(tx.db, mailId, cancellable, { state: 'cancelled', sealed: null }),
    }[act]()
    if (!moved) throw new AppError('mail-moved-on')
    const after = await mailOrNotFound(tx.db, mailId)
    await recordAudit(ctx, tx, {
      entity: 'mail',
      entityId: mailId,
      about: before.personId,
      before: { state: before.state },
      after: { state: after.state },
    })
    announceMails(tx)
    if (act === 'send') await sendSoon(ctx, tx)
    return view(ctx, after)
  })
}

export const sendMail = handle(mails.sendMail, (ctx, { mailId }) => step(ctx, mailId, 'send'))

export const markMailSent = handle(mails.markMailSent, (ctx, { mailId }) => step(ctx, mailId, 'markSent'))

export const cancelMail = handle(mails.cancelMail, (ctx, { mailId }) => step(ctx, mailId, 'cancel'))
