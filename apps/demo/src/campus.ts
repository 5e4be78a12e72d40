import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
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
  terms,
} from '@campanile/server/domains/structure/structure.tables.ts'
import { instantAt } from '@campanile/server/platform/calendar.ts'
import { type DemoTime, demoTerm } from './demo-time.ts'

export interface DemoPeople {
  adminId: string
  lecturerId: string
  visitingId: string
  studentIds: string[]
}

/** Course code of the class that always has a session in progress. */
export const liveCourse = 'CS304'

export interface DemoClass {
  id: string
  code: string
  termId: string
  roomId: string
  room: string
  lecturerId: string
  studentIds: string[]
}

const plan = [
  { code: liveCourse, title: 'Software Architecture', room: 'B2.14', credits: 20, visiting: false },
  { code: 'CS210', title: 'Databases', room: 'A2.08', credits: 15, visiting: false },
  { code: 'CS220', title: 'Discrete Structures', room: 'C1.11', credits: 15, visiting: true },
  { code: 'RM201', title: 'Research Methods', room: 'Library 3', credits: 10, visiting: true },
]

/** The code of a batch consists of its programme and intake year: CS-24A. */
export const batchCode = (programme: string, intakeYear: number, group = 'A') =>
  `${programme}-${String(intakeYear % 100).padStart(2, '0')}${group}`

/** Creates one department with its batch of students, rooms and this term's classes. */
export async function buildCampus(db: Database, who: DemoPeople, when: DemoTime): Promise<DemoClass[]> {
  const { now, today, timeZone } = when
  const history = { createdAt: now, updatedAt: now }
  const intakeYear = Number(today.slice(0, 4)) - 2
  const [departmentId, programmeId, batchId, termId] = [newId(), newId(), newId(), newId()]
  await db.insert(departments).values({ id: departmentId, name: 'Computing', ...history })
  await db.insert(programmes).values({ id: programmeId, departmentId, name: 'BSc Computing', ...history })
  await db
    .insert(batches)
    .values({ id: batchId, programmeId, code: batchCode('CS', intakeYear), intakeYear, ...history })
  await db.insert(batchMembers).values(who.studentIds.map((studentId) => ({ studentId, batchId })))
  const term = demoTerm(when, 0)
  await db.insert(terms).values({ id: termId, ...term, ...history })
  const enrolledAt = instantAt(timeZone, term.firstDay, '00:00')

  const made: DemoClass[] = []
  for (const { code, title, room, credits, visiting } of plan) {
    const [courseId, classId, roomId] = [newId(), newId(), newId()]
    await db.insert(rooms).values({ id: roomId, name: room, capacity: 60, ...history })
    await db.insert(courses).values({ id: courseId, departmentId, code, title, credits, ...history })
    await db.insert(classes).values({ id: classId, courseId, termId, ...history })
    const lecturerId = visiting ? who.visitingId : who.lecturerId
    await db.insert(classLecturers).values({ classId, lecturerId })
    // Students enrol in these individually, so that they do not block the session that is always in progress.
    if (!visiting) await db.insert(classBatches).values({ classId, batchId })
    await db
      .insert(enrolments)
      .values(who.studentIds.map((studentId) => ({ classId, studentId, batchId, enrolledAt })))
    made.push({ id: classId, code, termId, roomId, room, lecturerId, studentIds: who.studentIds })
  }
  return made
}
