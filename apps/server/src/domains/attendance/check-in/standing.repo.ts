import { sql } from 'drizzle-orm'
import { batchDatabaseCalls } from '#db/batch-calls.ts'
import type { Database } from '#db/database.ts'
import { hiddenFromPlanner, inCallersOrder, pgType, queryPreparedRows } from '#db/rows.ts'
import { isMemberAt } from '#domains/people/membership.sql.ts'
import { countsAt, countTally } from '../counted.sql.ts'

interface AskedStanding {
  sessionId: string
  classId: string
  studentId: string
  now: Date
}

const standingShape = {
  place: pgType.bigint,
  held: pgType.int,
  attended: pgType.int,
  excused: pgType.int,
  /** Future sessions of the class without a record. */
  remaining: pgType.int,
  /** Records of the session, of all students. */
  recorded: pgType.int,
}

/** A student's counts in one class, and how many records the session has. Calls share a query. */
export const countStanding = batchDatabaseCalls(async (db: Database, asked: AskedStanding[]) => {
  const { now } = asked.at(-1)!
  const all = (id: (it: AskedStanding) => string) => hiddenFromPlanner(asked.map(id), 'uuid[]')
  const [sessionIds, classIds] = [all((it) => it.sessionId), all((it) => it.classId)]
  const rows = await queryPreparedRows(db, 'count-standings', standingShape)`
    select asked.place, counted.held, counted.attended, counted.excused,
      (select count(*)::int from sessions f
        where f.class_id = asked.class_id and f.ends_at > ${now} and f.status <> 'cancelled'
          and ${isMemberAt(sql`asked.student_id`, sql`f.starts_at`)}
          and not exists (select 1 from attendance_records g
            where g.session_id = f.id and g.student_id = asked.student_id)) as remaining,
      (select count(*)::int from attendance_records r where r.session_id = asked.session_id) as recorded
    from unnest(${sessionIds}, ${classIds}, ${all((it) => it.studentId)})
      with ordinality asked(session_id, class_id, student_id, place)
    cross join lateral (
      select ${countTally(sql`a`)}
      from sessions s join attendance_records a on a.session_id = s.id and a.student_id = asked.student_id
      where s.class_id = asked.class_id and s.status <> 'cancelled' and ${countsAt(now, sql`a`)}
    ) counted`
  return inCallersOrder(asked.length, rows)
})
