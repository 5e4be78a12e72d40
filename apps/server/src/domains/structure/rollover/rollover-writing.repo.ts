import { sql } from 'drizzle-orm'
import { insertAll } from '#db/bulk.ts'
import type { Database } from '#db/database.ts'
import { listReferencingColumns } from '#db/foreign-keys.ts'
import { hasRows, pgType, queryRows } from '#db/rows.ts'
import { meetings } from '#domains/timetable/timetable.tables.ts'
import type { ClassMember } from '../class-notices.rules.ts'
import { batches, classBatches, classes, classLecturers } from '../structure.tables.ts'
import { termRolloverCopies } from '../term-rollovers.tables.ts'
import type { Copy } from './term-rollovers.repo.ts'

// Everything that a roll-over writes and undoing it deletes, one statement for each table.

interface Meeting {
  id: string
  classId: string
  weekday: number
  startsAt: string
  endsAt: string
  roomId: string | null
}

interface Rows {
  batches: readonly { id: string; programmeId: string; code: string; intakeYear: number }[]
  classes: readonly { id: string; sourceId: string; courseId: string; termId: string }[]
  lecturers: readonly { classId: string; lecturerId: string }[]
  classBatches: readonly { classId: string; batchId: string }[]
  meetings: readonly Meeting[]
}

export async function insertCopies(db: Database, rows: Rows, now: Date): Promise<void> {
  const history = { created_at: now, updated_at: now, version: 0 }
  const kept = ['created_at', 'updated_at', 'version']
  await insertAll(
    db,
    batches,
    ['id', 'programme_id', 'code', 'intake_year', ...kept],
    rows.batches.map((it) => ({
      id: it.id,
      programme_id: it.programmeId,
      code: it.code,
      intake_year: it.intakeYear,
      ...history,
    })),
  )
  await insertAll(
    db,
    classes,
    ['id', 'course_id', 'term_id', ...kept],
    rows.classes.map((it) => ({ id: it.id, course_id: it.courseId, term_id: it.termId, ...history })),
  )
  await insertAll(
    db,
    classLecturers,
    ['class_id', 'lecturer_id'],
    rows.lecturers.map((it) => ({ class_id: it.classId, lecturer_id: it.lecturerId })),
  )
  await insertAll(
    db,
    classBatches,
    ['class_id', 'batch_id'],
    rows.classBatches.map((it) => ({ class_id: it.classId, batch_id: it.batchId })),
  )
  await insertAll(
    db,
    meetings,
    ['id', 'class_id', 'weekday', 'starts_at', 'ends_at', 'room_id', ...kept],
    rows.meetings.map((it) => ({
      id: it.id,
      class_id: it.classId,
      weekday: it.weekday,
      starts_at: it.startsAt,
      ends_at: it.endsAt,
      room_id: it.roomId,
      ...history,
    })),
  )
  await copyCheckInRules(db, rows.classes, now)
  await copyMaterials(db, rows.classes, now)
}

/** Rows `copy` of a copied class and its copy. */
const copiesOf = (
  copies: Rows['classes'],
) => sql`unnest(${sql.param(copies.map((it) => it.sourceId))}::uuid[],
  ${sql.param(copies.map((it) => it.id))}::uuid[]) as copy (source_id, id)`

const copyCheckInRules = (db: Database, copies: Rows['classes'], now: Date) =>
  db.execute(sql`
    insert into check_in_rules (class_id, ways, require_network, max_distance, updated_at)
    select copy.id, r.ways, r.require_network, r.max_distance, ${now}::timestamptz
    from ${copiesOf(copies)} join check_in_rules r on r.class_id = copy.source_id`)

const copyMaterials = (db: Database, copies: Rows['classes'], now: Date) =>
  db.execute(sql`
    insert into class_materials (class_id, items, updated_at)
    select copy.id, m.items, ${now}::timestamptz
    from ${copiesOf(copies)} join class_materials m on m.class_id = copy.source_id`)

export const keepCopies = (db: Database, rolloverId: string, copies: readonly Copy[]) =>
  insertAll(
    db,
    termRolloverCopies,
    ['rollover_id', 'kind', 'source_id', 'copy_id'],
    copies.map((it) => ({
      rollover_id: rolloverId,
      kind: it.kind,
      source_id: it.sourceId,
      copy_id: it.copyId,
    })),
  )

const ids = (values: readonly string[]) => sql`any(${sql.param(values)}::uuid[])`

const memberRow = { classId: pgType.uuid, personId: pgType.uuid }

/** The students and lecturers of these classes. */
export async function listPeopleOfClasses(
  db: Database,
  classIds: readonly string[],
): Promise<{ students: ClassMember[]; lecturers: ClassMember[] }> {
  const students = await queryRows(db, memberRow)`select class_id, student_id as person_id from enrolments
    where class_id = ${ids(classIds)} and left_at is null`
  const lecturers = await queryRows(
    db,
    memberRow,
  )`select class_id, lecturer_id as person_id from class_lecturers
    where class_id = ${ids(classIds)}`
  return { students, lecturers }
}

/** Deletes classes with everything that is only planned. Their assignments are deleted before. */
export async function deleteClasses(db: Database, classIds: readonly string[]): Promise<void> {
  const own = [
    'sessions',
    'meetings',
    'enrolments',
    'class_lecturers',
    'class_batches',
    'check_in_rules',
    'class_materials',
  ]
  for (const table of own) {
    await db.execute(sql`delete from ${sql.identifier(table)} where class_id = ${ids(classIds)}`)
  }
  await db.execute(sql`delete from classes where id = ${ids(classIds)}`)
}

async function referring(db: Database, table: 'batches' | 'terms', except: readonly string[]) {
  const columns = (await listReferencingColumns(db, table)).filter((it) => !except.includes(it.table))
  return sql.join(
    columns.map(
      (it) => sql`exists (select 1 from ${sql.raw(it.table)} r where r.${sql.identifier(it.column)} = u.id)`,
    ),
    sql` or `,
  )
}

/** Deletes those of these batches that no row refers to. */
export const deleteUnusedBatches = async (db: Database, batchIds: readonly string[]) =>
  db.execute(sql`delete from batches u where u.id = ${ids(batchIds)}
    and not (${await referring(db, 'batches', [])})`)

/** Deletes a term and its holidays, unless something refers to it. */
export async function deleteUnusedTerm(db: Database, termId: string): Promise<void> {
  const isUsed = await hasRows(db)`select 1 from terms u where u.id = ${termId}
    and (${await referring(db, 'terms', ['holidays'])})`
  if (isUsed) return
  await db.execute(sql`delete from holidays where term_id = ${termId}`)
  await db.execute(sql`delete from terms where id = ${termId}`)
}
