import { insertAll } from '@campanile/server/db/bulk.ts'
import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { pgType } from '@campanile/server/db/row-shape.ts'
import { queryRows } from '@campanile/server/db/rows.ts'
import { people } from '@campanile/server/domains/people/people.tables.ts'
import {
  batches,
  batchMembers,
  classBatches,
  classes,
  classLecturers,
  courses,
  departments,
  enrolments,
  programmes,
  rooms,
} from '@campanile/server/domains/structure/structure.tables.ts'
import { instantAt } from '@campanile/server/platform/calendar.ts'
import { daysAfter } from '@campanile/server/platform/clock.ts'
import { type DemoTime, demoTerm, firstDayOfAll } from '../demo-time.ts'
import { faculties } from './faculties.ts'
import { type PlannedClass, studentsOf, type TermKey, type University } from './plan.ts'
import type { PlannableRoom } from './weekly-plan.ts'

/** Letters of buildings, and how many rooms of each size they have. */
const buildings = [
  { name: 'Theatre', first: 1, count: 6, capacity: 140 },
  { name: 'A1.', first: 11, count: 5, capacity: 80 },
  { name: 'C2.', first: 20, count: 5, capacity: 80 },
  { name: 'D0.', first: 3, count: 8, capacity: 45 },
]

export type TermIds = Record<TermKey, string>

/** Inserts people, departments, rooms, courses and classes with their members. Returns the rooms. */
export async function insertUniversity(
  db: Database,
  it: University,
  termIds: TermIds,
  when: DemoTime,
): Promise<PlannableRoom[]> {
  await insertPeople(db, it, when)
  const history = historyOf(daysAfter(when.now, -400))
  const made = buildings.flatMap(({ name, first, count, capacity }) =>
    Array.from({ length: count }, (_, index) => {
      const place = String(first + index).padStart(name.endsWith('.') ? 2 : 1, '0')
      return { id: newId(), name: name.endsWith('.') ? name + place : `${name} ${place}`, capacity }
    }),
  )
  await insertAll(db, rooms, ['id', 'name', 'capacity', ...historyColumns], withHistory(made, history))
  await insertBatches(db, it, history)
  await insertClasses(db, it.classes, termIds, when)
  return made
}

const historyColumns = ['created_at', 'updated_at', 'version']
const historyOf = (at: Date) => ({ created_at: at, updated_at: at, version: 0 })
const withHistory = <T extends object>(rows: readonly T[], history: ReturnType<typeof historyOf>) =>
  rows.map((row) => ({ ...row, ...history }))

async function insertPeople(db: Database, { lecturers, staff, batches: groups }: University, when: DemoTime) {
  const since = historyOf(daysAfter(when.now, -400))
  const all = [...lecturers, ...staff, ...groups.flatMap(({ students }) => students)]
  await insertAll(
    db,
    people,
    [
      'id',
      'email',
      'first_name',
      'last_name',
      'role',
      'employment_type',
      'number',
      'starts_on',
      'is_active',
      ...historyColumns,
    ],
    all.map(({ id, email, firstName, lastName, role, employmentType, number }) => ({
      id,
      email,
      first_name: firstName,
      last_name: lastName,
      role,
      employment_type: employmentType,
      number,
      starts_on: firstDayOfAll(when.now),
      is_active: true,
      ...since,
    })),
  )
}

type History = ReturnType<typeof historyOf>

/** Ids of departments by name: existing ones, and new ones for the others. */
async function departmentIds(db: Database, history: History): Promise<Map<string, string>> {
  const known = await queryRows(db, { id: pgType.uuid, name: pgType.text })`select id, name from departments`
  const ids = new Map(known.map(({ id, name }) => [name, id]))
  const missing = faculties.filter(({ department }) => !ids.has(department))
  const made = missing.map(({ department }) => ({ id: newId(), name: department, ...history }))
  await insertAll(db, departments, ['id', 'name', ...historyColumns], made)
  for (const { id, name } of made) ids.set(name, id)
  return ids
}

async function insertBatches(db: Database, it: University, history: History): Promise<void> {
  const ofDepartment = await departmentIds(db, history)
  const known = await queryRows(db, { id: pgType.uuid, name: pgType.text })`select id, name from programmes`
  const ids = new Map(known.map(({ id, name }) => [name, id]))
  const made = faculties.flatMap(({ department, programmes: own }) =>
    own
      .filter(({ name }) => !ids.has(name))
      .map(({ name }) => ({ id: newId(), department_id: ofDepartment.get(department)!, name, ...history })),
  )
  await insertAll(db, programmes, ['id', 'department_id', 'name', ...historyColumns], made)
  for (const { id, name } of made) ids.set(name, id)
  await insertAll(
    db,
    batches,
    ['id', 'programme_id', 'code', 'intake_year', ...historyColumns],
    it.batches.map(({ id, code, intakeYear, programme }) => ({
      id,
      programme_id: ids.get(programme.name)!,
      code,
      intake_year: intakeYear,
      ...history,
    })),
  )
  const members = it.batches.flatMap(({ id, students }) =>
    students.map((student) => ({ student_id: student.id, batch_id: id })),
  )
  await insertAll(db, batchMembers, ['student_id', 'batch_id'], members)
}

async function insertClasses(
  db: Database,
  planned: readonly PlannedClass[],
  termIds: TermIds,
  when: DemoTime,
): Promise<void> {
  const begins = (term: TermKey) =>
    instantAt(when.timeZone, demoTerm(when, term === 'over' ? -1 : 0).firstDay, '00:00')
  const since = { over: begins('over'), present: begins('present') }
  const ofDepartment = await departmentIds(db, historyOf(when.now))
  await insertAll(
    db,
    courses,
    ['id', 'department_id', 'code', 'title', 'credits', ...historyColumns],
    planned.map(({ courseId, department, course, title, credits, term }) => ({
      id: courseId,
      department_id: ofDepartment.get(department)!,
      code: course,
      title,
      credits,
      ...historyOf(daysAfter(since[term], -30)),
    })),
  )
  await insertAll(
    db,
    classes,
    ['id', 'course_id', 'term_id', ...historyColumns],
    planned.map(({ id, courseId, term }) => ({
      id,
      course_id: courseId,
      term_id: termIds[term],
      ...historyOf(daysAfter(since[term], -21)),
    })),
  )
  await insertAll(
    db,
    classLecturers,
    ['class_id', 'lecturer_id'],
    planned.map(({ id, lecturer }) => ({ class_id: id, lecturer_id: lecturer.id })),
  )
  await insertAll(
    db,
    classBatches,
    ['class_id', 'batch_id'],
    planned.flatMap(({ id, batches: those }) => those.map((batch) => ({ class_id: id, batch_id: batch.id }))),
  )
  await insertAll(
    db,
    enrolments,
    ['class_id', 'student_id', 'batch_id', 'enrolled_at'],
    planned.flatMap((it) =>
      it.batches.flatMap((batch) =>
        batch.students.map((student) => ({
          class_id: it.id,
          student_id: student.id,
          batch_id: batch.id,
          enrolled_at: since[it.term],
        })),
      ),
    ),
  )
}

/** The roster of a class, in the order of the register. */
export const rosterOf = (it: PlannedClass) => studentsOf(it).map(({ id, number }) => ({ id, number }))
