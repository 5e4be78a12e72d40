import { sql } from 'drizzle-orm'
import { oldRows } from '#db/old-rows.ts'
import { mailOutbox } from './mail.tables.ts'

/** What still has to leave stays, however old it is. */
export const oldMails = oldRows(mailOutbox, mailOutbox.createdAt, sql`state not in ('queued', 'sending')`)
