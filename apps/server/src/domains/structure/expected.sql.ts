import { type SQL, sql } from 'drizzle-orm'
import { dayOfSql, isMemberOnSql } from '#domains/people/membership.sql.ts'

// The students on a register: enrolled in the class, and with the institution on the session's day.

/** Enrolments `e` of the students expected at a session `s` on this day; conditions can follow. */
export const expectedAtSOn = (day: SQL): SQL => sql`enrolments e
  join people member on member.id = e.student_id
    and ${isMemberOnSql(sql`member`, day)}
  where e.class_id = s.class_id and e.left_at is null`

/** The same for a session read as `s`. */
export const expectedAtS = expectedAtSOn(dayOfSql(sql`s.starts_at`))

export const isExpectedAtS = (studentId: SQL | string): SQL =>
  sql`exists (select 1 from ${expectedAtS} and e.student_id = ${studentId})`

export const countExpectedAtS: SQL = sql`(select count(*)::int from ${expectedAtS})`

/** The same enrolments `e` for one session. */
export const expectedStudents = ({
  classId,
  startsAt,
}: {
  classId: string
  startsAt: Date
}): SQL => sql`enrolments e
  join people member on member.id = e.student_id and ${isMemberOnSql(sql`member`, dayOfSql(startsAt))}
  where e.class_id = ${classId} and e.left_at is null`
