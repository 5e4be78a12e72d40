import { and, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#db/columns.ts'
import { submissions } from '#domains/assignments/assignments.tables.ts'
import { examDeferrals } from '#domains/exams/exams.tables.ts'
import { classes, enrolments } from '#domains/structure/structure.tables.ts'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { markSheets } from '../results.tables.ts'
import { examinedClass } from '../testing/examined-class.ts'
import { makeAssignment, makeExam, typed } from '../testing/sheets.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const { db } = platform

let lecturer: TestPerson
let students: TestPerson[]
let teaching: TestBrowser
let admin: TestBrowser
let classId: string
let sheetId: string

beforeEach(async () => {
  ;({ lecturer, students, teaching, admin, classId, sheetId } = await examinedClass(server))
})

describe('a sheet', () => {
  it('exists for each published exam and assignment, before anything is entered', async () => {
    const essay = await makeAssignment(db, classId, { title: 'Essay' })
    const { items, total, counts, terms } = await teaching.listMarkSheets({ sort: 'title' })
    expect(items).toMatchObject([
      { id: essay, kind: 'assignment', title: 'Essay', weight: '40', status: 'draft', version: 0 },
      { id: sheetId, kind: 'exam', title: 'Final', maxMark: '100', enrolled: 3, entered: 0, withheld: 0 },
    ])
    expect({ total, counts, terms: terms.length }).toEqual({
      total: 2,
      counts: { draft: 2, submitted: 0, published: 0 },
      terms: 1,
    })
  })

  it('is listed with drafts first, longest-waiting on top, then submitted sheets, then published ones', async () => {
    const day = 24 * 60
    const at = (days: number) => new Date(clock.now().getTime() + days * day * 60_000)
    const dated = async (title: string, days: number) =>
      makeAssignment(db, classId, { title, dueAt: at(days) })
    const [nextMonth, overdue, nextWeek, longOverdue] = [
      await dated('Next month', 30),
      await dated('Overdue', -2),
      await dated('Next week', 7),
      await dated('Long overdue', -20),
    ]
    const submitted = await dated('Submitted', -40)
    await db.insert(markSheets).values({
      ...{ id: submitted, assignmentId: submitted, classId, status: 'submitted' },
      ...{ submittedAt: at(-3), submittedBy: lecturer.id },
    })
    const published = await dated('Published', -30)
    await db.insert(markSheets).values({
      ...{ id: published, assignmentId: published, classId, status: 'published' },
      ...{ submittedAt: at(-3), submittedBy: lecturer.id, publishedAt: at(-2), publishedBy: lecturer.id },
    })
    const { items } = await admin.listMarkSheets({ classId, kind: 'assignment' })
    expect(items.map(({ id }) => id)).toEqual([
      longOverdue,
      overdue,
      nextWeek,
      nextMonth,
      submitted,
      published,
    ])
    const drafts = { classId, kind: 'assignment', status: 'draft' } as const
    for (const [when, expected] of [
      ['past', [longOverdue, overdue]],
      ['ahead', [nextWeek, nextMonth]],
    ] as const) {
      const { items: found, total } = await admin.listMarkSheets({ ...drafts, when })
      expect(found.map(({ id }) => id)).toEqual(expected)
      expect(total).toBe(2)
    }
  })

  it('is found by class, kind, status and search text', async () => {
    const essay = await makeAssignment(db, classId, { title: 'On bells' })
    const ids = async (query: Parameters<TestBrowser['listMarkSheets']>[0]) =>
      (await admin.listMarkSheets({ classId, ...query })).items.map(({ id }) => id)
    expect(await ids({ kind: 'assignment' })).toEqual([essay])
    expect(await ids({ search: 'bells on' })).toEqual([essay])
    expect(await ids({ search: '100%' })).toEqual([])
    expect(await ids({ status: 'published' })).toEqual([])
    expect((await ids({ status: 'draft', sort: 'at' })).length).toBe(2)
    expect((await admin.listMarkSheets({ classId, pageSize: 1 })).total).toBe(2)
  })

  it('is listed and counted with those of current and later terms on request', async () => {
    await timetableFactories(server).termOf('2020-01-01', '2040-12-31')
    const asked = { classId, fromCurrentTerm: true }
    const move = (days: number) =>
      db.execute(sql`update terms set first_day = first_day + ${days}::int, last_day = last_day + ${days}::int
        where id = (select term_id from classes where id = ${classId})`)
    for (const [days, draft] of [
      [0, 1],
      [800, 1],
      [-1600, 0],
    ] as const) {
      await move(days)
      const { items, total, counts } = await admin.listMarkSheets(asked)
      expect([items.length, total, counts.draft]).toEqual([draft, draft, draft])
    }
    expect((await admin.listMarkSheets({ classId })).total).toBe(1)
    await move(800)
  })

  it('is to be completed as long as its class is in use, which the dashboard counts the same way', async () => {
    const overdue = await makeAssignment(db, classId, { dueAt: new Date(clock.now().getTime() - 60_000) })
    const found = async () => {
      const { items, total } = await teaching.listMarkSheets({ toComplete: true })
      expect(await teaching.listWaitingSheets({})).toMatchObject({ total })
      return items.map(({ id }) => id)
    }
    expect(await found()).toEqual([sheetId, overdue])
    const archive = (archivedAt: Date | null) =>
      db.update(classes).set({ archivedAt }).where(eq(classes.id, classId))
    await archive(clock.now())
    expect(await found()).toEqual([])
    await archive(null)
    await teaching.enterMarks({ sheetId: overdue, cells: students.map((student) => typed(student, '7')) })
    await teaching.submitMarkSheet({ sheetId: overdue, version: 0 })
    expect(await found()).toEqual([sheetId])
  })

  it('shows every enrolled student by name when nothing has been entered', async () => {
    const { sheet, cells, statistics, unusual } = await teaching.readMarkSheet({ sheetId })
    expect(cells.map(({ student, state, version }) => [student.lastName, state, version])).toEqual([
      ['Adams', null, 0],
      ['Baker', null, 0],
      ['Clark', null, 0],
    ])
    expect(sheet.can).toEqual({ enter: true, submit: true, reopen: false, publish: false, withhold: false })
    expect(statistics).toMatchObject({ count: 0, missing: 3, mean: null, passRate: null })
    expect(unusual).toEqual([])
  })

  it('keeps the mark of a student who left, and accepts no new one for them', async () => {
    await teaching.enterMarks({ sheetId, cells: [typed(students[0]!, '70')] })
    await db
      .update(enrolments)
      .set({ leftAt: clock.now() })
      .where(and(eq(enrolments.classId, classId), eq(enrolments.studentId, students[0]!.id)))
    const { sheet, cells } = await teaching.readMarkSheet({ sheetId })
    expect(cells[0]).toMatchObject({ isEnrolled: false, mark: '70', can: { enter: false } })
    expect(sheet).toMatchObject({ enrolled: 2, entered: 0 })
    const { cells: results } = await teaching.enterMarks({
      sheetId,
      cells: [typed(students[0]!, '80', { version: 1 })],
    })
    expect(results).toMatchObject([{ outcome: 'rejected', cell: { mark: '70' } }])
  })

  it('of an exam expects marks only of students who sit it', async () => {
    const resit = await makeExam(db, classId, { title: 'Resit', sitting: 'deferred' })
    await db.insert(examDeferrals).values({
      examId: sheetId,
      studentId: students[1]!.id,
      reason: 'Illness',
      newExamId: resit,
      deferredAt: clock.now(),
    })
    const names = async (id: string) =>
      (await teaching.readMarkSheet({ sheetId: id })).cells.map(({ student }) => student.lastName)
    expect(await names(sheetId)).toEqual(['Adams', 'Clark'])
    expect(await names(resit)).toEqual(['Baker'])
  })

  it('of an assignment shows the deduction for lateness', async () => {
    const essay = await makeAssignment(db, classId)
    for (const [place, hours] of [
      [0, 1],
      [1, -1],
    ] as const)
      await db.insert(submissions).values({
        assignmentId: essay,
        studentId: students[place]!.id,
        submittedAt: new Date(Date.parse('2026-11-10T09:00:00Z') + hours * 3_600_000),
        attempts: 1,
        receiptCode: newId(),
      })
    const cells = students.map((student) => typed(student, '72.5'))
    await teaching.enterMarks({ sheetId: essay, cells })
    const grid = await teaching.readMarkSheet({ sheetId: essay })
    expect(grid.cells.map(({ mark, penalty, finalMark }) => [mark, penalty, finalMark])).toEqual([
      ['72.5', '10', '62.5'],
      ['72.5', '0', '72.5'],
      ['72.5', null, '72.5'],
    ])
    expect(grid.statistics).toMatchObject({ mean: '69.17', median: '72.5' })
  })
})

it('uses as many queries for 500 students as for three', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const readText = ([first]: unknown[]) => JSON.stringify((first as { text?: string }).text ?? first)
  const counted = async (work: () => Promise<unknown>) => {
    query.mockClear()
    await work()
    return query.mock.calls.filter((call) => readText(call).includes('mark_')).length
  }
  const many: TestPerson[] = []
  for (let place = 0; place < 500; place += 1) many.push(await make.student({ password: false }))
  const big = await makeExam(db, (await make.class([lecturer], many)).id)
  const cells = (of: TestPerson[]) => of.map((student, place) => typed(student, String(place % 100)))
  const small = await counted(() => teaching.enterMarks({ sheetId, cells: cells(students) }))
  expect(await counted(() => teaching.enterMarks({ sheetId: big, cells: cells(many) }))).toBe(small)
  const read = await counted(() => teaching.readMarkSheet({ sheetId }))
  expect(await counted(() => teaching.readMarkSheet({ sheetId: big }))).toBe(read)
  expect(Math.min(small, read)).toBeGreaterThan(2)
  query.mockRestore()
  expect((await teaching.readMarkSheet({ sheetId: big })).statistics).toMatchObject({
    count: 500,
    mean: '49.5',
  })
})
