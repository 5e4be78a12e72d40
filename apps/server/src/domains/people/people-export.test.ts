import { sheetFormats } from '@campanile/contract/documents.ts'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import readWorkbook from 'read-excel-file/node'
import { beforeAll, expect, it } from 'vitest'
import { downloadExport } from '#testing/downloads.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, clock, platform } = server
let admin: TestBrowser

const download = (query: Record<string, string>, browser = admin) =>
  downloadExport(server, '/api/people/export', query, browser)

beforeAll(async () => {
  admin = await server.as(await make.admin({ firstName: 'Root', lastName: 'Admin', email: 'root@x.test' }))
})

it('exports the people the filters find, in their order, with local times', async () => {
  await make.institution()
  await platform.db.execute(sql`update institution set time_zone = 'Asia/Colombo'`)
  await make.lecturer({ firstName: 'Ana', lastName: 'Évora', email: 'a@x.test', employmentType: 'visiting' })
  await make.student({ firstName: '=cmd()', lastName: 'Zoysa, de', email: 'b@x.test', password: false })
  await make.staff({ email: 'c@x.test', isActive: false })
  const answer = await download({ search: '@x.test', sort: '-name', format: 'csv' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="People \d{4}-\d\d-\d\d\.csv"/),
  })
  const added = new Date(clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
  expect(parse(answer.body, { bom: true, columns: true })).toMatchObject([
    { 'Last name': 'Zoysa, de', 'First name': "'=cmd()", Role: 'Student', Status: 'Invited', Added: added },
    { Email: 'c@x.test', Role: 'Staff', Status: 'Disabled' },
    { 'Last name': 'Évora', 'First name': 'Ana', Role: 'Visiting Lecturer', Face: 'Missing' },
    { 'Last name': 'Admin', Status: 'Active' },
  ])
})

it('exports the same as a workbook', async () => {
  const { rawPayload, headers } = await download({ search: '@x.test', role: 'lecturer', format: 'xlsx' })
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const [sheet] = await readWorkbook(rawPayload)
  expect(sheet!.data.map((row) => row.slice(0, 3))).toEqual([
    ['Last name', 'First name', 'Email'],
    ['Évora', 'Ana', 'a@x.test'],
  ])
  expect(sheet!.data[1]![7]).toBeInstanceOf(Date)
})

it('is for admins only, in supported formats', async () => {
  const lecturer = await server.as(await make.lecturer())
  expect((await download({ format: 'csv' }, lecturer)).statusCode).toBe(403)
  expect((await download({ format: 'csv' }, server.browser())).statusCode).toBe(401)
  expect((await download({ format: 'exe' })).statusCode).toBe(400)
  expect(await refusal(admin.exportPeople({ format: 'csv', search: 'nul\u0000' }))).toBe('invalid-input')
})

it('contains only the headings when no one matches', async () => {
  for (const format of sheetFormats) {
    const { statusCode, rawPayload } = await download({ search: 'nobody at all', format })
    expect([statusCode, rawPayload.length > 0]).toEqual([200, true])
  }
})
