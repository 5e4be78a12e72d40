import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { people } from '#domains/people/people.tables.ts'
import { staffDays } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'
import { exportedRows } from './exported-rows.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
const month = { from: '2026-11-02', to: '2026-11-13' }
const dates = Array.from({ length: 12 }, (_, index) => `2026-11-${String(index + 2).padStart(2, '0')}`)

const day = fc.record({
  status: fc.constantFrom('present', 'late', 'half-day', 'absent', 'on-leave', null),
  inAfter: fc.option(fc.nat(600)),
  minutes: fc.option(fc.nat(600)),
})
type Day = typeof day extends fc.Arbitrary<infer T> ? T : never

let person: TestPerson

beforeAll(async () => {
  person = await make.staff()
  await make.class([await make.lecturer()])
  await db.execute(sql`update terms set first_day = '2026-09-21', last_day = '2026-12-18'`)
})

/** The first and the last of the dates on which the person is here. */
const here = fc.record({ from: fc.nat(6), to: fc.option(fc.integer({ min: 6, max: 11 })) })
type Here = typeof here extends fc.Arbitrary<infer T> ? T : never

async function write(days: readonly Day[], { from, to }: Here) {
  const endsOn = to === null ? null : dates[to]!
  await db.update(people).set({ startsOn: dates[from]!, endsOn }).where(eq(people.id, person.id))
  await db.delete(staffDays)
  const rows = days.map(({ status, inAfter, minutes }, index) => {
    const inAt = inAfter === null ? null : minutesAfter(new Date(`${dates[index]}T08:00:00Z`), inAfter)
    const outAt = inAt && minutes !== null ? minutesAfter(inAt, minutes) : null
    return {
      personId: person.id,
      date: dates[index]!,
      inAt,
      inSource: inAt ? ('face' as const) : null,
      outAt,
      outSource: outAt ? ('face' as const) : null,
      status,
      onLeave: status === 'on-leave',
    }
  })
  await db.insert(staffDays).values(rows)
}

const isWorked = ({ status }: Day) => status === 'present' || status === 'late' || status === 'half-day'
const toMinutes = ({ inAfter, minutes }: Day) => (inAfter === null ? 0 : (minutes ?? 0))

it('hours and days worked are the same on the person’s own pages, in the file and in analytics', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(day, { minLength: 12, maxLength: 12 }), here, async (days, during) => {
      await write(days, during)
      const admin = await server.as(await make.admin())
      const worked = days
        .filter((_, index) => during.from <= index && (during.to === null || index <= during.to))
        .filter(isWorked)
      const minutes = worked.reduce((sum, it) => sum + toMinutes(it), 0)

      // People who have left cannot sign in.
      if (during.to === null) {
        const mine = await (await server.as(person)).listMyStaffDays(month)
        expect(mine).toMatchObject({ workedDays: worked.length, workedMinutes: minutes })
      }

      const lines = await exportedRows(server, admin, `/staff-days/export?${new URLSearchParams(month)}`)
      const ofFile = lines.filter(({ Status }) => ['Present', 'Late', 'Half day'].includes(String(Status)))
      expect(ofFile).toHaveLength(worked.length)
      expect(lines.reduce((sum, it) => sum + Number(it.Minutes || 0), 0)).toBe(minutes)

      const { overall } = await admin.readStaffAnalytics({})
      expect(overall.present + overall.late + overall.halfDay).toBe(worked.length)
      expect((await admin.listAnalyticsStaffDays({ days: 'came' })).total).toBe(worked.length)
      const [all] = await exportedRows(server, admin, '/analytics/export?view=staff')
      expect(all).toEqual({
        Of: 'All',
        Present: overall.present,
        Late: overall.late,
        'Half days': overall.halfDay,
        Absent: overall.absent,
        'On leave': overall.onLeave,
        'Attendance %': overall.percentage,
        'Late %': overall.lateShare,
      })
      const listed = await exportedRows(server, admin, '/analytics/staff-days/export?days=came')
      expect(listed).toHaveLength(worked.length)
    }),
    { numRuns: 10 },
  )
})

it('the staff board has each person in exactly one state', async () => {
  const admin = await server.as(await make.admin())
  for (const date of dates) {
    const { counts, total } = await admin.readStaffBoard({ date })
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total)
  }
})
