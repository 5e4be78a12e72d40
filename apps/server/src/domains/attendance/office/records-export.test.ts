import { sql } from 'drizzle-orm'
import readWorkbook from 'read-excel-file/node'
import { beforeAll, expect, it } from 'vitest'
import { csvRows, downloadExport } from '#testing/downloads.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { markedClass } from '../testing/marked-class.ts'

const server = await startTestServer()
const { make, app, platform } = server
let admin: TestBrowser
let lecturer: TestPerson
let lecturing: TestBrowser

const download = (query: Record<string, string>, browser = admin) =>
  downloadExport(server, '/api/attendance/records/export', query, browser)
const lines = async (query: Record<string, string>) =>
  csvRows((await download({ ...query, format: 'csv' })).body)

beforeAll(async () => {
  await make.institution()
  await platform.db.execute(sql`update institution set time_zone = 'Asia/Colombo'`)
  admin = await server.as(await make.admin())
  lecturer = await make.lecturer({ firstName: 'Ada', lastName: 'Teaches' })
  lecturing = await server.as(lecturer)
})

const marked = (names: [string, string]) =>
  markedClass(server, { person: lecturer, browser: lecturing }, names)

/** Local time in Colombo: "2026-11-16 15:30". */
const local = (at: Date) =>
  new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

it('exports the matching records, newest session first, with local times and without formulas', async () => {
  const { students, first, second, courseCode } = await marked(['=cmd()', 'Olaf'])
  const reason = '+1 day, "certified"'
  const place = { sessionId: first.id, studentId: students[1].id, version: 0 }
  await admin.correctAttendance({ ...place, status: 'excused', reason })
  const answer = await download({ search: courseCode, format: 'csv' })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="Student attendance \d{4}-\d\d-\d\d\.csv"/,
    ),
  })
  const rows = await lines({ search: courseCode })
  expect(rows.map((it) => `${it.Date} ${it.Time}`)).toEqual(
    [second, second, first, first].map(({ startsAt }) => local(startsAt)),
  )
  expect(rows.map((it) => it.Status).sort()).toEqual(['Excused', 'Excused', 'Late', 'Present'])
  expect(rows.find((it) => it.Status === 'Late')).toMatchObject({
    'First name': "'=cmd()",
    Email: students[0].email,
    Class: courseCode,
    Source: 'By hand',
    'Recorded by': 'Ada Teaches',
    Reason: '',
  })
  expect(rows.find((it) => it.Reason)).toMatchObject({
    Email: students[1].email,
    Date: local(first.startsAt).slice(0, 10),
    Reason: `'${reason}`,
  })
})

it('applies the filters of the list', async () => {
  const { students, first, courseCode } = await marked(['Yara', 'Zeno'])
  const statuses = async (query: Record<string, string>) =>
    (await lines({ search: courseCode, ...query })).map((it) => it.Status).sort()
  expect(await statuses({ search: `${courseCode} zeno` })).toEqual(['Absent', 'Excused'])
  expect(await statuses({ studentId: students[0].id })).toEqual(['Late', 'Present'])
  expect(await statuses({ sessionId: first.id })).toEqual(['Absent', 'Present'])
  expect(await statuses({ status: 'late' })).toEqual(['Late'])
  expect(await statuses({ source: 'face' })).toEqual([])
  const day = local(first.startsAt).slice(0, 10)
  expect(await statuses({ from: day, to: day })).toEqual(['Absent', 'Present'])
  expect(await statuses({ from: '2031-01-01' })).toEqual([])
})

it('exports a workbook with the same rows, or with headings only if no record matches', async () => {
  const { courseCode } = await marked(['Ulla', 'Vito'])
  const { rawPayload, headers } = await download({ search: courseCode, status: 'late', format: 'xlsx' })
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const [sheet] = await readWorkbook(rawPayload)
  expect(sheet!.data).toHaveLength(2)
  const cell = (name: string) => sheet!.data[1]![sheet!.data[0]!.indexOf(name)]
  expect(['First name', 'Class', 'Status'].map(cell)).toEqual(['Ulla', courseCode, 'Late'])
  expect([cell('Date'), cell('Recorded at')]).toEqual([expect.any(Date), expect.any(Date)])
  const empty = await readWorkbook((await download({ search: 'nobody at all', format: 'xlsx' })).rawPayload)
  expect(empty[0]!.data).toHaveLength(1)
})

it('produces a file that can be imported unchanged', async () => {
  const { courseCode } = await marked(['Quin', 'Rosa'])
  const { body } = await download({ search: courseCode, format: 'csv' })
  const report = await admin.checkAttendanceImport({}, { file: new Blob([body]) })
  expect(report.counts).toEqual({ created: 0, changed: 0, same: 4, rejected: 0 })
})

it('is only for admins, and refuses filters that do not exist', async () => {
  expect((await download({ format: 'csv' }, lecturing)).statusCode).toBe(403)
  for (const role of ['student', 'staff'] as const)
    expect((await download({ format: 'csv' }, await server.as(await make[role]()))).statusCode).toBe(403)
  expect((await download({ format: 'csv' }, server.browser())).statusCode).toBe(401)
  expect((await download({ format: 'pdf' })).statusCode).toBe(400)
  expect((await download({ format: 'csv', from: '2026-02-30' })).statusCode).toBe(400)
  expect(await refusal(admin.exportAttendanceRecords({ format: 'csv', search: 'nul\u0000' }))).toBe(
    'invalid-input',
  )
})

it('reads in batches, with each record once, and no more than needed', async () => {
  const taught = await make.class([lecturer], [])
  // Two of the three start at the same time, like parallel groups.
  for (const startsInMinutes of [-200, -400, -400]) await make.session(taught.id, { startsInMinutes })
  await platform.db.execute(sql`
    insert into people (id, email, first_name, last_name, role, starts_on, created_at,
      updated_at)
    select gen_random_uuid(), 'many' || n || '@many.test', 'Many', 'Person ' || n, 'student', '2020-01-01', now(),
      now()
    from generate_series(1, 4000) n`)
  await platform.db.execute(sql`
    insert into attendance_records (session_id, student_id, status, source, marked_at)
    select s.id, p.id, 'present', 'code', now() from sessions s, people p
    where s.class_id = ${taught.id} and p.email::text like '%@many.test'`)
  const rows = (await download({ search: taught.courseCode, format: 'csv' })).body.trimEnd().split('\r\n')
  // Each session has its own room, so that no two lines are alike.
  expect(new Set(rows).size).toBe(12_001)
  expect(rows).toHaveLength(12_001)

  let queries = 0
  const counted = () => {
    queries += 1
  }
  platform.db.$client.on('release', counted)
  const answer = await app.inject({
    url: `/api/attendance/records/export?search=${taught.courseCode}&format=csv`,
    headers: { cookie: admin.cookies.header() },
    payloadAsStream: true,
  })
  for await (const _ of answer.stream()) break
  await expect.poll(() => server.pool.idleCount).toBe(server.pool.totalCount)
  platform.db.$client.off('release', counted)
  expect(queries).toBeLessThan(9)
})
