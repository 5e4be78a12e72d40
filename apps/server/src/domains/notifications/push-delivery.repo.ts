import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { sessions } from '#domains/accounts/accounts.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { languageRead } from '#domains/people/reader-locales.ts'
import { notificationPreferences, notifications } from './notifications.tables.ts'
import { pushRegistrations } from './push.tables.ts'

/** One notification on its way to one device. */
export interface PushPair {
  notificationId: string
  registrationId: string
}

interface Still {
  now: Date
  /** Sessions last used before then have ended. */
  seenSince: Date
}

export type Delivery = Awaited<ReturnType<typeof selectDeliveries>>[number]

/**
 * Unread notifications that are wanted on a device, paired with every device on which their person is signed
 * in.
 */
export const findDeliveries = (db: Database, notificationIds: readonly string[], still: Still) =>
  selectDeliveries(db, still, inArray(notifications.id, [...notificationIds]))

/** The pairs that should still be delivered. */
export const findDeliveriesAgain = (db: Database, pairs: readonly PushPair[], still: Still) => {
  const ids = (of: keyof PushPair) => sql.param(pairs.map((pair) => pair[of]))
  return selectDeliveries(
    db,
    still,
    sql`(${notifications.id}, ${pushRegistrations.id}) in (
      select * from unnest(${ids('notificationId')}::uuid[], ${ids('registrationId')}::uuid[]))`,
  )
}

const selectDeliveries = (db: Database, { now, seenSince }: Still, which: SQL) =>
  db
    .select({
      notificationId: notifications.id,
      kind: notifications.kind,
      priority: notifications.priority,
      path: notifications.navigationPath,
      at: notifications.at,
      language: languageRead(sql`${people.language}`),
      registrationId: pushRegistrations.id,
      endpointHash: pushRegistrations.endpointHash,
      sealed: pushRegistrations.sealed,
    })
    .from(notifications)
    .innerJoin(pushRegistrations, eq(pushRegistrations.personId, notifications.personId))
    .innerJoin(sessions, eq(sessions.id, pushRegistrations.sessionId))
    .innerJoin(people, eq(people.id, notifications.personId))
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.personId, notifications.personId),
        eq(notificationPreferences.kind, notifications.kind),
      ),
    )
    .where(
      and(
        which,
        eq(notifications.isRead, false),
        // Each device opts in to push itself, so a kind is on until it is turned off.
        sql`coalesce(${notificationPreferences.push}, true)`,
        gt(sessions.expiresAt, now),
        gt(sessions.seenAt, seenSince),
        eq(people.isActive, true),
        isNull(people.archivedAt),
      ),
    )

const isAmong = (ids: readonly string[]) => sql`id = any(${sql.param([...ids])}::uuid[])`

export const deleteRegistrations = (db: Database, ids: readonly string[]) =>
  db.delete(pushRegistrations).where(isAmong(ids))

export const noteSuccess = (db: Database, ids: readonly string[], now: Date) =>
  db.update(pushRegistrations).set({ lastSuccessAt: now, failures: 0 }).where(isAmong(ids))

/** For the senders of messages, who see which of them reached a device. */
export const notePushed = (db: Database, notificationIds: readonly string[], now: Date) =>
  db.execute(sql`update group_message_recipients set pushed_at = ${now}
    where id = any(${sql.param([...notificationIds])}::uuid[]) and pushed_at is null`)

/** Counts a failure of each device; removes those that have failed too often in a row. */
export async function noteFailure(db: Database, ids: readonly string[], most: number): Promise<void> {
  await db
    .update(pushRegistrations)
    .set({ failures: sql`${pushRegistrations.failures} + 1` })
    .where(isAmong(ids))
  await db.delete(pushRegistrations).where(and(isAmong(ids), sql`${pushRegistrations.failures} >= ${most}`))
}
