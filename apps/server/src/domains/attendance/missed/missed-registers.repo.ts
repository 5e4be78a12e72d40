import type { missedRegisters } from '@campanile/contract/attendance/missed-registers.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { everyWord } from '#db/lists.ts'
import { nullable, pgType, queryPage, queryRow } from '#db/rows.ts'
import { openClassOfS, teachersOfS } from '#domains/access/session-access.sql.ts'
import { isMemberAtS } from '#domains/people/membership.sql.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { countExpectedAtS } from '#domains/structure/expected.sql.ts'
import { sessionShape } from '#domains/timetable/session-shape.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { Actor } from '#http/context.ts'
import { lateRegisters } from '../review.tables.ts'
import { fromMissedRegisters } from './missed-registers.sql.ts'

const missedRow = {
  sessionId: sessions.id,
  classId: nullable(sessions.classId),
  ...sessionShape,
  lecturers: pgType.array(pgType.text),
  enrolled: pgType.int,
  marked: pgType.int,
}

type Query = ParsedInput<typeof missedRegisters.listMissedRegisters>

const missed = (actor: Actor, { search }: Query, now: Date, today: string) =>
  sql`${fromMissedRegisters(actor, now, today)}
    and ${everyWord(search, (it) => sql`c.code::text ilike ${it} or c.title ilike ${it} or r.name::text ilike ${it}`)}`

export async function listMissed(db: Database, actor: Actor, query: Query, now: Date, today: string) {
  const from = missed(actor, query, now, today)
  return queryPage(db, missedRow, {
    rows: sql`
    select s.id as session_id, ${openClassOfS(actor)} as class_id, c.code as course_code, c.title as course_title, r.name as room,
      s.starts_at, s.ends_at,
      array(select p.first_name || ' ' || p.last_name from people p where p.id in ${teachersOfS}
        order by ${nameOrderOfP}) as lecturers,
      ${countExpectedAtS} as enrolled,
      (select count(*)::int from attendance_records a
        where a.session_id = s.id and ${isMemberAtS(sql`a.student_id`)}) as marked
    ${from}
    order by s.starts_at desc, s.id`,
    count: from,
    page: query,
  })
}

/** False when the register was already taken, by another click. */
export async function insertLateRegister(
  db: Database,
  row: typeof lateRegisters.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(lateRegisters)
    .values(row)
    .onConflictDoNothing()
    .returning({ sessionId: lateRegisters.sessionId })
  return inserted.length === 1
}

export const findLateRegister = (db: Database, sessionId: string) =>
  queryRow(db, {
    at: lateRegisters.takenAt,
    by: pgType.text,
    reason: lateRegisters.reason,
  })`select l.taken_at as at, p.first_name || ' ' || p.last_name as by, l.reason
    from late_registers l join people p on p.id = l.taken_by where l.session_id = ${sessionId}`
