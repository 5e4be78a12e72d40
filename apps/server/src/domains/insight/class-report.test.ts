import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import readWorkbook from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { readPdfTexts } from '#documents/testing/read-pdf.ts'
import { enrolments } from '#domains/structure/structure.tables.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { markedClass } from './testing/marked-class.ts'

const server = await startTestServer()
const { make, platform, app, clock } = server
const world = { make, db: platform.db, now: clock.now }
let made: Awaited<ReturnType<typeof markedClass>>
let teacher: TestBrowser
let admin: TestBrowser

beforeAll(async () => {
  const lecturer = await make.lecturer({ firstName: 'Tea', lastName: 'Cher' })
  const student = (firstName: string, lastName: string) => make.student({ firstName, lastName })
  const gone = await student('Gone', 'Away')
  made = await markedClass(
    world,
    [lecturer],
    [
      [await student('Ada', 'Ångström'), 'PPLE.'],
      [await student('Ben', 'Zorn'), 'PAAAA'],
      [gone, 'PP...'],
      [await student('New', 'Comer'), '.....'],
    ],
  )
  await platform.db.update(enrolments).set({ leftAt: clock.now() }).where(eq(enrolments.studentId, gone.id))
  await make.session(made.id, { startsInMinutes: 60 })
  await make.session(made.id, { startsInMinutes: -60, status: 'cancelled' })
  teacher = await server.as(lecturer)
  admin = await server.as(await make.admin())
})

const download = (browser: TestBrowser, query: string) =>
  app.inject({
    url: `/api/classes/${made.id}/attendance/export?${query}`,
    headers: { cookie: browser.cookies.header() },
  })

describe('readClassReport', () => {
  it('shows all records of a class to its lecturers', async () => {
    const report = await teacher.readClassReport({ classId: made.id })
    expect(report).toMatchObject({
      classId: made.id,
      courseCode: made.courseCode,
      lecturers: ['Tea Cher'],
      required: 75,
      period: { from: null, to: null },
    })
    expect(report.sessions.map(({ id }) => id)).toEqual(made.sessions.map(({ id }) => id))
    expect(report.sessions.map(({ held }) => held)).toEqual([true, true, true, true, true])
    expect(report.students.map(({ firstName, left, marks }) => [firstName, left, marks])).toEqual([
      ['Ada', false, 'PPLE.'],
      ['Gone', true, 'PP...'],
      ['New', false, '.....'],
      ['Ben', false, 'PAAAA'],
    ])
    expect(await admin.readClassReport({ classId: made.id })).toEqual(report)
  })

  it('can be limited to a range of days, both inclusive', async () => {
    const [, second, third] = made.sessions.map(({ startsAt }) => startsAt.toISOString().slice(0, 10))
    const report = await admin.readClassReport({ classId: made.id, from: second!, to: third! })
    expect(report.sessions).toHaveLength(2)
    expect(report.students[0]).toMatchObject({ firstName: 'Ada', marks: 'PL' })
    const none = await admin.readClassReport({ classId: made.id, from: '2001-01-01', to: '2001-01-01' })
    expect(none.sessions).toEqual([])
    expect(none.students.map(({ marks }) => marks)).toEqual(['', '', ''])
  })

  it('does not exist for lecturers of other classes, and for anyone when there is no such class', async () => {
    const other = await server.as(await make.lecturer())
    expect(await refusal(other.readClassReport({ classId: made.id }))).toBe('not-found')
    expect((await download(other, 'format=csv')).statusCode).toBe(404)
    expect(await refusal(admin.readClassReport({ classId: newId() }))).toBe('not-found')
  })

  it('is never for students, and requires days in order', async () => {
    const student = await server.as(await make.student())
    expect(await refusal(student.readClassReport({ classId: made.id }))).toBe('forbidden')
    const days = { classId: made.id, from: '2026-02-02', to: '2026-02-01' }
    expect(await refusal(admin.readClassReport(days))).toBe('invalid-input')
    expect(await refusal(admin.readClassReport({ classId: made.id, from: '2026-02-30' }))).toBe(
      'invalid-input',
    )
  })
})

describe('exportClassReport', () => {
  it('has one line per student and one column per session', async () => {
    const answer = await download(teacher, 'format=csv')
    expect(answer.headers['content-disposition']).toContain(`filename="Attendance ${made.courseCode} `)
    const [heads, ada, , , ben] = parse(answer.body, { bom: true })
    expect(heads).toHaveLength(15)
    expect(ada).toEqual(['Ångström', 'Ada', '', '', '4', '2', '1', '0', '1', '100.0', 'P', 'P', 'L', 'E', ''])
    expect(ben).toEqual(['Zorn', 'Ben', '', '', '5', '1', '0', '4', '0', '20.0', 'P', 'A', 'A', 'A', 'A'])
  })

  it('is a workbook with numbers, and can be limited to students below the requirement', async () => {
    const [sheet] = await readWorkbook((await download(admin, 'format=xlsx&only=below')).rawPayload)
    expect(sheet!.data.slice(1).map((row) => row.slice(0, 10))).toEqual([
      ['Zorn', 'Ben', null, null, 5, 1, 0, 4, 0, 20],
    ])
  })

  it('lists the figures of each student as a PDF', async () => {
    const [page] = readPdfTexts((await download(admin, 'format=pdf')).rawPayload)
    expect(page).toContain(`Attendance ${made.courseCode} ${made.courseTitle}`)
    expect(page!.join('|')).toContain('Zorn|Ben|5|1|0|4|0|20.0')
  })
})
