import { parse } from 'csv-parse/sync'
import readWorkbook from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { leaveFactories } from './testing/leave-factories.ts'

const server = await startTestServer()
const { make, clock } = server
const { admin, approved, ask, somebody, typeId } = await leaveFactories(server)
const [monday, tuesday, friday] = ['2026-11-23', '2026-11-24', '2026-11-27']
let anna: TestBrowser
let staff: TestBrowser

beforeAll(async () => {
  const { mine } = await somebody({ firstName: '=Anna', lastName: 'Queue', employmentType: 'part-time' })
  anna = mine
  staff = await server.as(await make.staff({ firstName: 'Bert', lastName: 'Queue' }))
  await approved(anna, { from: monday, to: tuesday })
  clock.forward({ minutes: 1 })
  await ask(staff, { from: tuesday, part: 'morning' })
  clock.forward({ minutes: 1 })
  const { id: requestId, version } = await ask(anna, { from: friday, type: 'Personal leave' })
  await admin.rejectLeave({ requestId, version, rejectionReason: 'Exams' })
})

describe('the queue', () => {
  const queue = async (query: Parameters<typeof admin.listLeave>[0] = {}) => {
    const { items, ...rest } = await admin.listLeave({ search: 'queue', ...query })
    return { ...rest, rows: items.map(({ personName, status }) => `${personName} ${status}`) }
  }

  it('is filtered, sorted and paged, and counts pending requests', async () => {
    expect(await queue()).toMatchObject({
      total: 3,
      counts: { total: 3, pending: 1, approved: 1, rejected: 1, withdrawn: 0, revoked: 0 },
      rows: ['=Anna Queue rejected', 'Bert Queue pending', '=Anna Queue approved'],
    })
    expect(await queue({ status: 'pending' })).toMatchObject({ total: 1, counts: { approved: 1 } })
    expect((await queue({ role: 'staff' })).rows).toEqual(['Bert Queue pending'])
    expect((await queue({ search: 'queue bert' })).total).toBe(1)
    const leaveTypeId = await typeId('Personal leave')
    expect((await queue({ leaveTypeId })).rows).toEqual(['=Anna Queue rejected'])
    expect((await queue({ sort: 'from', pageSize: 1, page: 2 })).rows).toEqual(['Bert Queue pending'])
    expect((await queue({ sort: '-person' })).rows[0]).toBe('Bert Queue pending')
    expect((await queue({ search: '%' })).total).toBe(0)
    expect(await refusal(admin.listLeave({ sort: 'reason' as never }))).toBe('invalid-input')
  })

  const exported = (query: Record<string, string>, browser = admin) =>
    server.app.inject({
      method: 'GET',
      url: `/api/leave/export?${new URLSearchParams(query)}`,
      headers: { cookie: browser.cookies.header() },
    })

  it('exports the filtered list without formulas', async () => {
    const answer = await exported({ search: 'queue', format: 'csv' })
    expect(answer.headers['content-disposition']).toMatch(/filename="Leave requests 2026-11-16\.csv"/)
    const rows = parse(answer.body, { columns: true, bom: true })
    expect(rows).toMatchObject([
      { Name: "'=Anna Queue", Role: 'Part-time Lecturer', Status: 'Rejected', Answer: 'Exams', Days: '1' },
      { Name: 'Bert Queue', From: tuesday, Part: 'Morning', Days: '0.5', Status: 'Pending', Decided: '' },
      { Leave: 'Annual leave', From: monday, To: tuesday, Days: '2', 'Decided by': expect.any(String) },
    ])
    const workbook = await exported({ search: 'queue', status: 'pending', format: 'xlsx' })
    const [sheet] = await readWorkbook(workbook.rawPayload)
    expect(sheet!.data).toHaveLength(2)
    expect((await exported({ format: 'csv' }, staff)).statusCode).toBe(403)
    expect((await exported({ format: 'pdf' })).statusCode).toBe(400)
  })
})

describe('the team’s calendar', () => {
  it('shows each person with approved or pending leave, and how many are away each day', async () => {
    const period = { from: '2026-11-20', to: '2026-11-30', search: 'queue' }
    const team = await admin.listTeamCalendar(period)
    expect(team).toMatchObject({
      total: 2,
      today: '2026-11-16',
      away: [
        { date: monday, people: 1 },
        { date: tuesday, people: 1 },
      ],
      items: [
        { personName: '=Anna Queue', role: 'lecturer', leave: [{ status: 'approved' }] },
        { personName: 'Bert Queue', leave: [{ status: 'pending', part: 'morning' }] },
      ],
    })
    expect(team.daysOff.map(({ date, name }) => `${date} ${name}`)).toEqual([
      '2026-11-21 Weekend',
      '2026-11-22 Weekend',
      '2026-11-28 Weekend',
      '2026-11-29 Weekend',
    ])
    expect((await admin.listTeamCalendar({ ...period, role: 'staff' })).total).toBe(1)
    expect((await admin.listTeamCalendar({ ...period, from: '2026-11-25' })).total).toBe(0)
    expect(await refusal(admin.listTeamCalendar({ ...period, to: '2027-11-30' }))).toBe('invalid-input')
    expect(await refusal(anna.listTeamCalendar(period))).toBe('forbidden')
  })
})
