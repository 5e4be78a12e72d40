import { roleQueues, type WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import { type SQL, sql } from 'drizzle-orm'
import { isTaughtBy } from '#domains/access/session-access.sql.ts'

interface Item {
  id: string
  withinId: string | null
}

const runs = (sessionId: SQL) => sql`exists (select 1 from sessions s where s.id = ${sessionId}
  and (s.substitute_id = p.id or ${isTaughtBy(sql`s.class_id`, sql`p.id`)}))`

/** Whether lecturer `p` finds the item in their queue: the same rules as in waiting.sql.ts, for anyone. */
const byLecturer: Partial<Record<WaitingQueue, (item: Item) => SQL>> = {
  disputes: ({ withinId }) => runs(sql`${withinId}::uuid`),
  'offline-claims': ({ withinId }) => runs(sql`${withinId}::uuid`),
  findings: ({ id }) => sql`exists (select 1 from attendance_finding_sides d
    where d.finding_id = ${id}::uuid and ${runs(sql`d.session_id`)})`,
  registers: ({ id }) => runs(sql`${id}::uuid`),
  marking: ({ withinId }) => isTaughtBy(sql`${withinId}::uuid`, sql`p.id`),
}

/** Whether person `p` can decide an item, so that it can be delegated to them. */
export function canDecideP(queue: WaitingQueue, item: Item): SQL {
  const lecturer = byLecturer[queue]?.(item) ?? sql`false`
  const admin = roleQueues('admin').includes(queue) ? sql`p.role = 'admin'` : sql`false`
  return sql`p.is_active and p.archived_at is null and (${admin} or (p.role = 'lecturer' and ${lecturer}))`
}
