import { accountMailKinds } from '@campanile/contract/mail/mail.ts'
import { type SQL, sql } from 'drizzle-orm'

/** Whether a message is a notice about an account; expects its kind. */
export const isAccountMail = (kind: SQL) => sql`${kind} = any(${sql.param([...accountMailKinds])}::text[])`
