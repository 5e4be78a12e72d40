import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import readWorkbook from 'read-excel-file/node'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { approval, rejection, submitted } from './testing/requests.ts'

const server = await startTestServer()
const { make, platform, clock, app } = server
const reviewing = await server.as(await make.admin())
/** Part of every name in one test, so that its lists contain no rows of other tests. */
let mark: string
let ada: TestPerson
let zoe: TestPerson
let [asAda, asZoe]: TestBrowser[] = []
let serial = 0

beforeEach(async () => {
  serial += 1
  mark = `Tribe${serial}x`
  ada = await make.student({ firstName: 'Ada', lastName: mark, email: `ada@${mark}.test` })
  zoe = await make.student({ firstName: 'Zoë', lastName: mark })
  ;[asAda, asZoe] = [await server.as(ada), await server.as(zoe)]
})

/** Ada's approved and pending requests and Zoë's rejected one, created a minute apart. */
async function three() {
  const first = await reviewing.decideMitigation(approval(await submitted(asAda!, { title: 'Broken arm' })))
  clock.forward({ minutes: 1 })
  const waiting = await submitted(asZoe!, { title: '100% ill', courseCode: 'MA101', assignmentName: null })
  const second = await reviewing.decideMitigation(rejection(waiting))
  clock.forward({ minutes: 1 })
  const third = await submitted(asAda!, { title: 'Another time' })
  return { first, second, third }
}

describe('the list of all requests', () => {
  it('is newest first, with how many there are in each status', async () => {
    const { first, second, third } = await three()
    const { items, ...rest } = await reviewing.listMitigation({ search: mark })
    expect(items.map(({ id }) => id)).toEqual([third.id, second.id, first.id])
    expect(rest).toEqual({
      total: 3,
      page: 1,
      pageSize: 25,
      counts: { total: 3, pending: 1, approved: 1, rejected: 1 },
    })
    const rejected = await reviewing.listMitigation({ search: mark, status: 'rejected' })
    expect(rejected).toMatchObject({ total: 1, counts: rest.counts, items: [{ id: second.id }] })
    const last = await reviewing.listMitigation({ search: mark, page: 2, pageSize: 2 })
    expect(last).toMatchObject({ total: 3, items: [{ id: first.id }] })
  })

  it('is searched by student, title, course and assignment, with each word matched anywhere and literally', async () => {
    const { first, second, third } = await three()
    const found = async (search: string) => {
      const { items } = await reviewing.listMitigation({ search: `${mark} ${search}` })
      return items.map(({ id }) => id)
    }
    expect(await found('zoë')).toEqual([second.id])
    expect(await found(`ada@${mark}`.toLowerCase())).toEqual([third.id, first.id])
    expect(await found('BROKEN ada')).toEqual([first.id])
    expect(await found('ma101')).toEqual([second.id])
    expect(await found('essay')).toEqual([third.id, first.id])
    expect(await found('100%')).toEqual([second.id])
    expect(await found('%')).toEqual([second.id])
    expect(await found(ada.id)).toEqual([third.id, first.id])
    expect(await found("'; drop table people; --")).toEqual([])
  })

  it('can be sorted', async () => {
    await three()
    const sorted = async (sort: 'student' | '-student' | 'title' | '-title' | 'status' | 'requestDate') => {
      const { items } = await reviewing.listMitigation({ search: mark, sort })
      return items.map(({ title }) => title)
    }
    expect(await sorted('requestDate')).toEqual(['Broken arm', '100% ill', 'Another time'])
    expect(await sorted('title')).toEqual(['100% ill', 'Another time', 'Broken arm'])
    expect(await sorted('-title')).toEqual(['Broken arm', 'Another time', '100% ill'])
    expect(await sorted('student')).toEqual(['Another time', 'Broken arm', '100% ill'])
    expect(await sorted('-student')).toEqual(['100% ill', 'Another time', 'Broken arm'])
    expect(await sorted('status')).toEqual(['Broken arm', 'Another time', '100% ill'])
  })
})

describe('the history by student', () => {
  it('lists all students with requests, the most recent first, with counts', async () => {
    const { third } = await three()
    await make.student({ lastName: mark })
    const { items, total, totals } = await reviewing.listMitigationStudents({ search: mark })
    expect(total).toBe(2)
    expect(items).toEqual([
      {
        studentId: ada.id,
        studentName: `Ada ${mark}`,
        studentEmail: ada.email,
        profileImage: null,
        counts: { total: 2, pending: 1, approved: 1, rejected: 0 },
        latestAt: third.requestDate,
      },
      expect.objectContaining({
        studentId: zoe.id,
        counts: { total: 1, pending: 0, approved: 0, rejected: 1 },
      }),
    ])
    expect(totals.students).toBeGreaterThanOrEqual(2)
    expect(totals.total).toBe(totals.pending + totals.approved + totals.rejected)
  })

  it.each([
    ['all', ['Ada', 'Zoë']],
    ['pending', ['Ada']],
    ['approved', ['Ada']],
    ['rejected', ['Zoë']],
  ] as const)('with %s requests', async (having, names) => {
    await three()
    const { items, total } = await reviewing.listMitigationStudents({ search: mark, having })
    expect(items.map(({ studentName }) => studentName.split(' ')[0])).toEqual(names)
    expect(total).toBe(names.length)
  })

  it('finds by name, email or whole id, and counts all requests of the students found', async () => {
    await three()
    for (const search of [`ada ${mark}`, ada.email, ada.id]) {
      const { items } = await reviewing.listMitigationStudents({ search })
      expect(items).toMatchObject([{ studentId: ada.id, counts: { total: 2 } }])
    }
    expect((await reviewing.listMitigationStudents({ search: newId() })).total).toBe(0)
    expect((await reviewing.listMitigationStudents({ search: `${mark} broken` })).total).toBe(0)
  })

  it('opens one student’s requests, newest first', async () => {
    const { first, third } = await three()
    const { items, total } = await reviewing.listMitigationOfStudent({ studentId: ada.id })
    expect([total, items.map(({ id }) => id)]).toEqual([2, [third.id, first.id]])
    const second = await reviewing.listMitigationOfStudent({ studentId: ada.id, page: 2, pageSize: 1 })
    expect(second.items.map(({ id }) => id)).toEqual([first.id])
    expect(await refusal(reviewing.listMitigationOfStudent({ studentId: newId() }))).toBe('not-found')
  })
})

describe('exporting', () => {
  const download = (query: Record<string, string>, browser = reviewing) =>
    app.inject({
      url: `/api/mitigation-requests/export?${new URLSearchParams(query)}`,
      headers: { cookie: browser.cookies.header() },
    })

  it('exports the filtered requests, without formulas', async () => {
    await submitted(asAda!, { title: '=HYPERLINK("http://evil.test")', reason: '+1' })
    await three()
    const answer = await download({ search: mark, format: 'csv' })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/filename="Mitigation requests \d{4}-\d\d-\d\d\.csv"/),
    })
    const rows = parse(answer.body, { bom: true, columns: true }) as Record<string, string>[]
    expect(rows.map(({ Title }) => Title)).toEqual([
      'Another time',
      '100% ill',
      expect.anything(),
      expect.anything(),
    ])
    expect(rows.find(({ Title }) => Title?.includes('HYPERLINK'))).toMatchObject({
      Title: '\'=HYPERLINK("http://evil.test")',
      Reason: "'+1",
      Student: `Ada ${mark}`,
      Email: ada.email,
      'Original due date': '2026-11-20',
      'Days requested': '3',
      Status: 'Pending',
    })
    const approved = await download({ search: mark, status: 'approved', format: 'csv' })
    expect(parse(approved.body, { bom: true, columns: true })).toMatchObject([{ Title: 'Broken arm' }])
  })

  it('exports the same as a workbook', async () => {
    await three()
    const { rawPayload } = await download({ search: mark, status: 'rejected', format: 'xlsx' })
    const [sheet] = await readWorkbook(rawPayload)
    expect(sheet!.data.map((row) => row[2])).toEqual(['Title', '100% ill'])
  })

  it('reads many in batches, each once, also when created at the same time', async () => {
    await platform.db.execute(sql`
      insert into mitigation_requests (id, student_id, title, description, reason, requested_extension, request_date)
      select gen_random_uuid(), ${ada.id}, 'Many ' || n, '-', '-', 1, '2026-01-01' from generate_series(1, 2500) n`)
    const { body } = await download({ search: `${mark} many`, format: 'csv' })
    const rows = parse(body, { bom: true, columns: true }) as Record<string, string>[]
    expect(new Set(rows.map(({ Title }) => Title)).size).toBe(2500)
    expect(rows).toHaveLength(2500)
  })
})

it('is for admins only, and rejects unknown values', async () => {
  for (const browser of [
    asAda!,
    await server.as(await make.lecturer()),
    await server.as(await make.staff()),
  ]) {
    expect(await refusal(browser.listMitigation({}))).toBe('forbidden')
    expect(await refusal(browser.listMitigationStudents({}))).toBe('forbidden')
    expect(await refusal(browser.listMitigationOfStudent({ studentId: ada.id }))).toBe('forbidden')
    expect(await refusal(browser.exportMitigation({ format: 'csv' }))).toBe('forbidden')
  }
  expect(await refusal(reviewing.listMitigation({ sort: 'password' as never }))).toBe('invalid-input')
  expect(await refusal(reviewing.listMitigation({ status: 'lost' as never }))).toBe('invalid-input')
  expect(await refusal(reviewing.listMitigation({ pageSize: 101 }))).toBe('invalid-input')
  expect(await refusal(reviewing.listMitigation({ search: 'x'.repeat(101) }))).toBe('invalid-input')
  expect(await refusal(reviewing.exportMitigation({ format: 'pdf' as never }))).toBe('invalid-input')
})
