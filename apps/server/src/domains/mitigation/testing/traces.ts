import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'

/** A person's notifications, the earliest first. */
export const readPersonNotifications = (db: Database, { id }: { id: string }) =>
  db.select().from(notifications).where(eq(notifications.personId, id)).orderBy(notifications.id)

/** The audit events of a request, the earliest first. */
export const listRequestEvents = (db: Database, requestId: string) =>
  db.select().from(auditEvents).where(eq(auditEvents.entityId, requestId)).orderBy(auditEvents.id)
