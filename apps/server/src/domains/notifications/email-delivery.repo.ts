import { emailedKinds, isFixed, notificationKinds } from '@campanile/contract/notifications/notifications.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, queryRows, type ShapeRow } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { languageRead } from '#domains/people/reader-locales.ts'
import { mailedNotifications, notifications } from './notifications.tables.ts'

const fixed = notificationKinds.filter((kind) => isFixed(kind, 'email'))

/** Whether a notification `n` goes by email; expects its person's preference for the kind as `w`. */
const wantsEmail = sql`(n.kind = any(${sql.param(fixed)}::text[])
  or n.by_email or coalesce(w.email, n.kind = any(${sql.param([...emailedKinds])}::text[])))`

const toMailRow = {
  id: notifications.id,
  personId: notifications.personId,
  kind: notifications.kind,
}

/** Of these notifications, the unread ones that are sent by email and are not in a message yet. */
export const listToMail = (db: Database, ids: readonly string[]) =>
  queryRows(db, toMailRow)`
    select n.id, n.person_id, n.kind
    from notifications n
    join people p on p.id = n.person_id and p.is_active and p.archived_at is null
    left join notification_preferences w on w.person_id = n.person_id and w.kind = n.kind
    where n.id = any(${sql.param([...ids])}::uuid[]) and not n.is_read and ${wantsEmail}
      and not exists (select 1 from mailed_notifications m where m.notification_id = n.id)
    order by n.id`

export async function insertMailed(db: Database, rows: (typeof mailedNotifications.$inferInsert)[]) {
  await db.insert(mailedNotifications).values(rows)
  await db.execute(sql`update group_message_recipients r set mail_id = m.mail_id
    from mailed_notifications m
    where m.notification_id = r.id and r.id = any(${sql.param(rows.map((it) => it.notificationId))}::uuid[])`)
}

const saidRow = {
  title: notifications.title,
  message: notifications.message,
  navigationPath: notifications.navigationPath,
  kind: notifications.kind,
  byEmail: notifications.byEmail,
  email: people.email,
  firstName: people.firstName,
  language: people.language,
  /** The reply address of a person’s message, if its sender allows replies. */
  replyTo: nullable(people.email),
}
export type Said = ShapeRow<typeof saidRow>

/** The notifications a message still contains: those its reader has not read, removed or turned off. */
export const listSaid = (db: Database, mailId: string) =>
  queryRows(db, saidRow)`
    select n.title, coalesce(n.mail_message, n.message) as message, n.navigation_path, n.kind, n.by_email, p.email, p.first_name,
      ${languageRead(sql`p.language`)} as language, s.email as reply_to
    from mailed_notifications m
    join notifications n on n.id = m.notification_id
    join people p on p.id = n.person_id
    left join notification_preferences w on w.person_id = n.person_id and w.kind = n.kind
    left join group_message_recipients r on r.id = n.id
    left join group_messages g on g.id = r.message_id and g.replies_to_sender
    left join people s on s.id = g.sender_id and s.is_active and s.archived_at is null
    where m.mail_id = ${mailId} and not n.is_read and ${wantsEmail}
    order by n.id`
