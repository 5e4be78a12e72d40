import type {
  NotificationChannel,
  NotificationKind,
} from '@campanile/contract/notifications/notifications.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { people } from '#domains/people/people.tables.ts'
import { notificationPreferences } from './notifications.tables.ts'

const { personId: owner, kind: about, push, email } = notificationPreferences

/** A person's preferences that differ from the default. */
export const listPreferences = (db: Database, personId: string) =>
  db.select({ kind: about, push, email }).from(notificationPreferences).where(eq(owner, personId))

export async function findAddress(db: Database, personId: string): Promise<string> {
  const [row] = await db.select({ email: people.email }).from(people).where(eq(people.id, personId))
  return row?.email ?? ''
}

/** `on` null: back to the default. A row with only defaults is deleted. */
export async function putPreference(
  db: Database,
  personId: string,
  kind: NotificationKind,
  channel: NotificationChannel,
  on: boolean | null,
): Promise<void> {
  await db
    .insert(notificationPreferences)
    .values({ personId, kind, [channel]: on })
    .onConflictDoUpdate({ target: [owner, about], set: { [channel]: on } })
  await db
    .delete(notificationPreferences)
    .where(and(eq(owner, personId), eq(about, kind), isNull(push), isNull(email)))
}
