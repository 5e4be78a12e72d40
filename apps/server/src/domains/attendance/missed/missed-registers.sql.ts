import { type SQL, sql } from 'drizzle-orm'
import { isRunByS } from '#domains/access/session-access.sql.ts'
import type { Actor } from '#http/context.ts'
import { isMissedS } from './missed.sql.ts'

/**
 * Sessions that ended without check-in or a later register, with at least one expected student without a
 * record. A clause that begins with `from`, with `sessions` as `s`, `courses` as `c` and `rooms` as `r`.
 */
export const fromMissedRegisters = (actor: Pick<Actor, 'id' | 'role'>, now: Date, today: string): SQL => sql`
  from sessions s
  join classes k on k.id = s.class_id
  join courses c on c.id = k.course_id
  join terms t on t.id = k.term_id
  left join rooms r on r.id = s.room_id
  where ${isMissedS(now, today)} and ${isRunByS(actor)}`
