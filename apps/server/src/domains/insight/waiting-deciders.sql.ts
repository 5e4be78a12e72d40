import { roleQueues, type WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import { type SQL, sql } from 'drizzle-orm'
import { isTaughtBy } from '#domains/access/session-access.sql.ts'

const runs = (sessionId: SQL) => sql`exists (select 1 from sessions s where s.id = ${sessionId}
  and (s.substitute_id = p.id or ${isTaughtBy(sql`s.class_id`, sql`p.id`)}))`

/** Whether lecturer `p` finds item `w` in their queue: the same rules as in waiting.sql.ts, for anyone. */
const byLecturer: [WaitingQueue, SQL][] = [
  ['disputes', runs(sql`w.within_id`)],
  ['offline-claims', runs(sql`w.within_id`)],
  [
    'findings',
    sql`exists (select 1 from attendance_finding_sides d where d.finding_id = w.id and ${runs(sql`d.session_id`)})`,
  ],
  ['registers', runs(sql`w.id`)],
  ['marking', isTaughtBy(sql`w.within_id`, sql`p.id`)],
]

/** Whether person `p` can decide item `w`, so that it can be delegated to them. */
export const canPDecideW: SQL = sql`p.is_active and p.archived_at is null and (
  (p.role = 'admin' and w.queue = any(${sql.param([...roleQueues('admin')])}::text[]))
  or (p.role = 'lecturer' and case w.queue ${sql.join(
    byLecturer.map(([queue, isTheirs]) => sql`when ${queue} then ${isTheirs}`),
    sql` `,
  )} else false end))`
