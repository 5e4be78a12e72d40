import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { candidatesOfE } from './exams.sql.ts'
import { examDeferrals, exams } from './exams.tables.ts'

const deferralRow = {
  id: examDeferrals.id,
  examId: examDeferrals.examId,
  studentId: examDeferrals.studentId,
  name: pgType.text,
  number: people.number,
  profileImage: people.profileImage,
  reason: examDeferrals.reason,
  requestId: examDeferrals.requestId,
  deferredAt: examDeferrals.deferredAt,
  newExamId: examDeferrals.newExamId,
  newTitle: nullable(exams.title),
  newStartsAt: nullable(exams.startsAt),
  version: examDeferrals.version,
}
export type DeferralRow = ShapeRow<typeof deferralRow>

/** Students excused from a sitting, by name. */
export const listDeferrals = (db: Database, examId: string) =>
  queryRows(db, deferralRow)`
    select d.id, d.exam_id, d.student_id, p.first_name || ' ' || p.last_name as name,
      p.number, p.profile_image, d.reason, d.request_id, d.deferred_at,
      d.new_exam_id, o.title as new_title, o.starts_at as new_starts_at, d.version
    from exam_deferrals d
    join people p on p.id = d.student_id
    left join exams o on o.id = d.new_exam_id
    where d.exam_id = ${examId} and d.reversed_at is null
    order by ${nameOrderOfP}`

const sittingRow = {
  id: exams.id,
  title: exams.title,
  startsAt: exams.startsAt,
}
export type SittingRow = ShapeRow<typeof sittingRow>

/** Upcoming deferred sittings of an exam's class. */
export const listSittings = (db: Database, examId: string, now: Date) =>
  queryRows(db, sittingRow)`
    select o.id, o.title, o.starts_at
    from exams e join exams o on o.class_id = e.class_id and o.id <> e.id
    where e.id = ${examId} and o.sitting = 'deferred' and o.starts_at > ${now}
      and o.cancelled_at is null and o.archived_at is null
    order by o.starts_at, o.id`

type Deferral = typeof examDeferrals.$inferSelect

/** A deferral in force, locked until the transaction ends. */
export async function lockDeferral(db: Database, deferralId: string): Promise<Deferral | undefined> {
  const [row] = await db.select().from(examDeferrals).where(eq(examDeferrals.id, deferralId)).for('update')
  return row
}

export const insertDeferral = (db: Database, row: typeof examDeferrals.$inferInsert) =>
  db.insert(examDeferrals).values(row)

export const updateDeferral = (
  db: Database,
  deferralId: string,
  change: Partial<Pick<Deferral, 'newExamId' | 'reversedAt'>>,
) =>
  db
    .update(examDeferrals)
    .set({ ...change, version: sql`version + 1` })
    .where(eq(examDeferrals.id, deferralId))

/** A student's status for an exam. */
export const findStanding = (
  db: Database,
  examId: string,
  studentId: string,
): Promise<{ sits: boolean; deferred: boolean } | undefined> =>
  queryRow(db, { sits: pgType.boolean, deferred: pgType.boolean })`
    select ${studentId} in ${candidatesOfE} as sits,
      exists (select 1 from exam_deferrals d
        where d.exam_id = e.id and d.student_id = ${studentId} and d.reversed_at is null) as deferred
    from exams e where e.id = ${examId}`

/** Exams that a student can request to be excused from: published, in their classes, within a period. */
export const listDeferrable = (db: Database, studentId: string, from: Date, to: Date) =>
  queryRows(db, {
    id: exams.id,
    classId: exams.classId,
    title: exams.title,
    startsAt: exams.startsAt,
    endsAt: exams.endsAt,
  })`
    select e.id, e.class_id, e.title, e.starts_at, e.ends_at
    from exams e
    where e.class_id in (select class_id from enrolments where student_id = ${studentId} and left_at is null)
      and ${studentId} in ${candidatesOfE} and e.published_at is not null and e.cancelled_at is null
      and e.archived_at is null and e.starts_at between ${from} and ${to}
    order by e.starts_at, e.id`
