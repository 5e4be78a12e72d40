import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { markedTerm } from '#domains/analytics/testing/marked-term.ts'
import { assignmentForm, makeSubmission, published } from '#domains/assignments/testing/assignments.ts'
import { disputes } from '#domains/attendance/review.tables.ts'
import { classes, classLecturers, enrolments } from '#domains/structure/structure.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
let ids: Awaited<ReturnType<typeof markedTerm>>
let lecturer: TestPerson
let teacher: TestBrowser
let admin: TestBrowser

beforeAll(async () => {
  ids = await markedTerm(server)
  lecturer = await make.lecturer()
  await db.insert(classLecturers).values({ classId: ids.maths, lecturerId: lecturer.id })
  teacher = await server.as(lecturer)
  admin = await server.as(await make.admin())
}, 60_000)

const overview = (browser: TestBrowser, classId = ids.maths) => browser.readClassOverview({ classId })
const person = (id: string): TestPerson => ({ id, email: '', role: 'student', firstName: '', lastName: '' })

describe('readClassOverview', () => {
  it('has the rate of the class report, by week and for the term', async () => {
    const { attendance } = await overview(teacher)
    // Ada 8 of 8, Ben 4 of 8, Eve 5 of 7: one excused.
    expect(attendance).toMatchObject({ held: 24, attended: 17, excused: 1, percentage: 73.9, required: 75 })
    expect(attendance.weeks).toHaveLength(8)
    expect(attendance.weeks.at(-1)).toMatchObject({ percentage: 66.7 })
  })

  it('names the students at risk, judged by this class alone, with the reasons', async () => {
    const { atRisk } = await overview(teacher)
    expect(atRisk.total).toBe(2)
    expect(atRisk.items.map(({ firstName }) => firstName)).toEqual(['Ben', 'Eve'])
    expect(atRisk.items[0]!.reasons.map(({ kind }) => kind)).toContain('missed-in-a-row')
    const { items } = await teacher.listMyAtRiskStudents({})
    expect(items).toEqual(atRisk.items)
  })

  it('shows the current session, whose check-in can be started, before the next one', async () => {
    const { id: later } = await make.session(ids.maths, { startsInMinutes: 600 })
    expect((await overview(teacher)).next).toMatchObject({ id: later, can: { openCheckIn: false } })
    const { id: now } = await make.session(ids.maths)
    const { next } = await overview(teacher)
    expect(next).toMatchObject({ id: now, checkIn: 'none', enrolled: 3, can: { openCheckIn: true } })
    await teacher.openCheckIn({ sessionId: now, lateAfterMinutes: 10, closeAfterMinutes: 20 })
    expect((await overview(teacher)).next).toMatchObject({ id: now, checkIn: 'open', attending: 0 })
  })

  it('lists upcoming deadlines, and counts the items waiting for the caller', async () => {
    const { title } = await published(teacher, assignmentForm(clock.now(), { classId: ids.maths }))
    const { due, toMark, waiting } = await overview(teacher)
    expect(due).toMatchObject([{ title, enrolled: 3, submitted: 0, toMark: 0 }])
    expect(toMark).toEqual([])
    const missedIn = (queues: typeof waiting) =>
      queues.find(({ queue }) => queue === 'missed-registers')?.count ?? 0
    await make.session(ids.maths, { startsInMinutes: -300, minutes: 60 })
    expect(missedIn((await overview(teacher)).waiting)).toBe(missedIn(waiting) + 1)
  })

  it('is the same for admins, and does not exist for lecturers of other classes', async () => {
    const { attendance, atRisk } = await overview(teacher)
    expect(await overview(admin)).toMatchObject({ attendance, atRisk })
    const other = await make.lecturer()
    await make.class([other])
    expect(await refusal(overview(await server.as(other)))).toBe('not-found')
    expect(await refusal(overview(admin, newId()))).toBe('not-found')
    for (const who of [await make.student(), await make.staff()])
      expect(await refusal(overview(await server.as(who)))).toBe('forbidden')
  })

  it('has nothing to show for a new class', async () => {
    const { id } = await make.class([lecturer])
    expect(await overview(teacher, id)).toMatchObject({
      next: null,
      attendance: { percentage: null, weeks: [] },
      atRisk: { total: 0, items: [] },
      due: [],
      toMark: [],
      waiting: [],
      waitingForLecturers: [],
    })
  })

  it('shows admins apart what waits for the lecturers, and counts as theirs only what their dashboard counts', async () => {
    const writer = await make.student()
    const { id: classId } = await make.class([lecturer], [writer])
    const own = async (reader: TestBrowser) =>
      new Map((await reader.readWaiting({})).items.map(({ queue, count }) => [queue, count]))
    const before = await own(admin)
    const { id: sessionId } = await make.session(classId, { startsInMinutes: -300, minutes: 60 })
    await db.insert(disputes).values({
      sessionId,
      studentId: writer.id,
      state: 'open',
      openedAt: clock.now(),
    })
    const { id: ahead } = await make.session(classId, { startsInMinutes: 600 })
    await teacher.requestSessionCancellation({ sessionId: ahead, reason: 'A conference' })
    const work = await published(teacher, assignmentForm(clock.now(), { classId }))
    await makeSubmission(await server.as(writer), work.id)

    const dispute = { queue: 'disputes', count: 1 }
    const request = { queue: 'session-requests', count: 1 }
    const register = { queue: 'missed-registers', count: 1 }
    const marking = { queue: 'work-to-mark', count: 1 }
    expect(await overview(admin, classId)).toMatchObject({
      waiting: [dispute, request],
      waitingForLecturers: [register, marking],
    })
    expect(await overview(teacher, classId)).toMatchObject({
      waiting: [register, dispute, marking],
      waitingForLecturers: [],
    })
    const grown = [...(await own(admin))].map(([queue, count]) => [queue, count - (before.get(queue) ?? 0)])
    expect(grown.filter(([, count]) => count !== 0)).toEqual([
      ['session-requests', 1],
      ['disputes', 1],
    ])
  })
})

describe('listMyClasses', () => {
  it('lists the caller’s classes of the current term with their figures', async () => {
    const { items, required } = await teacher.listMyClasses({})
    expect(required).toBe(75)
    const maths = items.find(({ classId }) => classId === ids.maths)
    expect(maths).toMatchObject({ enrolled: 3, percentage: 73.9, below: true, toMark: 0 })
    expect(maths!.next).not.toBeNull()
  })

  it('leaves out classes of others and archived ones', async () => {
    const own = await make.lecturer()
    const browser = await server.as(own)
    expect((await browser.listMyClasses({})).items).toEqual([])
    const { id } = await make.class([own])
    expect((await browser.listMyClasses({})).items).toMatchObject([{ classId: id, percentage: null }])
    await db.update(classes).set({ archivedAt: clock.now() }).where(eq(classes.id, id))
    expect((await browser.listMyClasses({})).items).toEqual([])
    expect(await refusal(admin.listMyClasses({}))).toBe('forbidden')
  })
})

describe('readMyClass', () => {
  it('shows a student their own attendance, next session and lecturers', async () => {
    const browser = await server.as(person(ids.eve))
    const mine = await browser.readMyClass({ classId: ids.maths })
    expect(mine).toMatchObject({
      left: false,
      required: 75,
      attendance: { held: 8, attended: 5, excused: 1, percentage: 71.4 },
      result: null,
    })
    expect(mine.lecturers).toContain('Lee Cturer')
    expect(mine.next).toMatchObject({ classId: ids.maths, enrolled: null, attending: null })
    const { classes: all } = await browser.readMyAttendance({})
    const { outlook } = all.find(({ classId }) => classId === ids.maths)!
    expect(mine.attendance.outlook).toEqual(outlook)
  })

  it('stays open to a student who left with records, without sessions ahead', async () => {
    const of = and(eq(enrolments.classId, ids.maths), eq(enrolments.studentId, ids.ben))
    await db.update(enrolments).set({ leftAt: clock.now() }).where(of)
    const mine = await (await server.as(person(ids.ben))).readMyClass({ classId: ids.maths })
    expect(mine).toMatchObject({ left: true, next: null, attendance: { held: 8, attended: 4 } })
    await db.update(enrolments).set({ leftAt: null }).where(of)
  })

  it('does not exist for students of other classes, and for those who left it without a record', async () => {
    const other = await make.student()
    await make.class([lecturer], [other])
    const browser = await server.as(other)
    const asked = { classId: ids.maths }
    expect(await refusal(browser.readMyClass(asked))).toBe('not-found')
    const gone = { ...asked, studentId: other.id, enrolledAt: clock.now(), leftAt: clock.now() }
    await db.insert(enrolments).values(gone)
    expect(await refusal(browser.readMyClass(asked))).toBe('not-found')
    expect(await refusal(teacher.readMyClass(asked))).toBe('forbidden')
    expect(await refusal(browser.readMyClass({ classId: newId() }))).toBe('not-found')
  })
})
