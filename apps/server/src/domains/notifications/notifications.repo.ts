import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { people } from '#domains/people/people.tables.ts'
import { notifications } from './notifications.tables.ts'

export type NotificationRow = typeof notifications.$inferSelect

const ownedBy = (personId: string) => eq(notifications.personId, personId)

export async function listNewest(db: Database, personId: string, limit: number) {
  const [items, [unread]] = await Promise.all([
    db.select().from(notifications).where(ownedBy(personId)).orderBy(desc(notifications.id)).limit(limit),
    db
      .select({ count: count() })
      .from(notifications)
      .where(and(ownedBy(personId), eq(notifications.isRead, false))),
  ])
  return { items, unread: unread?.count ?? 0 }
}

export async function insertNotifications(
  db: Database,
  rows: (typeof notifications.$inferInsert)[],
): Promise<string[]> {
  const inserted = await db.insert(notifications).values(rows).returning({ id: notifications.id })
  return inserted.map(({ id }) => id)
}

export async function listActiveAdmins(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.role, 'admin'), eq(people.isActive, true), isNull(people.archivedAt)))
  return rows.map(({ id }) => id)
}

/** Returns how many were unread. */
export async function markAllRead(db: Database, personId: string): Promise<number> {
  const { rowCount } = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(ownedBy(personId), eq(notifications.isRead, false)))
  return rowCount ?? 0
}

/** Deletes one notification, or all if none is named; returns how many were deleted. */
export async function deleteOf(db: Database, personId: string, notificationId?: string): Promise<number> {
  const { rowCount } = await db
    .delete(notifications)
    .where(and(ownedBy(personId), notificationId ? eq(notifications.id, notificationId) : undefined))
  return rowCount ?? 0
}
