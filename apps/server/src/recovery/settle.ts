import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from '#db/database.ts'
import { endAllSessions } from '#domains/accounts/sessions/sessions.service.ts'
import { recordServerCommand, type ServerCommand } from '#domains/audit/audit.service.ts'
import { endAllDisplays } from '#domains/displays/displays.service.ts'
import { holdMails } from '#domains/mail/outbox.service.ts'
import { endAllServiceTokens } from '#domains/service-accounts/service-tokens.service.ts'
import type { JobName } from '#jobs/jobs.ts'

/** Jobs that send messages to people. */
const tellingJobs: readonly JobName[] = [
  'mailNotifications',
  'pushNotifications',
  'retryPushes',
  'sendPasswordReset',
  'inviteImported',
  'deliverWebhooks',
]

const on = (client: pg.ClientBase) => drizzle(client as pg.Client) as unknown as Database

export interface Settled {
  sessions: number
  mails: number
}

/**
 * Cleans up a campus that was set back in time: ends all auth sessions, displays and API tokens, which may
 * have ended since, and drops notifications and holds mail, which were most likely sent. Runs in the caller's
 * transaction.
 */
export async function settleRestored(
  client: pg.ClientBase,
  { sendMail }: { sendMail: boolean },
): Promise<Settled> {
  const db = on(client)
  const sessions = await endAllSessions(db)
  await endAllDisplays(db)
  await endAllServiceTokens(db)
  if (sendMail) return { sessions, mails: 0 }
  // A job that a server had begun is locked, and no server is running now.
  await client.query(
    `select graphile_worker.force_unlock_workers(array(
      select locked_by from graphile_worker.jobs where locked_by is not null))`,
  )
  await client.query(
    `select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier = any($1)))`,
    [tellingJobs],
  )
  return { sessions, mails: await holdMails(db) }
}

/** Describes the result for the operator. */
export function settledInWords({ sessions, mails }: Settled): string {
  const held = mails > 0 ? ` ${mails} waiting messages are marked as unclear, for an admin to decide.` : ''
  return `Everybody has to sign in again (${sessions} sessions ended), and programs need new API tokens.${held}`
}

/** Records the command in the audit log, in the caller's transaction. */
export const leaveTrace = (client: pg.ClientBase, command: ServerCommand, now: Date, about: object) =>
  recordServerCommand(on(client), command, now, about)
