import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { payRuns, payslips } from '#domains/payroll/pay-runs.tables.ts'
import { staffDays } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { terms } from '#domains/structure/structure.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform, app, clock } = server
const { db } = platform
const termId = newId()
let boss: TestPerson
let admin: TestBrowser
let people: TestPerson[]

beforeAll(async () => {
  boss = await make.admin({ firstName: 'Boss' })
  admin = await server.as(boss)
  people = [await make.staff({ firstName: 'Ann' }), await make.staff(), await make.lecturer()]
})

async function approvedRun(month: string, paid: readonly (readonly [TestPerson, number, string | null])[]) {
  const id = newId()
  const at = clock.now()
  await db.insert(payRuns).values({
    id,
    month,
    kind: 'regular',
    status: 'approved',
    currency: 'EUR',
    createdAt: at,
    createdBy: boss.id,
    approvedAt: at,
    approvedBy: boss.id,
  })
  await db.insert(payslips).values(
    paid.map(([person, net, employmentType]) => ({
      payRunId: id,
      personId: person.id,
      personName: `${person.firstName} ${person.lastName}`,
      personRole: person.role,
      employmentType: employmentType as 'full-time' | null,
      earnings: net + 150,
      deductions: 100,
      taxes: 50,
      adjustments: 30,
      carried: -30,
      net,
    })),
  )
}

const looksAt = () =>
  db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.operation, 'readPayTotals'), eq(auditEvents.actorId, boss.id)))

it('every list and its file are empty without a term', async () => {
  const lists = await Promise.all([
    admin.listAnalyticsSessions({}),
    admin.listAnalyticsRecords({}),
    admin.listAnalyticsStudents({}),
    admin.listAnalyticsEnrolments({}),
    admin.listAnalyticsStaffDays({}),
    admin.listAnalyticsPayslips({}),
  ])
  const files = await Promise.all(
    ['sessions', 'records', 'students', 'enrolments', 'staff-days', 'payslips'].map(async (list) => {
      const url = `/api/analytics/${list}/export?format=csv`
      return (await app.inject({ url, headers: { cookie: admin.cookies.header() } })).statusCode
    }),
  )
  expect(lists.map(({ total, items, term }) => [total, items.length, term])).toEqual(
    Array(6).fill([0, 0, null]),
  )
  expect(files).toEqual(Array(6).fill(200))
})

describe('of a term', () => {
  beforeAll(async () => {
    const history = { createdAt: clock.now(), updatedAt: clock.now() }
    await db
      .insert(terms)
      .values({ id: termId, name: 'Autumn', firstDay: '2026-09-21', lastDay: '2026-11-30', ...history })
    const statuses = ['present', 'late', 'half-day', 'absent', 'on-leave', null] as const
    await db.insert(staffDays).values(
      people.flatMap(({ id }, who) =>
        Array.from({ length: 20 }, (_, day) => ({
          personId: id,
          date: `2026-10-${String(day + 1).padStart(2, '0')}`,
          status: statuses[(day + who) % statuses.length]!,
        })),
      ),
    )
  })

  it('the list of staff days has as many rows as the figure says, in every part', async () => {
    const { overall, weeks, weekdays, roles } = await admin.readStaffAnalytics({ termId })
    const readTotal = async (part: Parameters<typeof admin.listAnalyticsStaffDays>[0]) =>
      (await admin.listAnalyticsStaffDays({ termId, pageSize: 1, ...part })).total
    const parts = [
      { part: {}, ...overall },
      ...weeks.map(({ week, ...counts }) => ({ part: { week }, ...counts })),
      ...weekdays.map(({ weekday, ...counts }) => ({ part: { weekday }, ...counts })),
      ...roles.map(({ role, ...counts }) => ({ part: { role }, ...counts })),
    ]
    expect(parts.length).toBeGreaterThan(8)
    for (const { part, present, late, halfDay, absent, onLeave } of parts) {
      expect(await readTotal({ ...part, days: 'late' })).toBe(late)
      expect(await readTotal({ ...part, days: 'on-leave' })).toBe(onLeave)
      expect(await readTotal({ ...part, days: 'came' })).toBe(present + late + halfDay)
      expect(await readTotal({ ...part, days: 'expected' })).toBe(present + late + halfDay + absent)
      expect(await readTotal(part)).toBe(present + late + halfDay + absent + onLeave)
    }
  })

  it('staff days can be searched and sorted', async () => {
    const { items } = await admin.listAnalyticsStaffDays({
      termId,
      search: 'ann',
      sort: 'date',
      pageSize: 100,
    })
    expect(new Set(items.map(({ personId }) => personId))).toEqual(new Set([people[0]!.id]))
    expect(items.map(({ date }) => date)).toEqual(items.map(({ date }) => date).toSorted())
  })

  it('payslips behind a sum add up to it, by month and by employment type', async () => {
    const [ann, bob, cid] = people as [TestPerson, TestPerson, TestPerson]
    await approvedRun('2026-10', [
      [ann, 100_00, 'full-time'],
      [bob, 200_01, 'full-time'],
      [cid, 55_55, null],
    ])
    await approvedRun('2026-11', [
      [ann, 110_00, 'full-time'],
      [bob, 210_10, 'full-time'],
    ])
    const { overall, months, employmentTypes } = await admin.readPayTotals({ termId })
    const parts = [
      { part: {}, ...overall },
      ...months.map(({ month, ...sums }) => ({ part: { month }, ...sums })),
      ...employmentTypes.map(({ employmentType, ...sums }) => ({
        part: { employment: employmentType ?? ('none' as const) },
        ...sums,
      })),
    ]
    expect(parts).toHaveLength(5)
    for (const { part, people: count, ...sums } of parts) {
      const { items } = await admin.listAnalyticsPayslips({ termId, ...part })
      for (const sum of ['earnings', 'deductions', 'taxes', 'adjustedAndCarried', 'paid'] as const)
        expect(items.reduce((total, it) => total + it[sum], 0)).toBe(sums[sum])
      expect(new Set(items.map(({ personId }) => personId)).size).toBe(count)
    }
  })

  it('viewing and exporting payslips is audited with the people concerned', async () => {
    await admin.listAnalyticsPayslips({ termId, search: people[0]!.lastName })
    const answer = await app.inject({
      url: `/api/analytics/payslips/export?format=csv&termId=${termId}&month=2026-11`,
      headers: { cookie: admin.cookies.header() },
    })
    expect(answer.body.trim().split('\r\n')).toHaveLength(3)
    const events = await db.select().from(auditEvents)
    const looked = events.filter(({ operation }) => operation === 'listAnalyticsPayslips')
    expect(looked.map(({ after }) => after)).toContainEqual({ viewed: [people[0]!.id] })
    const taken = events.filter(({ operation }) => operation === 'exportAnalyticsPayslips')
    expect(taken.some(({ after }) => JSON.stringify(after).includes(people[1]!.id))).toBe(true)
  })

  it('viewing a sum that reveals one person’s pay is recorded, whether it covers only that person or also the viewer', async () => {
    await db.execute(sql`delete from payslips`)
    await db.execute(sql`delete from pay_runs`)
    const [ann, bob] = people as [TestPerson, TestPerson]
    const recorded = async () => (await admin.readPayTotals({ termId })).recorded
    await approvedRun('2026-10', [
      [ann, 100_00, 'full-time'],
      [bob, 200_00, 'full-time'],
    ])
    const before = (await looksAt()).length
    expect(await recorded(), 'two others').toBe(false)
    await db.execute(sql`update payslips set person_id = ${boss.id} where person_id = ${bob.id}`)
    expect(await recorded(), 'one other and the viewer').toBe(true)
    await db.execute(sql`delete from payslips where person_id = ${ann.id}`)
    expect(await recorded(), 'the viewer alone').toBe(false)
    const after = await looksAt()
    expect(after.length - before).toBe(1)
    expect(after.at(-1)?.after).toEqual({ viewed: [ann.id] })
  })
})
