import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { markedClass } from '#domains/insight/testing/marked-class.ts'
import { classes, classLecturers, enrolments, terms } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { keepAll, markedTerm } from '../testing/marked-term.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
let ids: Awaited<ReturnType<typeof markedTerm>>
let other: TestPerson
let art: string
let cy: TestPerson

/** Ben also fails a class of another lecturer, where only Cy is with him. */
beforeAll(async () => {
  ids = await markedTerm(server)
  other = await make.lecturer()
  cy = await make.student({ firstName: 'Cy', lastName: 'Student' })
  const made = await markedClass({ make, db, now: clock.now }, [other], [[cy, 'AAAAAAAA']])
  art = made.id
  const [row] = await db.select().from(classes).where(eq(classes.id, art))
  // The factory gave it a separate term, which would be the current one.
  await db
    .update(terms)
    .set({ firstDay: '2020-01-06', lastDay: '2020-06-26' })
    .where(eq(terms.id, row!.termId))
  await db.update(classes).set({ termId: ids.termId }).where(eq(classes.id, art))
  await keepAll(server)
}, 60_000)

const teach = (lecturerId: string, classId: string) =>
  db.insert(classLecturers).values({ lecturerId, classId })

describe('listMyAtRiskStudents', () => {
  it('lists the students of the caller’s classes, highest risk first, with the reasons', async () => {
    const lecturer = await make.lecturer()
    await teach(lecturer.id, ids.maths)
    const { items, counts } = await (await server.as(lecturer)).listMyAtRiskStudents({})
    expect(items.map(({ firstName }) => firstName)).toEqual(['Ben', 'Eve'])
    expect(items[0]).toMatchObject({ percentage: 50, classes: [{ classId: ids.maths }] })
    expect(items[0]!.reasons.map(({ kind }) => kind)).toContain('missed-in-a-row')
    expect(counts.high + counts.medium + counts.watch).toBe(2)
  })

  it('shows nothing of another lecturer’s class, even about a student of both', async () => {
    const before = await (await server.as(other)).listMyAtRiskStudents({})
    expect(before.items.map(({ firstName }) => firstName)).toEqual(['Cy'])
    await db.insert(enrolments).values({ classId: art, studentId: ids.ben, enrolledAt: clock.now() })
    await db.insert(enrolments).values({ classId: ids.maths, studentId: cy.id, enrolledAt: clock.now() })
    await keepAll(server)
    const { items } = await (await server.as(other)).listMyAtRiskStudents({})
    for (const { classes: taught, reasons } of items) {
      expect(taught.map(({ classId }) => classId)).toEqual([art])
      for (const reason of reasons) if ('classId' in reason) expect(reason.classId).toBe(art)
    }
    // Ben has no record in this class: his absences in Maths are not a reason here.
    expect(items.map(({ firstName }) => firstName)).toEqual(['Cy'])
    expect(items[0]).toMatchObject({ percentage: 0 })
  })

  it('shows nothing to a substitute, who covers a session but does not teach the class', async () => {
    const substitute = await make.lecturer()
    await db.update(sessions).set({ substituteId: substitute.id }).where(eq(sessions.classId, ids.maths))
    const { items } = await (await server.as(substitute)).listMyAtRiskStudents({})
    expect(items).toEqual([])
  })

  it('is for lecturers only', async () => {
    for (const person of [await make.admin(), await make.student(), await make.staff()])
      expect(await refusal((await server.as(person)).listMyAtRiskStudents({}))).toBe('forbidden')
  })
})
