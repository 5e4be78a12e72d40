import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { markedTerm } from '#domains/analytics/testing/marked-term.ts'
import { disputes } from '#domains/attendance/review.tables.ts'
import { submitted } from '#domains/mitigation/testing/requests.ts'
import { classes, classLecturers, enrolments, terms } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { markedClass } from './testing/marked-class.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
let ids: Awaited<ReturnType<typeof markedTerm>>
let admin: TestBrowser
let lecturer: TestPerson
let lecturing: TestBrowser
/** A class of another lecturer, in the same term, in which Ben is too. */
let art: Awaited<ReturnType<typeof markedClass>>
let other: TestPerson

const teach = (lecturerId: string, classId: string) =>
  db.insert(classLecturers).values({ lecturerId, classId })

beforeAll(async () => {
  ids = await markedTerm(server)
  admin = await server.as(await make.admin())
  lecturer = await make.lecturer()
  await teach(lecturer.id, ids.maths)
  lecturing = await server.as(lecturer)
  other = await make.lecturer()
  const cy = await make.student({ firstName: 'Cy' })
  art = await markedClass({ make, db, now: clock.now }, [other], [[cy, 'PPPP']])
  const [row] = await db.select().from(classes).where(eq(classes.id, art.id))
  // The factory gave it a separate term, which would be the current one.
  const past = { firstDay: '2020-01-06', lastDay: '2020-06-26' }
  await db.update(terms).set(past).where(eq(terms.id, row!.termId))
  await db.update(classes).set({ termId: ids.termId }).where(eq(classes.id, art.id))
  await db.insert(enrolments).values({ classId: art.id, studentId: ids.ben, enrolledAt: clock.now() })
  for (const { id: sessionId } of art.sessions)
    await admin.markAttendance({ sessionId, studentId: ids.ben, status: 'present' })
}, 60_000)

describe('a student’s page, for an admin', () => {
  it('has the account, the batch and the attendance of all classes of the term', async () => {
    const page = await admin.readPersonPage({ personId: ids.ben })
    expect(page).toMatchObject({
      firstName: 'Ben',
      role: 'student',
      batch: { code: 'M26', programme: 'BSc Maths' },
      departments: ['Sciences'],
      account: { id: ids.ben, status: 'active', can: { edit: true } },
      attendance: { held: 12, attended: 8, percentage: 66.7 },
      teaches: [],
    })
    expect(page.classes.map(({ classId }) => classId).sort()).toEqual([ids.maths, art.id].sort())
    const { student, required } = await admin.readStudentAttendance({ studentId: ids.ben })
    expect(page.attendance).toEqual({
      held: student.held,
      attended: student.attended,
      excused: student.excused,
      percentage: student.percentage,
    })
    expect(page.required).toBe(required)
  })

  it('gives the reasons why a student is at risk, and nothing for other students', async () => {
    const { risk } = await admin.readPersonPage({ personId: ids.ben })
    const { items } = await admin.listAtRiskStudents({ termId: ids.termId })
    const listed = items.find(({ studentId }) => studentId === ids.ben)
    expect(risk).toEqual({ level: listed?.level, reasons: listed?.reasons })
    expect((await admin.readPersonPage({ personId: ids.ada })).risk).toBeNull()
  })

  it('counts only items about this person', async () => {
    const [asking, quiet] = [await make.student(), await make.student()]
    await submitted(await server.as(asking))
    expect((await admin.readPersonPage({ personId: asking.id })).waiting).toMatchObject([
      { queue: 'mitigation', count: 1 },
    ])
    expect((await admin.readPersonPage({ personId: quiet.id })).waiting).toEqual([])
  })
})

describe('everyone else’s page', () => {
  it('has the classes that a lecturer teaches, with the attendance of their students', async () => {
    const page = await admin.readPersonPage({ personId: lecturer.id })
    expect(page).toMatchObject({ role: 'lecturer', attendance: null, batch: null, classes: [], risk: null })
    expect(page.teaches).toMatchObject([{ classId: ids.maths, students: 3, held: 24 }])
  })

  it('has no attendance for staff and admins', async () => {
    for (const person of [await make.staff(), await make.admin()])
      expect(await admin.readPersonPage({ personId: person.id })).toMatchObject({
        account: { id: person.id },
        attendance: null,
        classes: [],
        teaches: [],
      })
  })

  it('is not found for an unknown id', async () => {
    expect(await refusal(admin.readPersonPage({ personId: newId() }))).toBe('not-found')
  })
})

describe('for a lecturer', () => {
  it('shows a student in the classes they teach, and nothing of other classes or of the account', async () => {
    const page = await lecturing.readPersonPage({ personId: ids.ben })
    expect(page).toMatchObject({
      account: null,
      attendance: { held: 8, attended: 4, percentage: 50 },
      batch: { code: 'M26' },
    })
    expect(page.classes.map(({ classId }) => classId)).toEqual([ids.maths])
    for (const reason of page.risk?.reasons ?? [])
      if ('classId' in reason) expect(reason.classId).toBe(ids.maths)
    expect(JSON.stringify(page)).not.toContain(art.id)
  })

  it('judges the risk by these classes alone, like their dashboard', async () => {
    const { items } = await lecturing.listMyAtRiskStudents({})
    const listed = items.find(({ studentId }) => studentId === ids.ben)!
    const { risk } = await lecturing.readPersonPage({ personId: ids.ben })
    expect(risk).toEqual({ level: listed.level, reasons: listed.reasons })
    expect((await (await server.as(other)).readPersonPage({ personId: ids.ben })).risk).toBeNull()
  })

  it('counts disputes of the sessions they run, not of others', async () => {
    const { sessions: held } = art
    const row = { id: newId(), studentId: ids.ben, openedAt: clock.now(), state: 'open' as const }
    await db.insert(disputes).values({ ...row, sessionId: held[0]!.id })
    expect((await lecturing.readPersonPage({ personId: ids.ben })).waiting).toEqual([])
    expect((await (await server.as(other)).readPersonPage({ personId: ids.ben })).waiting).toMatchObject([
      { queue: 'disputes', count: 1 },
    ])
  })

  it('lists records, classes and results of their own classes only', async () => {
    const records = await lecturing.listAttendanceRecords({ studentId: ids.ben })
    expect(records.total).toBe(8)
    const all = await lecturing.listAttendanceRecords({})
    const taught = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.classId, ids.maths))
    const own = new Set(taught.map(({ id }) => id))
    expect(all.items.every(({ sessionId }) => own.has(sessionId))).toBe(true)
    const sessionId = art.sessions[0]!.id
    expect((await lecturing.listAttendanceRecords({ sessionId })).total).toBe(0)
    const listed = await lecturing.listClasses({ studentId: ids.ben })
    expect(listed.items.map(({ id }) => id)).toEqual([ids.maths])
    const { gpa, terms } = await lecturing.listStudentResults({ studentId: ids.ben })
    expect(gpa).toBeNull()
    expect(terms.flatMap((term) => term.classes.map(({ classId }) => classId))).toEqual([ids.maths])
  })

  it('still shows a student who has left the class, whose records are kept', async () => {
    const gone = await make.student()
    await db
      .insert(enrolments)
      .values({ classId: ids.maths, studentId: gone.id, enrolledAt: clock.now(), leftAt: clock.now() })
    expect(await lecturing.readPersonPage({ personId: gone.id })).toMatchObject({
      id: gone.id,
      account: null,
    })
  })
})

describe('people whom a lecturer cannot find', () => {
  it.each([
    ['a student of another lecturer', async () => make.student()],
    ['another lecturer', async () => other],
    ['themselves', async () => lecturer],
    ['a member of staff', async () => make.staff()],
    ['an admin', async () => make.admin()],
  ])('%s', async (_, find) => {
    const { id: personId } = await find()
    expect(await refusal(lecturing.readPersonPage({ personId }))).toBe('not-found')
    expect(await refusal(lecturing.listStudentResults({ studentId: personId }))).toBe('not-found')
  })

  it('a student of a session they cover as a substitute', async () => {
    const substitute = await make.lecturer()
    const { id: sessionId } = await make.session(ids.maths, { startsInMinutes: 600 })
    await db.update(sessions).set({ substituteId: substitute.id }).where(eq(sessions.id, sessionId))
    expect(await refusal((await server.as(substitute)).readPersonPage({ personId: ids.ben }))).toBe(
      'not-found',
    )
  })

  it('a student of a class they used to teach', async () => {
    const former = await make.lecturer()
    await teach(former.id, ids.maths)
    const browser = await server.as(former)
    expect(await browser.readPersonPage({ personId: ids.ben })).toMatchObject({ id: ids.ben })
    await db.delete(classLecturers).where(eq(classLecturers.lecturerId, former.id))
    expect(await refusal(browser.readPersonPage({ personId: ids.ben }))).toBe('not-found')
  })

  it('an archived student', async () => {
    const gone = await make.student()
    await db.insert(enrolments).values({ classId: ids.maths, studentId: gone.id, enrolledAt: clock.now() })
    await admin.archivePerson({ personId: gone.id })
    expect(await refusal(lecturing.readPersonPage({ personId: gone.id }))).toBe('not-found')
  })

  it('anyone, for students and staff', async () => {
    for (const person of [await make.student(), await make.staff()])
      expect(await refusal((await server.as(person)).readPersonPage({ personId: ids.ben }))).toBe('forbidden')
  })
})
