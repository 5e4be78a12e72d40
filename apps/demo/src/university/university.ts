import type { Database, Transaction } from '@campanile/server/db/database.ts'
import { pgType } from '@campanile/server/db/row-shape.ts'
import { queryRows } from '@campanile/server/db/rows.ts'
import type { Platform } from '@campanile/server/platform/platform.ts'
import { sql } from 'drizzle-orm'
import { type DemoTime, demoTerm } from '../demo-time.ts'
import { fillMitigation } from '../mitigation.ts'
import { fillCoursework, titleOfSecondWork } from './coursework.ts'
import type { Faculty } from './faculties.ts'
import { fillMarkSheets } from './marking.ts'
import { nameOf } from './names.ts'
import { type PlannedClass, planUniversity, studentsOf, type University } from './plan.ts'
import { takeRegisters } from './registers.ts'
import { mitigationOf } from './requests.ts'
import { fillReviews } from './reviews.ts'
import { fillSittings } from './sittings.ts'
import { insertUniversity, type TermIds } from './structure.ts'
import { insertTimetable, insertWeekendSessions } from './timetable.ts'
import type { PlannableClass } from './weekly-plan.ts'

export interface Filling {
  platform: Platform
  tx: Transaction
  adminId: string
  when: DemoTime
  faculties: readonly Faculty[]
}

/** Adds the rest of the university: its people, two terms of classes and all related records. */
export async function fillUniversity({
  platform,
  tx,
  adminId,
  when,
  faculties,
}: Filling): Promise<University> {
  const { db } = tx
  const known = await queryRows(db, {
    firstName: pgType.text,
    lastName: pgType.text,
  })`select first_name, last_name from people order by number`
  const university = planUniversity(Number(when.today.slice(0, 4)), known.map(nameOf), faculties)
  const { classes } = university
  const termIds = await findTerms(db, when)
  const rooms = await insertUniversity(db, university, termIds, when)
  for (const term of ['over', 'present'] as const) {
    const planned = classes.filter((it) => it.term === term).map(plannable)
    const own = term === 'over' ? await classesOverOf(db, termIds.over) : []
    await insertTimetable(db, [...planned, ...own], rooms, { termIds, term, when })
    if (term === 'present') await insertWeekendSessions(db, planned, rooms, when)
  }
  const handedIn = await fillCoursework({ db, platform, adminId, when }, classes)
  const sat = await fillSittings(db, classes, rooms, when)
  await fillMarkSheets({ db, adminId, now: when.now }, [...handedIn, ...sat])
  // After this many inserts, the planner needs new statistics before anything is queried.
  await db.execute(sql`analyze`)
  await takeRegisters(db, when)
  await db.execute(sql`analyze attendance_records`)
  await fillReviews(db, when)
  const taught = classes.filter((it) => it.term === 'present').map(taughtClass)
  const requests = mitigationOf(classes, titleOfSecondWork)
  await fillMitigation(platform, tx, { classes: taught, requests, when })
  return university
}

const taughtClass = (it: PlannedClass) => ({
  id: it.id,
  code: it.course,
  studentIds: studentsOf(it).map(({ id }) => id),
})

const plannable = (it: PlannedClass): PlannableClass => ({
  id: it.id,
  course: it.course,
  lecturerId: it.lecturer.id,
  batchIds: it.batches.map(({ id }) => id),
  size: studentsOf(it).length,
})

async function findTerms(db: Database, when: DemoTime): Promise<TermIds> {
  const rows = await queryRows(db, { id: pgType.uuid, name: pgType.text })`select id, name from terms`
  const idOf = (offset: number) => rows.find(({ name }) => name === demoTerm(when, offset).name)!.id
  return { over: idOf(-1), present: idOf(0) }
}

/** Last term's classes of Leila's batch. All of its students were in the same ones. */
const classesOverOf = async (db: Database, termId: string): Promise<PlannableClass[]> => {
  const rows = await queryRows(db, {
    id: pgType.uuid,
    course: pgType.text,
    lecturerId: pgType.text,
    size: pgType.int,
  })`select c.id, co.code::text as course, (select min(l.lecturer_id::text) from class_lecturers l where l.class_id = c.id) as lecturer_id,
      (select count(*)::int from enrolments e where e.class_id = c.id) as size
    from classes c join courses co on co.id = c.course_id where c.term_id = ${termId}
      and not exists (select 1 from class_batches b where b.class_id = c.id) order by co.code`
  return rows.map((it) => ({ ...it, batchIds: ['the batch of the account'] }))
}
