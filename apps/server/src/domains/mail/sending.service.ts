import type { MailKind } from '@campanile/contract/mail/mail.ts'
import { MailNotTaken } from '#mail/mail-not-taken.ts'
import type { MailSession } from '#mail/mail-session.ts'
import type { Mail, Mailer } from '#mail/mailer.ts'
import type { Refusal } from '#mail/refusal.rules.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { nextAttempt } from './backoff.rules.ts'
import { openSealedMail } from './outbox.service.ts'
import * as repo from './sending.repo.ts'

/** More than an attempt can take. */
const leaseMinutes = 5

/** Writes messages whose text is not kept; null: there is nothing left to say. */
export type MailWriters = Partial<
  Record<MailKind, (platform: Platform, mailId: string) => Promise<Mail | null>>
>

/**
 * The job that sends what is due. One run at a time in a process is enough, and leaves room for other jobs: one that
 * comes meanwhile makes the present one look again.
 */
export function mailSender(platform: Platform, mailer: Mailer | null, writers: MailWriters) {
  let running = false
  let again = false
  return async (): Promise<void> => {
    again = true
    if (running) return
    running = true
    try {
      while (again) {
        again = false
        await sendDue(platform, mailer, writers)
      }
    } finally {
      running = false
    }
  }
}

async function sendDue(platform: Platform, mailer: Mailer | null, writers: MailWriters): Promise<void> {
  const { db, clock } = platform
  const settled = await repo.settleAbandoned(db, clock.now())
  const dropped = await repo.dropExpired(db, clock.now())
  if (settled + dropped > 0) announce(platform)
  if (!mailer) return
  const session = mailer.open()
  try {
    while (await sendNext(platform, mailer, session, writers)) announce(platform)
  } finally {
    session.close()
  }
}

/** False when nothing is due, or the mail server can't be used now. */
async function sendNext(
  platform: Platform,
  mailer: Mailer,
  session: MailSession,
  writers: MailWriters,
): Promise<boolean> {
  const { db, clock } = platform
  const claimed = await repo.claimNext(db, clock.now(), minutesAfter(clock.now(), leaseMinutes))
  if (!claimed) return false
  const mail = claimed.wanted ? await textOf(platform, claimed, writers) : null
  if (!mail) {
    await repo.settle(db, claimed, { state: 'cancelled', sealed: null })
    return true
  }
  try {
    const letter = await mailer.write(mail, claimed.id)
    await session.send(letter, async () => {
      // A server that slept through its lease must not send what another one took over.
      if (!(await repo.noteHandover(db, claimed, clock.now()))) throw new Error('taken over')
    })
  } catch (error) {
    if (!(error instanceof MailNotTaken)) throw error
    await noteRefusal(platform, claimed, error.refusal)
    announce(platform)
    return !concernsAll(error.refusal)
  }
  await repo.settle(db, claimed, {
    state: 'sent',
    sealed: null,
    sentAt: clock.now(),
    problem: null,
    reply: null,
  })
  return true
}

async function textOf(platform: Platform, claimed: repo.ClaimedMail, writers: MailWriters) {
  if (claimed.sealed) return openSealedMail(platform, claimed.id, claimed.sealed)
  return (await writers[claimed.kind]?.(platform, claimed.id)) ?? null
}

async function noteRefusal({ db, clock, log }: Platform, claimed: repo.ClaimedMail, refusal: Refusal) {
  const { outcome, problem, reply } = refusal
  log.warn({ mailId: claimed.id, attempt: claimed.attempts, outcome, problem, reply }, 'mail not taken')
  const next = outcome === 'retry' ? nextAttempt(claimed.attempts, clock.now(), Math.random()) : null
  await repo.settle(db, claimed, {
    ...(next
      ? { state: 'queued', nextAttemptAt: next }
      : { state: outcome === 'unclear' ? outcome : 'failed' }),
    problem,
    reply,
  })
}

/** Mailboxes can be full one by one; what else is due fares no better when the mail server itself is not there. */
const concernsAll = ({ outcome, problem, reply }: Refusal) =>
  outcome === 'retry' && (problem !== 'busy' || reply === shuttingDown)
const shuttingDown = 421

const announce = ({ events }: Platform) => events.announce([{ event: { topic: 'mails' }, role: 'admin' }])
