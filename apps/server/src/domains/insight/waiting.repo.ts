import { type WaitingQueue, waitingQueues } from '@campanile/contract/insight/waiting.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { type Reader, readerQueues } from './waiting.sql.ts'
import { countNotesOfW, delegationColumn, delegationOfW, isDelegatedW } from './waiting-notes.sql.ts'

const queue = pgType.oneOf(waitingQueues)

const countRow = {
  queue,
  count: pgType.int,
  oldestAt: pgType.instant,
  payRunId: nullable(pgType.uuid),
}

export type WaitingCount = ShapeRow<typeof countRow>

/** The reader's non-empty queues in one statement: all their waiting items, or those about one person. */
export const countWaiting = (db: Database, reader: Reader, about?: string) =>
  queryRows(db, countRow)`${sql.join(
    readerQueues(reader).map(
      ([name, items]) => sql`
        select ${name} as queue, count(*)::int as count, min(at) as oldest_at, ${
          name === 'pay-discrepancies' ? sql`(array_agg(within_id order by at))[1]` : sql`null::uuid`
        } as pay_run_id
        from (${items}) q where ${about ? sql`q.person_id = ${about}` : sql`true`} having count(*) > 0`,
    ),
    sql` union all `,
  )}`

/** Items without a deadline should be decided within this time, as if it were one. */
const urgentAge = sql`interval '3 days'`

const itemRow = {
  queue,
  id: pgType.uuid,
  withinId: nullable(pgType.uuid),
  about: nullable(pgType.text),
  day: nullable(pgType.date),
  at: pgType.instant,
  deadline: nullable(pgType.instant),
  /** The columns they are sorted by. */
  urgentAt: pgType.instant,
  submissions: nullable(pgType.int),
  version: nullable(pgType.int),
  personId: nullable(people.id),
  name: nullable(pgType.text),
  role: nullable(people.role),
  profileImage: nullable(people.profileImage),
  delegation: delegationColumn,
  notes: pgType.int,
}
export type WaitingRow = ShapeRow<typeof itemRow>

/** The cursor after an item: its `urgentAt`, queue, id and parent. */
export type WaitingCursor = [string, WaitingQueue, string, string]

interface Asked {
  queue: WaitingQueue | undefined
  delegated: 'to-me' | 'by-me' | undefined
  after: WaitingCursor | undefined
  limit: number
}

/** Items of all queues of this person, or of one of them, most urgent first. */
export async function listWaiting(db: Database, reader: Reader, asked: Asked): Promise<WaitingRow[]> {
  const wanted = readerQueues(reader).filter(([name]) => !asked.queue || name === asked.queue)
  if (wanted.length === 0) return []
  const items = sql.join(
    wanted.map(([name, rows]): SQL => sql`select ${name}::text as queue, q.* from (${rows}) q`),
    sql` union all `,
  )
  const position = sql`w.urgent_at, w.queue, w.id, coalesce(w.within_id, w.id)`
  return queryRows(db, itemRow)`
    select w.queue, w.id, w.within_id, w.about, w.day, w.at, w.deadline, w.urgent_at, w.submissions,
      w.version, p.id as person_id, p.first_name || ' ' || p.last_name as name, p.role, p.profile_image,
      ${delegationOfW} as delegation, ${countNotesOfW} as notes
    from (
      select w.* from (
        select q.*, least(q.deadline, q.at + ${urgentAge}) as urgent_at from (${items}) q
      ) w
      where ${
        asked.after
          ? sql`(${position}) > (${asked.after[0]}::timestamptz, ${asked.after[1]}, ${asked.after[2]}::uuid,
              ${asked.after[3]}::uuid)`
          : sql`true`
      } and ${asked.delegated ? isDelegatedW(asked.delegated, reader.actor.id) : sql`true`}
      order by ${position} limit ${asked.limit}
    ) w
    left join people p on p.id = w.person_id
    order by ${position}`
}
