import type {
  NotificationChannel,
  NotificationKind,
} from '@campanile/contract/notifications/notifications.ts'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { people } from '#domains/people/people.tables.ts'
import type { Message } from './message.ts'
import { notificationPreferences, notifications } from './notifications.tables.ts'

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

export type NotificationRow = typeof notifications.$inferSelect

const isOwn = (personId: string) => eq(notifications.personId, personId)

export async function listNewest(db: Database, personId: string, limit: number) {
  const [items, [unread]] = await Promise.all([
    db.select().from(notifications).where(isOwn(personId)).orderBy(desc(notifications.id)).limit(limit),
    db
      .select({ count: count() })
      .from(notifications)
      .where(and(isOwn(personId), eq(notifications.isRead, false))),
  ])
  return { items, unread: unread?.count ?? 0 }
}

interface NewNotification {
  id: string
  personId: string
  /** The same object for everybody who reads the same words. */
  message: Message
}

/** Inserts any number of notifications in one statement, which contains the words of each message once. */
export async function insertNotifications(
  db: Database,
  at: Date,
  rows: readonly NewNotification[],
): Promise<void> {
  const messages = [...new Set(rows.map(({ message }) => message))]
  const places = new Map(messages.map((message, index) => [message, index + 1]))
  const ofRows = (value: (it: NewNotification) => unknown) => sql.param(rows.map(value))
  const ofMessages = (value: (it: Message) => unknown) => sql.param(messages.map(value))
  await db.execute(sql`
    insert into notifications (id, person_id, at, kind, type, title, message, mail_message, priority,
      navigation_path, by_email)
    select n.id, n.person_id, ${at}, m.kind, m.type, m.title, m.message, m.mail_message, m.priority,
      m.navigation_path, m.by_email
    from unnest(${ofRows(({ id }) => id)}::uuid[], ${ofRows(({ personId }) => personId)}::uuid[],
      ${ofRows(({ message }) => places.get(message))}::int[]) n(id, person_id, place)
    join unnest(${ofMessages(({ kind }) => kind)}::text[], ${ofMessages(({ type }) => type)}::text[],
      ${ofMessages(({ title }) => title)}::text[], ${ofMessages(({ message }) => message)}::text[],
      ${ofMessages(({ mailMessage = null }) => mailMessage)}::text[],
      ${ofMessages(({ priority }) => priority)}::text[], ${ofMessages((it) => it.navigationPath)}::text[],
      ${ofMessages(({ byEmail = false }) => byEmail)}::boolean[])
      with ordinality m(kind, type, title, message, mail_message, priority, navigation_path, by_email, place) using (place)`)
}

/** Whether the person has not read this message about the same thing yet. */
export async function hasUnread(
  db: Database,
  personId: string,
  { message, navigationPath }: Pick<Message, 'message' | 'navigationPath'>,
): Promise<boolean> {
  const [row] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        isOwn(personId),
        eq(notifications.isRead, false),
        eq(notifications.message, message),
        navigationPath === null
          ? isNull(notifications.navigationPath)
          : eq(notifications.navigationPath, navigationPath),
      ),
    )
    .limit(1)
  return row !== undefined
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
    .where(and(isOwn(personId), eq(notifications.isRead, false)))
  return rowCount ?? 0
}

/** Deletes one notification, or all if none is named; returns how many were deleted. */
export async function deleteOwn(db: Database, personId: string, notificationId?: string): Promise<number> {
  const { rowCount } = await db
    .delete(notifications)
    .where(and(isOwn(personId), notificationId ? eq(notifications.id, notificationId) : undefined))
  return rowCount ?? 0
}
