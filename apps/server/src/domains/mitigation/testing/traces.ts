import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'

/** What somebody was told, the first first. */
export const toldTo = (db: Database, { id }: { id: string }) =>
  db.select().from(notifications).where(eq(notifications.personId, id)).orderBy(notifications.id)

/** What was written down about a request, the first first. */
export const auditedOf = (db: Database, requestId: string) =>
  db.select().from(auditEvents).where(eq(auditEvents.entityId, requestId)).orderBy(auditEvents.id)
