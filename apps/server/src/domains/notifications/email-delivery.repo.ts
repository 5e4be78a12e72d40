import type { NotificationKind } from '@campanile/contract/notifications/notifications.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { mailedNotifications } from './notifications.tables.ts'
import { wantsEmail } from './preferences.sql.ts'

interface ToMail {
  id: string
  personId: string
  kind: NotificationKind
}

/** Those of these notifications that are unread, go by email and are in no message yet. */
export const listToMail = (db: Database, ids: readonly string[]) =>
  rowsOf<ToMail>(
    db,
    sql`
    select n.id, n.person_id as "personId", n.kind
    from notifications n
    join people p on p.id = n.person_id and p.is_active and p.archived_at is null
    left join notification_preferences w on w.person_id = n.person_id and w.kind = n.kind
    where n.id = any(${sql.param([...ids])}::uuid[]) and not n.is_read and ${wantsEmail}
      and not exists (select 1 from mailed_notifications m where m.notification_id = n.id)
    order by n.id`,
  )

export const insertMailed = (db: Database, rows: (typeof mailedNotifications.$inferInsert)[]) =>
  db.insert(mailedNotifications).values(rows)

export interface Said {
  title: string
  message: string
  navigationPath: string | null
  kind: NotificationKind
  email: string
  firstName: string
}

/** The notifications a message still contains: those its reader has not read, removed or turned off. */
export const listSaid = (db: Database, mailId: string) =>
  rowsOf<Said>(
    db,
    sql`
    select n.title, n.message, n.navigation_path as "navigationPath", n.kind, p.email, p.first_name as "firstName"
    from mailed_notifications m
    join notifications n on n.id = m.notification_id
    join people p on p.id = n.person_id
    left join notification_preferences w on w.person_id = n.person_id and w.kind = n.kind
    where m.mail_id = ${mailId} and not n.is_read and ${wantsEmail}
    order by n.id`,
  )
