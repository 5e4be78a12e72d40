import { isBelow, percentage } from '@campanile/contract/attendance/attendance-figures.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { hasRows } from '#db/rows.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
let admin: TestBrowser
const termId = newId()

interface Student {
  /** Minutes of self check-ins recorded as present and as late, and records made by a person. */
  present: number[]
  late: number[]
  marked: { present: number; late: number; absent: number; excused: number }
}

beforeAll(async () => {
  admin = await server.as(await make.admin())
  await db.execute(sql`insert into terms (id, name, first_day, last_day, created_at, updated_at)
    values (${termId}, 'Trial', '2026-01-05', '2026-04-03', now(), now())`)
})

const minutes = (from: number, to: number) => fc.array(fc.integer({ min: from, max: to }), { maxLength: 8 })
const student: fc.Arbitrary<Student> = fc.record({
  present: minutes(0, 12),
  late: minutes(8, 30),
  marked: fc.record({ present: fc.nat(4), late: fc.nat(4), absent: fc.nat(6), excused: fc.nat(3) }),
})
const rules = fc.record({
  requiredPercentage: fc.integer({ min: 0, max: 100 }),
  lateAfterMinutes: fc.option(fc.nat(20), { nil: undefined }),
  absentAfterMinutes: fc.option(fc.nat(35), { nil: undefined }),
  latesPerAbsence: fc.nat(4),
})

async function put(students: readonly Student[]): Promise<void> {
  await db.execute(sql`delete from student_figures where term_id = ${termId}`)
  for (const { present, late, marked } of students) {
    const letters = 'P'.repeat(present.length + marked.present + 1)
    const ascending = (list: number[]) => sql`${sql.param([...list].sort((a, b) => a - b))}::smallint[]`
    await db.execute(sql`insert into student_figures (class_id, student_id, term_id, present, late, absent, excused,
        present_minutes, late_minutes, letters, starts, work_due, work_submitted, work_in_time, mark_sum, mark_count)
      values (${newId()}, ${newId()}, ${termId}, ${present.length + marked.present}, ${late.length + marked.late}, ${marked.absent},
        ${marked.excused}, ${ascending(present)}, ${ascending(late)}, ${letters}, '{}', 0, 0, 0, 0, 0)`)
  }
}

/** The same rules, applied to one record after another. */
function judged(
  { present, late, marked }: Student,
  tried: typeof rules extends fc.Arbitrary<infer T> ? T : never,
) {
  const counts = { ...marked }
  const arrivals = [
    ...present.map((at) => ({ at, was: 'present' as const })),
    ...late.map((at) => ({ at, was: 'late' as const })),
  ]
  for (const { at, was } of arrivals) {
    const isLate = tried.lateAfterMinutes === undefined ? was === 'late' : at > tried.lateAfterMinutes
    if (at > (tried.absentAfterMinutes ?? 1000)) counts.absent += 1
    else counts[isLate ? 'late' : 'present'] += 1
  }
  const turned = tried.latesPerAbsence > 0 ? Math.floor(counts.late / tried.latesPerAbsence) : 0
  return { ...counts, late: counts.late - turned, absent: counts.absent + turned }
}

const readTally = ({ present, late, absent, excused }: Student['marked']) => ({
  held: present + late + absent + excused,
  attended: present + late,
  excused,
})

it('judges every arrival by the simulated rules', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(student, { minLength: 1, maxLength: 6 }), rules, async (students, tried) => {
      await put(students)
      const {
        tried: outcome,
        studentsNewlyBelow,
        studentsNoLongerBelow,
        newlyBelow,
        noLongerBelow,
        required,
      } = await admin.simulatePolicy({ termId, ...tried })
      const all = students.map((it) => judged(it, tried))
      const sum = (name: keyof Student['marked']) => all.reduce((total, it) => total + it[name], 0)
      const total = {
        present: sum('present'),
        late: sum('late'),
        absent: sum('absent'),
        excused: sum('excused'),
      }
      expect(outcome).toMatchObject({ ...total, percentage: percentage(readTally(total)) })
      const before = students.map((it) =>
        judged(it, {
          requiredPercentage: required.actual,
          lateAfterMinutes: undefined,
          absentAfterMinutes: undefined,
          latesPerAbsence: 0,
        }),
      )
      const sides = all.map((it, place) => [
        isBelow(readTally(before[place]!), required.actual),
        isBelow(readTally(it), tried.requiredPercentage),
      ])
      expect(outcome.enrolmentsBelow).toBe(sides.filter(([, then]) => then).length)
      expect(newlyBelow).toBe(sides.filter(([now, then]) => !now && then).length)
      expect(noLongerBelow).toBe(sides.filter(([now, then]) => now && !then).length)
      // Each student of this test is in one class.
      expect([studentsNewlyBelow, studentsNoLongerBelow]).toEqual([newlyBelow, noLongerBelow])
    }),
    { numRuns: 60 },
  )
  expect(await hasRows(db)`select 1 from stale_figures where kind = 'session'`).toBe(false)
})

it('uses the previous term by default, as long as the last one is running', async () => {
  const lastId = newId()
  await db.execute(sql`insert into terms (id, name, first_day, last_day, created_at, updated_at)
    values (${lastId}, 'Last', '2026-09-28', '2026-12-18', now(), now())`)
  const chosen = async () => {
    const [{ term }, { isTermOver }] = [await admin.simulatePolicy({}), await admin.readAnalyticsOverview({})]
    return { termId: term?.id, isTermOver }
  }
  expect(await chosen()).toEqual({ termId, isTermOver: false })
  await db.execute(sql`update terms set last_day = '2026-11-13' where id = ${lastId}`)
  expect(await chosen()).toEqual({ termId: lastId, isTermOver: true })
})
