import type { studentCases as contract, StudentCase } from '@campanile/contract/insight/student-cases.ts'
import { maxCaseEntries } from '@campanile/contract/insight/student-cases.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { hasRows, nullable, pgType, queryPage, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { runsAllClasses } from '#domains/access/session-access.policy.ts'
import { isTaughtBy, taughtClasses } from '#domains/access/session-access.sql.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import type { Actor } from '#http/context.ts'
import { studentCaseEntries, studentCases } from '../student-cases.tables.ts'

const caseRow = {
  id: studentCases.id,
  studentId: studentCases.studentId,
  studentName: pgType.text,
  number: people.number,
  profileImage: people.profileImage,
  classId: nullable(studentCases.classId),
  course: nullable(pgType.text),
  ownerId: studentCases.ownerId,
  ownerName: pgType.text,
  nextStep: studentCases.nextStep,
  nextStepOn: studentCases.nextStepOn,
  openedAt: studentCases.openedAt,
  openedBy: pgType.text,
  closedAt: studentCases.closedAt,
  closedById: studentCases.closedBy,
  closedBy: nullable(pgType.text),
  outcome: studentCases.outcome,
  outcomeNote: studentCases.outcomeNote,
  version: studentCases.version,
}
export type CaseRow = ShapeRow<typeof caseRow>

const fullName = (person: SQL) => sql`${person}.first_name || ' ' || ${person}.last_name`

const selected = sql`select x.id, x.student_id, ${fullName(sql`p`)} as student_name, p.number, p.profile_image,
    x.class_id, c.code::text || ' ' || c.title as course, x.owner_id, ${fullName(sql`w`)} as owner_name,
    x.next_step, x.next_step_on, x.opened_at, ${fullName(sql`o`)} as opened_by, x.closed_at, x.closed_by as closed_by_id, ${fullName(sql`z`)} as closed_by, x.outcome,
    x.outcome_note, x.version
  from student_cases x
  join people p on p.id = x.student_id
  join people w on w.id = x.owner_id
  join people o on o.id = x.opened_by
  left join people z on z.id = x.closed_by
  left join classes k on k.id = x.class_id
  left join courses c on c.id = k.course_id`

/** Admins see all cases, lecturers those of the classes they teach now. */
const isVisible = (actor: Actor): SQL =>
  runsAllClasses(actor) ? sql`true` : sql`x.class_id in (${taughtClasses(actor.id)})`

type Query = ParsedInput<typeof contract.listStudentCases>

export function listCases(db: Database, actor: Actor, query: Query) {
  const where = sql`where ${isVisible(actor)}
    and ${query.state === 'open' ? sql`x.closed_at is null` : sql`x.closed_at is not null`}
    and ${query.studentId ? sql`x.student_id = ${query.studentId}` : sql`true`}`
  return queryPage(db, caseRow, {
    rows: sql`${selected} ${where} order by x.opened_at desc, x.id desc`,
    count: sql`from student_cases x ${where}`,
    page: query,
  })
}

export const findCase = (db: Database, actor: Actor, caseId: string): Promise<CaseRow | undefined> =>
  queryRow(db, caseRow)`${selected} where x.id = ${caseId} and ${isVisible(actor)}`

/** Makes concurrent changes of one case run one after the other. */
export const lockCase = (db: Database, caseId: string) =>
  db.select({ id: studentCases.id }).from(studentCases).where(eq(studentCases.id, caseId)).for('update')

const entryRow = {
  id: studentCaseEntries.id,
  at: studentCaseEntries.at,
  by: pgType.text,
  kind: studentCaseEntries.kind,
  outcome: studentCaseEntries.outcome,
  text: studentCaseEntries.text,
}

/** Newest first. */
export const listEntries = (db: Database, caseId: string) =>
  queryRows(db, entryRow)`
    select e.id, e.at, ${fullName(sql`p`)} as by, e.kind, e.outcome, e.text
    from student_case_entries e join people p on p.id = e.by
    where e.case_id = ${caseId} order by e.id desc limit ${maxCaseEntries}`

/** The most people who are offered as owners. */
const maxOwners = 200

/** Active admins, and the active lecturers of the class. */
const canOwn = (classId: string | null) => sql`p.is_active and p.archived_at is null and (p.role = 'admin'
  or (p.role = 'lecturer' and ${classId ? isTaughtBy(sql`${classId}::uuid`, sql`p.id`) : sql`false`}))`

export const listOwners = (db: Database, classId: string | null): Promise<StudentCase['owners']> =>
  queryRows(db, { id: people.id, name: pgType.text })`
    select p.id, ${fullName(sql`p`)} as name from people p where ${canOwn(classId)}
    order by ${nameOrderOfP} limit ${maxOwners}`

export const isPossibleOwner = (db: Database, classId: string | null, personId: string) =>
  hasRows(db)`select 1 from people p where p.id = ${personId} and ${canOwn(classId)}`

/** Whether this is an active student, and a member of the class if one is given. */
export const isEnrolledStudent = (db: Database, studentId: string, classId: string | null) =>
  hasRows(
    db,
  )`select 1 from people p where p.id = ${studentId} and p.role = 'student' and p.archived_at is null
    and ${
      classId
        ? sql`exists (select 1 from enrolments e
            where e.class_id = ${classId} and e.student_id = p.id and e.left_at is null)`
        : sql`true`
    }`

export const insertCase = (db: Database, row: typeof studentCases.$inferInsert) =>
  db.insert(studentCases).values(row)

export const insertEntry = (db: Database, row: typeof studentCaseEntries.$inferInsert) =>
  db.insert(studentCaseEntries).values(row)

/** False when the case has another version, or is closed. */
export async function changeCase(
  db: Database,
  { caseId, version }: { caseId: string; version: number },
  change: Partial<typeof studentCases.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(studentCases)
    .set({ ...change, version: version + 1 })
    .where(and(eq(studentCases.id, caseId), eq(studentCases.version, version), isNull(studentCases.closedAt)))
    .returning({ id: studentCases.id })
  return changed.length === 1
}

/** False when the case has another version, or is open. */
export async function reopenCase(
  db: Database,
  { caseId, version }: { caseId: string; version: number },
): Promise<boolean> {
  const reopened = await db
    .update(studentCases)
    .set({ closedAt: null, closedBy: null, outcome: null, outcomeNote: null, version: version + 1 })
    .where(
      and(eq(studentCases.id, caseId), eq(studentCases.version, version), isNotNull(studentCases.closedAt)),
    )
    .returning({ id: studentCases.id })
  return reopened.length === 1
}
