import type { MailKind } from '@campanile/contract/mail/mail.ts'
import { MailNotAccepted } from '#mail/mail-not-accepted.ts'
import type { MailSession } from '#mail/mail-session.ts'
import type { Mail, Mailer } from '#mail/mailer.ts'
import type { Refusal } from '#mail/refusal.rules.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { nextAttempt } from './backoff.rules.ts'
import { openSealedMail } from './outbox.service.ts'
import * as repo from './sending.repo.ts'

/** Longer than any attempt can take. */
const leaseMinutes = 5

/** Writes messages whose text is not stored; null when there is nothing left to send. */
export type MailWriters = Partial<
  Record<MailKind, (platform: Platform, mailId: string) => Promise<Mail | null>>
>

/**
 * The job that sends due messages. It runs once at a time in each process, which leaves room for other jobs:
 * starting it again makes the current run check for messages once more.
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

/** False when nothing is due, or the mail server is not available. */
async function sendNext(
  platform: Platform,
  mailer: Mailer,
  session: MailSession,
  writers: MailWriters,
): Promise<boolean> {
  const { db, clock } = platform
  const claimed = await repo.claimNext(db, clock.now(), minutesAfter(clock.now(), leaseMinutes))
  if (!claimed) return false
  const mail = claimed.wanted ? await mailText(platform, claimed, writers) : null
  if (!mail) {
    await repo.settle(db, claimed, { state: 'cancelled', sealed: null })
    return true
  }
  try {
    const letter = await mailer.write(mail, claimed.id)
    await session.send(letter, async () => {
      // A server that was suspended past its lease must not send a message another one has taken over.
      if (!(await repo.noteHandover(db, claimed, clock.now()))) throw new Error('taken over')
    })
  } catch (error) {
    if (!(error instanceof MailNotAccepted)) throw error
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

async function mailText(platform: Platform, claimed: repo.ClaimedMail, writers: MailWriters) {
  if (claimed.sealed) return openSealedMail(platform, claimed.id, claimed.sealed)
  return (await writers[claimed.kind]?.(platform, claimed.id)) ?? null
}

async function noteRefusal({ db, clock, log }: Platform, claimed: repo.ClaimedMail, refusal: Refusal) {
  const { outcome, problem, reply } = refusal
  log.warn({ mailId: claimed.id, attempt: claimed.attempts, outcome, problem, reply }, 'mail not accepted')
  const next = outcome === 'retry' ? nextAttempt(claimed.attempts, clock.now(), Math.random()) : null
  await repo.settle(db, claimed, {
    ...(next
      ? { state: 'queued', nextAttemptAt: next }
      : { state: outcome === 'unclear' ? outcome : 'failed' }),
    problem,
    reply,
  })
}

/** A full mailbox affects one message; an unreachable mail server affects all of them, so sending stops. */
const concernsAll = ({ outcome, problem, reply }: Refusal) =>
  outcome === 'retry' && (problem !== 'busy' || reply === shuttingDown)
const shuttingDown = 421

const announce = ({ events }: Platform) => events.announce([{ event: { topic: 'mails' }, role: 'admin' }])
