import { eq, ne, sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import {
  batches,
  batchMembers,
  classes,
  departments,
  programmes,
  terms,
} from '#domains/structure/structure.tables.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Factories } from '#testing/factories.ts'

const statuses = ['present', 'late', 'present', 'absent', 'present', 'excused', 'late'] as const
const sources = ['code', 'manual', 'face'] as const
const sessionsOfClass = 6

/**
 * A term with two programmes, three classes, records of all kinds at different hours, and arrivals in every
 * band.
 */
export async function busyTerm({ make, db, now }: { make: Factories; db: Database; now: () => Date }) {
  const lecturers = [await make.lecturer({ lastName: 'First' }), await make.lecturer({ lastName: 'Second' })]
  const students = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      make.student({ firstName: `S${index}`, lastName: index % 2 ? 'Odd' : 'Even' }),
    ),
  )
  const history = { createdAt: now(), updatedAt: now() }
  const departmentId = newId()
  await db.insert(departments).values({ id: departmentId, name: 'Sciences', ...history })
  const programmeIds = [newId(), newId()]
  const batchIds = [newId(), newId()]
  for (const [index, id] of programmeIds.entries()) {
    await db.insert(programmes).values({ id, departmentId, name: `BSc ${index}`, ...history })
    await db
      .insert(batches)
      .values({ id: batchIds[index]!, programmeId: id, code: `B${index}`, intakeYear: 2026, ...history })
  }
  // The last student is in no batch.
  await db
    .insert(batchMembers)
    .values(students.slice(0, -1).map(({ id }, index) => ({ studentId: id, batchId: batchIds[index % 2]! })))
  const made = []
  for (const [index, own] of [[lecturers[0]!], [lecturers[1]!], [...lecturers]].entries())
    made.push(await make.class(own, students.slice(index * 2)))
  const [first] = await db.select().from(classes).where(eq(classes.id, made[0]!.id))
  const { termId } = first!
  await db.update(classes).set({ termId })
  await db.delete(terms).where(ne(terms.id, termId))
  await db.update(terms).set({ firstDay: '2026-09-21', lastDay: '2026-12-18' }).where(eq(terms.id, termId))
  let turn = 0
  for (const [place, { id: classId }] of made.entries()) {
    for (let number = 0; number < sessionsOfClass; number += 1) {
      const startsInMinutes = -(number + 1) * 2 * 24 * 60 - place * 130
      const { id, startsAt } = await make.session(classId, { startsInMinutes })
      if (number > 0)
        await db.execute(sql`insert into check_in_windows (id, session_id, opened_by, opened_at, late_after, closes_at)
          values (${newId()}, ${id}, ${lecturers[0]!.id}, ${startsAt}, ${minutesAfter(startsAt, 10)}, ${minutesAfter(startsAt, 60)})`)
      for (const student of students.slice(place * 2)) {
        turn += 1
        const status = statuses[(turn * 5 + number) % statuses.length]!
        await db.execute(sql`insert into attendance_records (session_id, student_id, status, source, marked_at)
          values (${id}, ${student.id}, ${status}, ${sources[turn % sources.length]!},
            ${minutesAfter(startsAt, (turn * 7) % 41)})`)
      }
    }
  }
  return {
    termId,
    departmentId,
    programmeIds,
    batchIds,
    students,
    lecturerId: lecturers[1]!.id,
    classId: made[1]!.id,
  }
}
