import { and, eq } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#db/columns.ts'
import { submissions } from '#domains/assignments/assignments.tables.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { examDeferrals } from '#domains/exams/exams.tables.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { assignmentOf, examOf, typed } from './testing/sheets.ts'

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
  lecturer = await make.lecturer({ firstName: 'Grace', lastName: 'Hopper' })
  students = []
  for (const lastName of ['Adams', 'Baker', 'Clark']) students.push(await make.student({ lastName }))
  classId = (await make.class([lecturer], students)).id
  sheetId = await examOf(db, classId)
  teaching = await server.as(lecturer)
  admin = await server.as(await make.admin())
})

const events = () =>
  db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.entity, 'mark-sheet'), eq(auditEvents.entityId, sheetId)))

describe('a sheet', () => {
  it('is there for each published exam and assignment, before anything is entered', async () => {
    const essay = await assignmentOf(db, classId, { title: 'Essay' })
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

  it('is found by class, kind, status and words', async () => {
    const essay = await assignmentOf(db, classId, { title: 'On bells' })
    const ids = async (query: Parameters<TestBrowser['listMarkSheets']>[0]) =>
      (await admin.listMarkSheets({ classId, ...query })).items.map(({ id }) => id)
    expect(await ids({ kind: 'assignment' })).toEqual([essay])
    expect(await ids({ search: 'bells on' })).toEqual([essay])
    expect(await ids({ search: '100%' })).toEqual([])
    expect(await ids({ status: 'published' })).toEqual([])
    expect((await ids({ status: 'draft', sort: 'at' })).length).toBe(2)
    expect((await admin.listMarkSheets({ classId, pageSize: 1 })).total).toBe(2)
  })

  it('shows every enrolled student by name, with nothing entered', async () => {
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

  it('keeps a mark of somebody who left, and takes no other for them', async () => {
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
    expect(results).toMatchObject([{ outcome: 'refused', cell: { mark: '70' } }])
  })

  it('of an exam expects those alone who sit it', async () => {
    const resit = await examOf(db, classId, { title: 'Resit', sitting: 'deferred' })
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

  it('of an assignment shows what lateness takes off', async () => {
    const essay = await assignmentOf(db, classId)
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

describe('entering marks', () => {
  it('saves what is right and says why the rest is not', async () => {
    const foreign = await make.student()
    const { sheet, cells } = await teaching.enterMarks({
      sheetId,
      cells: [
        typed(students[0]!, '72,50'),
        typed(students[1]!, '100.01'),
        typed(students[2]!, 'absent'),
        typed(foreign, '50'),
      ],
    })
    expect(cells).toMatchObject([
      { outcome: 'saved', cell: { mark: '72.5', state: 'marked', version: 1 } },
      { outcome: 'refused', reason: 'The maximum is 100.', cell: { mark: null, version: 0 } },
      { outcome: 'saved', cell: { state: 'absent', mark: null, finalMark: '0', enteredBy: 'Grace Hopper' } },
      { outcome: 'refused', reason: 'This student is not enrolled in the class.', cell: null },
    ])
    expect(sheet).toMatchObject({ entered: 2, enrolled: 3 })
  })

  it('writes one audit event for a save, and none where nothing changes', async () => {
    const cells = [typed(students[0]!, '60'), typed(students[1]!, '61')]
    await teaching.enterMarks({ sheetId, cells })
    await teaching.enterMarks({ sheetId, cells })
    await teaching.enterMarks({ sheetId, cells: [typed(students[2]!, '-1')] })
    expect(await events()).toMatchObject([
      {
        operation: 'enterMarks',
        actorId: lecturer.id,
        after: expect.arrayContaining([[students[0]!.id, 'marked', '60']]),
      },
    ])
    const { total } = await teaching.listMarkChanges({ sheetId })
    expect(total).toBe(2)
  })

  it('sent twice, because the answer was lost, is saved once', async () => {
    const cells = [typed(students[0]!, '60')]
    const first = await teaching.enterMarks({ sheetId, cells })
    expect(await teaching.enterMarks({ sheetId, cells })).toEqual(first)
    const both = await Promise.all([1, 2].map(() => teaching.enterMarks({ sheetId, cells })))
    expect(both.map((it) => it.cells[0]?.outcome)).toEqual(['saved', 'saved'])
  })

  it('by two at once on different cells keeps both', async () => {
    const others = await Promise.all(
      students.map((student, place) =>
        (place === 1 ? admin : teaching).enterMarks({
          sheetId,
          cells: [typed(student, String(60 + place))],
        }),
      ),
    )
    expect(others.flatMap(({ cells }) => cells.map(({ outcome }) => outcome))).toEqual([
      'saved',
      'saved',
      'saved',
    ])
    const { cells } = await teaching.readMarkSheet({ sheetId })
    expect(cells.map(({ mark }) => mark)).toEqual(['60', '61', '62'])
  })

  it.each([
    ['a new cell', 0],
    ['a cell that has a mark', 1],
  ])('by two at once on %s saves one, and shows the other whose it is', async (_, version) => {
    const [student] = students as [TestPerson]
    if (version > 0) await teaching.enterMarks({ sheetId, cells: [typed(student, '50')] })
    const both = await Promise.all([
      teaching.enterMarks({ sheetId, cells: [typed(student, '60', { version })] }),
      admin.enterMarks({ sheetId, cells: [typed(student, '70', { version }), typed(students[1]!, '71')] }),
    ])
    const [mine, theirs] = both.map(({ cells }) => cells[0]!)
    expect([mine!.outcome, theirs!.outcome].sort()).toEqual(['conflict', 'saved'])
    const [won, lost] = mine!.outcome === 'saved' ? [mine!, theirs!] : [theirs!, mine!]
    expect(lost.cell).toMatchObject({ mark: won.cell!.mark, version: version + 1 })
    expect(lost.reason).toMatch(new RegExp(`entered ${won.cell!.mark} meanwhile`))
    expect(both[1]!.cells[1]).toMatchObject({ outcome: 'saved' })
  })

  it('empties a cell again', async () => {
    await teaching.enterMarks({ sheetId, cells: [typed(students[0]!, '60')] })
    const { cells, sheet } = await teaching.enterMarks({
      sheetId,
      cells: [typed(students[0]!, null, { version: 1 })],
    })
    expect(cells).toMatchObject([{ outcome: 'saved', cell: { state: null, mark: null, version: 2 } }])
    expect(sheet.entered).toBe(0)
  })

  it('is for admins and the lecturers of the class', async () => {
    const cells = [typed(students[0]!, '60')]
    const elsewhere = await server.as(await make.lecturer())
    expect(await refusal(elsewhere.enterMarks({ sheetId, cells }))).toBe('not-found')
    expect(await refusal(elsewhere.readMarkSheet({ sheetId }))).toBe('not-found')
    expect(await refusal(elsewhere.listMarkChanges({ sheetId }))).toBe('not-found')
    expect((await elsewhere.listMarkSheets({})).items).toEqual([])
    expect(await refusal(teaching.enterMarks({ sheetId: newId(), cells }))).toBe('not-found')
    for (const person of [students[0]!, await make.staff()])
      expect(await refusal((await server.as(person)).enterMarks({ sheetId, cells }))).toBe('forbidden')
  })

  it.each([
    ['no cells', []],
    [
      'a student twice',
      [typed({ id: newId() }, '1'), typed({ id: newId() }, '2')].map((it) => ({
        ...it,
        studentId: '01929b1e-0000-7000-8000-000000000000',
      })),
    ],
    ['a state that is none', [{ ...typed({ id: newId() }, '1'), state: 'perfect' as 'marked' }]],
    ['an id that is none', [typed({ id: 'me' }, '1')]],
  ])('refuses %s', async (_, cells) => {
    expect(await refusal(teaching.enterMarks({ sheetId, cells }))).toBe('invalid-input')
  })
})

describe('importing', () => {
  const table = () =>
    [
      'Email\tMark\tState',
      `${students[0]!.email}\t72,5\t`,
      `${students[1]!.email.toUpperCase()}\t\tabsent`,
      'nobody@x.test\t1\t',
      `${students[2]!.email}\t101\t`,
    ].join('\n')

  it('tells line by line what would happen, and then does it', async () => {
    const checked = await teaching.checkMarksImport({ sheetId, text: table() })
    expect(checked.counts).toEqual({ changed: 2, same: 0, refused: 2 })
    expect(checked.lines).toMatchObject([
      { line: 2, outcome: 'changed', before: null, after: '72.5' },
      { line: 3, outcome: 'changed', after: 'absent' },
      {
        line: 4,
        outcome: 'refused',
        reason: 'Nobody on this sheet has the number or e-mail “nobody@x.test”.',
      },
      { line: 5, outcome: 'refused', reason: 'The maximum is 100.' },
    ])
    expect((await teaching.readMarkSheet({ sheetId })).sheet.entered).toBe(0)
    await teaching.applyMarksImport({ sheetId, text: table(), plan: checked.plan })
    const { cells } = await teaching.readMarkSheet({ sheetId })
    expect(cells.map(({ mark, state }) => mark ?? state)).toEqual(['72.5', 'absent', null])
    expect(await events()).toMatchObject([{ operation: 'applyMarksImport' }])
    const again = await teaching.checkMarksImport({ sheetId, text: table() })
    expect(again.counts).toEqual({ changed: 0, same: 2, refused: 2 })
  })

  it('is checked anew when somebody typed meanwhile', async () => {
    const { plan } = await teaching.checkMarksImport({ sheetId, text: table() })
    await admin.enterMarks({ sheetId, cells: [typed(students[0]!, '10')] })
    expect(await refusal(teaching.applyMarksImport({ sheetId, text: table(), plan }))).toBe('edit-conflict')
  })

  it('of two at once writes one', async () => {
    const { plan } = await teaching.checkMarksImport({ sheetId, text: table() })
    const apply = (who: TestBrowser) => who.applyMarksImport({ sheetId, text: table(), plan })
    const outcomes = await Promise.allSettled([apply(teaching), apply(admin)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('reads what was exported', async () => {
    await teaching.enterMarks({
      sheetId,
      cells: [typed(students[0]!, '72.5'), typed(students[1]!, 'incomplete')],
    })
    const answer = await server.app.inject({
      url: `/api/mark-sheets/${sheetId}/export?format=csv`,
      headers: { cookie: teaching.cookies.header() },
    })
    expect(answer.statusCode).toBe(200)
    const { counts } = await teaching.checkMarksImport({ sheetId, text: answer.body })
    expect(counts).toEqual({ changed: 0, same: 3, refused: 0 })
    const sheet = await server.app.inject({
      url: `/api/mark-sheets/${sheetId}/export?format=xlsx`,
      headers: { cookie: teaching.cookies.header() },
    })
    expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it.each(['"broken\nquotation', '\n\n', 'Email,Mark'])('refuses %j', async (text) => {
    expect(await refusal(teaching.checkMarksImport({ sheetId, text }))).toBe('file-not-readable')
  })
})

it('reads and writes 500 students with the queries of three', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const textOf = ([first]: unknown[]) => JSON.stringify((first as { text?: string }).text ?? first)
  const counted = async (work: () => Promise<unknown>) => {
    query.mockClear()
    await work()
    return query.mock.calls.filter((call) => textOf(call).includes('mark_')).length
  }
  const many: TestPerson[] = []
  for (let place = 0; place < 500; place += 1) many.push(await make.student({ password: false }))
  const big = await examOf(db, (await make.class([lecturer], many)).id)
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
