import type { enrolmentStates } from '@campanile/contract/structure/structure-classes.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, pageClause } from '#db/lists.ts'
import { countRows, nullable, pgType, queryRow, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { nameShape } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { matchingP, type StudentQuery, studentOrder } from './batches.repo.ts'
import type { ClassMember } from './class-notices.rules.ts'
import { enrolments } from './structure.tables.ts'

// A whole batch is enrolled or withdrawn in one statement. Students who return resume their earlier
// enrolment, so that its records count again. Rows are written in the order of class and student, so that
// concurrent statements wait for each other instead of deadlocking.

const ids = (values: readonly string[]) => sql`any(${sql.param(values)}::uuid[])`

/** Current classes: not archived, and their term is not over. */
const currentClasses = (today: string) => sql`select k.id from classes k join terms t on t.id = k.term_id
  where k.archived_at is null and t.last_day >= ${today}::date`

/** A student's enrolment in a class. */
const changedRow = { classId: enrolments.classId, personId: enrolments.studentId }

interface MemberChange {
  studentIds: readonly string[]
  today: string
  now: Date
}

/**
 * Enrols students who joined a batch in its current classes; individual enrolments are not changed. Returns the
 * new enrolments.
 */
export const enrolMembers = (
  db: Database,
  { batchId, studentIds, today, now }: MemberChange & { batchId: string },
): Promise<ClassMember[]> =>
  queryRows(db, changedRow)`insert into enrolments (class_id, student_id, batch_id, enrolled_at)
    select cb.class_id, student_id, cb.batch_id, ${now}::timestamptz
    from class_batches cb cross join unnest(${sql.param(studentIds)}::uuid[]) as student_id
    where cb.batch_id = ${batchId} and cb.class_id in (${currentClasses(today)})
    order by 1, 2
    on conflict (class_id, student_id) do update set batch_id = excluded.batch_id, left_at = null,
        changed_at = excluded.enrolled_at
      where enrolments.left_at is not null
    returning class_id, student_id as person_id`

/** Ends the enrolments in current classes that students had through batches they left, and returns them. */
export const endByBatches = (
  db: Database,
  { batchIds, studentIds, today, now }: MemberChange & { batchIds: readonly string[] },
): Promise<ClassMember[]> =>
  queryRows(db, changedRow)`update enrolments set left_at = ${now} where batch_id = ${ids(batchIds)}
    and student_id = ${ids(studentIds)} and left_at is null and class_id in (${currentClasses(today)})
    returning class_id, student_id as person_id`

interface BatchChange {
  classIds: readonly string[]
  batchIds: readonly string[]
  now: Date
}

/** Enrols the members of the batches of classes; returns the new enrolments. */
export const enrolBatches = (
  db: Database,
  { classIds, batchIds, now }: BatchChange,
): Promise<ClassMember[]> =>
  queryRows(db, changedRow)`insert into enrolments (class_id, student_id, batch_id, enrolled_at)
      select cb.class_id, m.student_id, m.batch_id, ${now}::timestamptz
      from class_batches cb join batch_members m on m.batch_id = cb.batch_id
      join people p on p.id = m.student_id and p.archived_at is null
      where cb.class_id = ${ids(classIds)} and cb.batch_id = ${ids(batchIds)}
      order by 1, 2
      on conflict (class_id, student_id) do update set batch_id = excluded.batch_id, left_at = null,
        changed_at = excluded.enrolled_at
        where enrolments.left_at is not null
      returning class_id, student_id as person_id`

/** Ends the enrolments that a class's students have through these batches; returns the students. */
export const endBatches = (
  db: Database,
  { classId, batchIds, now }: { classId: string; batchIds: readonly string[]; now: Date },
): Promise<string[]> =>
  queryValues(
    db,
    enrolments.studentId,
  )`update enrolments set left_at = ${now} where class_id = ${classId} and batch_id = ${ids(batchIds)}
      and left_at is null returning student_id as id`

/** Enrols students individually; existing enrolments are not changed. Returns the newly enrolled students. */
export const enrolSingly = (
  db: Database,
  { classId, studentIds, now }: { classId: string; studentIds: readonly string[]; now: Date },
): Promise<string[]> =>
  queryValues(db, enrolments.studentId)`insert into enrolments (class_id, student_id, enrolled_at)
      select ${classId}::uuid, student_id, ${now}::timestamptz
      from unnest(${sql.param([...new Set(studentIds)])}::uuid[]) as student_id
      order by 1, 2
      on conflict (class_id, student_id) do update set batch_id = null, left_at = null,
        changed_at = excluded.enrolled_at
        where enrolments.left_at is not null
      returning student_id as id`

/** Undefined: never enrolled. False: had already left. */
export async function endEnrolment(
  db: Database,
  { classId, studentId, now }: { classId: string; studentId: string; now: Date },
): Promise<boolean | undefined> {
  const row = await queryRow(db, { ended: pgType.boolean })`with ended as (
        update enrolments set left_at = ${now}
        where class_id = ${classId} and student_id = ${studentId} and left_at is null returning 1)
      select exists (select 1 from ended) as ended from enrolments
      where class_id = ${classId} and student_id = ${studentId}`
  return row?.ended
}

const enrolmentRow = {
  studentId: people.id,
  ...nameShape,
  enrolledAt: enrolments.enrolledAt,
  leftAt: enrolments.leftAt,
  batch: nullable(pgType.json<{ id: string; code: string }>()),
}
export type EnrolmentRow = ShapeRow<typeof enrolmentRow>

interface EnrolmentQuery extends StudentQuery {
  classId: string
  state: (typeof enrolmentStates)[number]
}

export async function listEnrolments(db: Database, { classId, state, ...query }: EnrolmentQuery) {
  const matching = allConditions(
    sql`e.class_id = ${classId}`,
    state === 'left' ? sql`e.left_at is not null` : sql`e.left_at is null`,
    matchingP(query.search),
  )
  const from = sql`from enrolments e join people p on p.id = e.student_id
    left join batches b on b.id = e.batch_id where ${matching}`
  const [rows, total] = await Promise.all([
    queryRows(db, enrolmentRow)`select p.id as student_id, p.first_name, p.last_name, p.number,
        p.profile_image, e.enrolled_at, e.left_at,
        case when b.id is not null then json_build_object('id', b.id, 'code', b.code) end as batch
        ${from} order by ${studentOrder(query.sort)}
        ${pageClause(query)}`,
    countRows(db)`${from}`,
  ])
  return { rows, total }
}
