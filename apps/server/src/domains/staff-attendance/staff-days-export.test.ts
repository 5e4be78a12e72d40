import { sql } from 'drizzle-orm'
import readWorkbook from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { inTransaction } from '#db/database.ts'
import { systemContext } from '#platform/system-context.ts'
import { csvRows, downloadExport } from '#testing/downloads.ts'
import { startTestServer } from '#testing/server.ts'
import { setLeave } from './leave.service.ts'
import { staffDayFactory } from './testing/staff-days.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
const admin = await server.as(await make.admin())
const [thursday, friday, today] = ['2026-11-12', '2026-11-13', '2026-11-16']

const download = (query: Record<string, string>, browser = admin) =>
  downloadExport(
    server,
    '/api/staff-days/export',
    { from: '2026-11-01', to: '2026-11-30', ...query },
    browser,
  )
const lines = async (query: Record<string, string>) =>
  csvRows((await download({ ...query, format: 'csv' })).body)

const came = staffDayFactory(db)

/**
 * Bea, a lecturer, was late on Thursday and corrected on Friday. Abe, of the staff, was here on Friday and is
 * on leave today.
 */
async function team(lastName: string) {
  const bea = await make.lecturer({ firstName: 'Bea', lastName, employmentType: 'visiting' })
  const abe = await make.staff({ firstName: '@Abe', lastName })
  await came(bea.id, thursday, '09:30', '17:00')
  await came(bea.id, friday, '08:50')
  await came(abe.id, friday, '08:55', '17:05')
  await admin.correctStaffDay({
    personId: bea.id,
    date: friday,
    version: 0,
    inTime: '08:50',
    outTime: '16:00',
    status: 'half-day',
    reason: 'Seen by the porter',
  })
  await inTransaction(platform, (tx) =>
    setLeave(systemContext(platform, 'readStaffBoard'), tx, {
      personId: abe.id,
      days: [{ date: today, onLeave: true, leaveTimes: [] }],
      reason: null,
    }),
  )
  return { bea, abe }
}

it('exports the days of a period by date and name, with local times and no formulas', async () => {
  const { bea, abe } = await team('Whole')
  const answer = await download({ search: 'Whole', format: 'csv' })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="Staff attendance 2026-11-01 to 2026-11-30\.csv"/,
    ),
  })
  const beaIs = { 'First name': 'Bea', 'Last name': 'Whole', Email: bea.email, Role: 'Visiting Lecturer' }
  const abeIs = { 'First name': "'@Abe", Email: abe.email, Role: 'Staff', Corrected: 'No' }
  const on = (date: string, inTime: string, outTime: string) => ({
    Date: date,
    In: `${date} ${inTime}`,
    Out: `${date} ${outTime}`,
    'On leave': 'No',
  })
  expect(await lines({ search: 'Whole' })).toMatchObject([
    { ...beaIs, ...on(thursday, '09:30', '17:00'), Status: 'Late', Corrected: 'No' },
    { ...abeIs, ...on(friday, '08:55', '17:05'), Status: 'Present' },
    { ...beaIs, ...on(friday, '08:50', '16:00'), Status: 'Half day', Corrected: 'Yes' },
    { ...abeIs, Date: today, In: '', Out: '', Status: 'On leave', 'On leave': 'Yes' },
  ])
})

it('applies the days, the role and the search, and includes people who have left', async () => {
  const { bea } = await team('Narrow')
  const days = async (query: Record<string, string>) =>
    (await lines({ search: 'Narrow', ...query })).map((it) => `${it.Date} ${it.Role}`)
  expect(await days({ from: thursday, to: thursday })).toEqual([`${thursday} Visiting Lecturer`])
  expect(await days({ role: 'staff' })).toEqual([`${friday} Staff`, `${today} Staff`])
  expect(await days({ search: 'narrow bea', from: friday })).toEqual([`${friday} Visiting Lecturer`])
  expect(await days({ from: '2025-01-01', to: '2025-12-31' })).toEqual([])
  await db.execute(sql`update people set is_active = false, archived_at = now() where id = ${bea.id}`)
  expect(await days({ role: 'lecturer' })).toHaveLength(2)
})

it('exports the same as a workbook', async () => {
  await team('Booked')
  const { rawPayload, headers } = await download({ search: 'Booked', to: thursday, format: 'xlsx' })
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const [sheet] = await readWorkbook(rawPayload)
  expect(sheet!.data).toHaveLength(2)
  const cell = (name: string) => sheet!.data[1]![sheet!.data[0]!.indexOf(name)]
  expect(['Last name', 'Status', 'Corrected'].map(cell)).toEqual(['Booked', 'Late', 'No'])
  expect([cell('Date'), cell('In')]).toEqual([new Date(thursday), new Date(`${thursday}T09:30Z`)])
})

it('is for admins only', async () => {
  for (const role of ['lecturer', 'staff', 'student'] as const)
    expect((await download({ format: 'csv' }, await server.as(await make[role]()))).statusCode).toBe(403)
  expect((await download({ format: 'csv' }, server.browser())).statusCode).toBe(401)
})

it('covers at most a year, with days in order', async () => {
  const status = async (query: Record<string, string>) =>
    (await download({ format: 'csv', search: 'nobody at all', ...query })).statusCode
  expect(await status({ from: '2024-01-01', to: '2024-12-31' })).toBe(200)
  expect(await status({ from: '2024-01-01', to: '2025-01-01' })).toBe(400)
  expect(await status({ from: today, to: friday })).toBe(400)
  expect(await status({ from: '2026-02-30' })).toBe(400)
  expect(await status({ format: 'pdf' })).toBe(400)
  expect(await status({ role: 'student' })).toBe(400)
})

it('reads many days in batches, each once, also for people with the same name', async () => {
  await db.execute(sql`
    insert into people (id, email, first_name, last_name, role, starts_on, created_at,
      updated_at)
    select gen_random_uuid(), 'same' || n || '@same.test', 'Same', 'Šame', 'staff', '2020-01-01', now(), now()
    from generate_series(1, 1500) n`)
  await db.execute(sql`
    insert into staff_days (person_id, date, status)
    select p.id, '2026-10-01'::date + n, 'absent' from people p, generate_series(0, 1) n
    where p.email::text like '%@same.test'`)
  const rows = await lines({ from: '2026-10-01', to: '2026-10-31', search: '@same.test' })
  expect(rows).toHaveLength(3000)
  expect(new Set(rows.map((it) => `${it.Date} ${it.Email}`)).size).toBe(3000)
  expect(rows.map((it) => it.Date)).toEqual(rows.map((it) => it.Date).toSorted())
})
