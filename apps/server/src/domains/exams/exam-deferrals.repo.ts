import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { candidatesOfE } from './exams.sql.ts'
import { examDeferrals } from './exams.tables.ts'

export interface DeferralRow {
  id: string
  examId: string
  studentId: string
  name: string
  number: string | null
  photo: string | null
  reason: string
  requestId: string | null
  deferredAt: Date
  newExamId: string | null
  newTitle: string | null
  newStartsAt: Date | null
  version: number
}

/** Students excused from a sitting, by name. */
export const listDeferrals = (db: Database, examId: string) =>
  rowsOf<DeferralRow>(
    db,
    sql`
    select d.id, d.exam_id as "examId", d.student_id as "studentId", p.first_name || ' ' || p.last_name as name,
      p.number, p.profile_image as photo, d.reason, d.request_id as "requestId", d.deferred_at as "deferredAt",
      d.new_exam_id as "newExamId", o.title as "newTitle", o.starts_at as "newStartsAt", d.version
    from exam_deferrals d
    join people p on p.id = d.student_id
    left join exams o on o.id = d.new_exam_id
    where d.exam_id = ${examId} and d.reversed_at is null
    order by ${nameOrderOfP}`,
    ['deferredAt', 'newStartsAt'],
  )

export interface SittingRow {
  id: string
  title: string
  startsAt: Date
}

/** Upcoming deferred sittings of an exam's class. */
export const listSittings = (db: Database, examId: string, now: Date) =>
  rowsOf<SittingRow>(
    db,
    sql`
    select o.id, o.title, o.starts_at as "startsAt"
    from exams e join exams o on o.class_id = e.class_id and o.id <> e.id
    where e.id = ${examId} and o.sitting = 'deferred' and o.starts_at > ${now}
      and o.cancelled_at is null and o.archived_at is null
    order by o.starts_at, o.id`,
    ['startsAt'],
  )

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
export async function findStanding(
  db: Database,
  examId: string,
  studentId: string,
): Promise<{ sits: boolean; deferred: boolean } | undefined> {
  const [row] = await rowsOf<{ sits: boolean; deferred: boolean }>(
    db,
    sql`
    select ${studentId} in ${candidatesOfE} as sits,
      exists (select 1 from exam_deferrals d
        where d.exam_id = e.id and d.student_id = ${studentId} and d.reversed_at is null) as deferred
    from exams e where e.id = ${examId}`,
  )
  return row
}

/** Exams that a student can request to be excused from: published, in their classes, within a period. */
export const listDeferrable = (db: Database, studentId: string, from: Date, to: Date) =>
  rowsOf<SittingRow & { endsAt: Date; classId: string }>(
    db,
    sql`
    select e.id, e.class_id as "classId", e.title, e.starts_at as "startsAt", e.ends_at as "endsAt"
    from exams e
    where e.class_id in (select class_id from enrolments where student_id = ${studentId} and left_at is null)
      and ${studentId} in ${candidatesOfE} and e.published_at is not null and e.cancelled_at is null
      and e.archived_at is null and e.starts_at between ${from} and ${to}
    order by e.starts_at, e.id`,
    ['startsAt', 'endsAt'],
  )
