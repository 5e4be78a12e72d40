import { eq, sql } from 'drizzle-orm'
import { keepFigures } from '#domains/analytics/figures/keep-figures.service.ts'
import { attendanceRecords } from '#domains/attendance/attendance.tables.ts'
import { people as peopleTable } from '#domains/people/people.tables.ts'
import { classes as classesTable, enrolments, terms } from '#domains/structure/structure.tables.ts'
import { sessions as sessionsTable } from '#domains/timetable/timetable.tables.ts'
import { addDays } from '#platform/calendar.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { startTestServer } from '#testing/server.ts'
import { classes, countedRecord, type RawCampus, students } from './raw-attendance.ts'

const day = 24 * 60
const statuses = { P: 'present', L: 'late', A: 'absent', E: 'excused' } as const
const [termStart, today] = ['2026-09-21', '2026-11-16']

/** A term with students, a lecturer and classes, into which `write` puts the sessions and records of a campus. */
export async function writtenCampus({ make, platform, clock }: Awaited<ReturnType<typeof startTestServer>>) {
  const { db } = platform
  const people = await Promise.all(
    Array.from({ length: students }, (_, index) => make.student({ lastName: `Student ${index}` })),
  )
  const lecturer = await make.lecturer()
  const classIds: string[] = []
  for (let index = 0; index < classes; index += 1) {
    const { id } = await make.class([lecturer], people)
    // In the order of their codes, in which equal times are listed.
    await db.execute(
      sql`update courses set code = ${`C${index}`} where id = (select course_id from classes where id = ${id})`,
    )
    classIds.push(id)
  }
  const [first] = await db.select().from(classesTable).where(eq(classesTable.id, classIds[0]!))
  const { termId } = first!
  await db.update(classesTable).set({ termId })
  await db.delete(terms).where(sql`id <> ${termId}`)
  await db.update(terms).set({ firstDay: termStart, lastDay: '2026-12-18' }).where(eq(terms.id, termId))

  /** Writes a generated campus as rows, and has the figures follow. Returns the ids of its sessions. */
  async function write({ sessions, records, left, here }: RawCampus): Promise<string[]> {
    await db.delete(attendanceRecords)
    await db.delete(sessionsTable)
    await db.update(enrolments).set({ leftAt: null })
    for (const [student, { fromWeek, toWeek }] of here.entries())
      await db
        .update(peopleTable)
        .set({
          startsOn: fromWeek === null ? '2020-01-01' : addDays(today, -7 * fromWeek),
          endsOn: toWeek === null ? null : addDays(today, -7 * toWeek),
        })
        .where(eq(peopleTable.id, people[student]!.id))
    for (const [student, classIndex] of left)
      await db
        .update(enrolments)
        .set({ leftAt: clock.now() })
        .where(sql`student_id = ${people[student]!.id} and class_id = ${classIds[classIndex]!}`)
    const ids: string[] = []
    for (const [index, session] of sessions.entries()) {
      const startsInMinutes = -session.week * 7 * day + (session.hour - 10) * 60
      const made = await make.session(classIds[session.classIndex]!, {
        startsInMinutes,
        minutes: 50,
        status: session.cancelled ? 'cancelled' : 'scheduled',
      })
      ids.push(made.id)
      const rows = [...records[index]!].flatMap((letter, student) => {
        const status = statuses[countedRecord(session, letter) as keyof typeof statuses]
        const markedAt = minutesAfter(clock.now(), Math.min(startsInMinutes, 0))
        return status
          ? [
              {
                sessionId: made.id,
                studentId: people[student]!.id,
                status,
                source: 'manual' as const,
                markedAt,
              },
            ]
          : []
      })
      if (rows.length > 0) await db.insert(attendanceRecords).values(rows)
    }
    // Classes follow their sessions a little later.
    await keepFigures(platform)
    clock.forward({ seconds: 20 })
    await keepFigures(platform)
    return ids
  }

  return { people, lecturer, classIds, termId, termStart, today, write }
}
