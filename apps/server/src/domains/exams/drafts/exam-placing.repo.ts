import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasRows, queryRows } from '#db/rows.ts'
import { dayOfSql, isMemberOnSql } from '#domains/people/membership.sql.ts'
import type { Slot } from '#domains/timetable/weekly.rules.ts'
import { candidatesOfE } from '../exams.sql.ts'
import { exams } from '../exams.tables.ts'

const ids = (values: readonly string[]) => sql`${sql.param(values)}::uuid[]`

/** Locks these exams until the transaction ends. */
export const lockExams = (db: Database, examIds: readonly string[]) =>
  db.execute(sql`select 1 from exams where id = any(${ids(examIds)}) order by id for update`)

export const insertExams = (db: Database, rows: (typeof exams.$inferInsert)[]) =>
  db.insert(exams).values(rows)

/**
 * Frees everything that exams occupy, so that they can change places in one transaction: the database compares
 * each booking with those that are there at that moment. Triggers book again what `moveExams` changes.
 */
export const releaseExams = (db: Database, examIds: readonly string[]) =>
  db.execute(sql`delete from session_bookings where exam_id = any(${ids(examIds)})`)

const versionRow = { id: exams.id, version: exams.version }

/** Changes times of exams that the transaction has locked, and raises their versions. */
export const moveExams = (db: Database, moved: readonly (Slot & { examId: string })[], now: Date) =>
  queryRows(db, versionRow)`
    update exams e set starts_at = k.starts_at, ends_at = k.ends_at, changed_at = ${now}, version = e.version + 1
    from unnest(${ids(moved.map(({ examId }) => examId))},
      ${sql.param(moved.map(({ startsAt }) => startsAt.toISOString()))}::timestamptz[],
      ${sql.param(moved.map(({ endsAt }) => endsAt.toISOString()))}::timestamptz[]) as k(id, starts_at, ends_at)
    where e.id = k.id returning e.id, e.version`

/** Archives exams that the transaction has locked. */
export const archiveExams = (db: Database, examIds: readonly string[], now: Date) =>
  db.execute(sql`
    update exams set archived_at = ${now}, changed_at = ${now}, version = version + 1
    where id = any(${ids(examIds)})`)

/**
 * Whether one of these exams can't take place as it is now: its rooms have too few seats or are archived, an
 * invigilator is not with the institution, or a student has another exam at the same time.
 */
export const hasImpossibleExam = (db: Database, examIds: readonly string[]): Promise<boolean> =>
  hasRows(db)`
    with planned as (select e.* from exams e where e.id = any(${ids(examIds)})),
    sat as materialized (
      select e.id, e.starts_at, e.ends_at, sits.student_id
      from exams e cross join lateral ${candidatesOfE} sits
      where e.cancelled_at is null and e.archived_at is null
        and e.starts_at < (select max(ends_at) from planned) and e.ends_at > (select min(starts_at) from planned)
    )
    select 1 from planned e where (select coalesce(sum(x.seats), 0) from exam_rooms x where x.exam_id = e.id)
      < (select count(*) from sat where sat.id = e.id)
    union all
    select 1 from planned e join exam_rooms x on x.exam_id = e.id join rooms r on r.id = x.room_id
      where r.archived_at is not null or x.seats > r.capacity
    union all
    select 1 from planned e join exam_rooms x on x.exam_id = e.id
      where x.invigilator_id is not null and not exists (select 1 from people
        where people.id = x.invigilator_id and role in ('lecturer', 'staff') and is_active and archived_at is null
          and ${isMemberOnSql(sql`people`, dayOfSql(sql`e.starts_at`))})
    union all
    select 1 from sat a join sat b on b.student_id = a.student_id and b.id <> a.id
      and b.starts_at < a.ends_at and b.ends_at > a.starts_at
      where a.id = any(${ids(examIds)})`
