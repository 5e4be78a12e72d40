import type { AnalyticsGroup } from '@campanile/contract/analytics/analytics-values.ts'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { keepFigures } from '../figures/keep-figures.service.ts'
import { busyTerm } from '../testing/busy-term.ts'

const server = await startTestServer()
const { make, platform, app, clock } = server
const { db } = platform
let admin: TestBrowser
let term: Awaited<ReturnType<typeof busyTerm>>
let scopes: Record<string, Record<string, string>>

beforeAll(async () => {
  term = await busyTerm({ make, db, now: clock.now })
  await keepFigures(platform)
  clock.forward({ minutes: 1 })
  await keepFigures(platform)
  // All combinations of work due, submitted, on time and marked.
  await db.execute(sql`update student_figures f set work_due = n % 4, work_submitted = least(n % 4, n % 3),
      work_in_time = least(n % 4, n % 3, n % 2), mark_count = n % 3, mark_sum = (n % 3) * (40 + n * 3)
    from (select class_id, student_id, row_number() over (order by class_id, student_id) as n from student_figures) o
    where o.class_id = f.class_id and o.student_id = f.student_id`)
  scopes = {
    'the term': {},
    'a department': { departmentId: term.departmentId },
    'a programme': { programmeId: term.programmeIds[0]! },
    'a batch of one lecturer': { batchId: term.batchIds[1]!, lecturerId: term.lecturerId },
    'a class': { classId: term.classId },
  }
})

// A new browser for each test, because all requests together exceed the rate limit of one.
beforeEach(async () => {
  admin = await server.as(await make.admin())
})

/** All rows of a list, fetched page by page. */
async function all<T, I extends object>(
  list: (input: I & { page: number; pageSize: number }) => Promise<{ items: T[]; total: number }>,
  input: I,
): Promise<T[]> {
  const rows: T[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await list({ ...input, page, pageSize: 30 })
    rows.push(...items)
    if (items.length === 30) continue
    expect(rows.length).toBe(total)
    return rows
  }
}

const readCount = <T extends { status: string }>(rows: readonly T[], ...statuses: string[]) =>
  rows.filter(({ status }) => statuses.includes(status)).length
const addUp = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((sum, row) => sum + of(row), 0)
const scoped = () => Object.entries(scopes)

describe('the rows behind a figure', () => {
  it('of a whole view are its sessions, records and students', async () => {
    for (const [name, scope] of scoped()) {
      const { overall, students } = await admin.readAnalyticsOverview(scope)
      const sessions = await all(admin.listAnalyticsSessions, scope)
      const marks = await all(admin.listAnalyticsRecords, scope)
      const people = await all(admin.listAnalyticsStudents, scope)
      expect(sessions.length, name).toBe(overall.sessions)
      for (const status of ['present', 'late', 'absent', 'excused'] as const) {
        expect(
          addUp(sessions, (it) => it[status]),
          name,
        ).toBe(overall[status])
        expect(readCount(marks, status), name).toBe(overall[status])
        expect(
          addUp(people, (it) => it[status]),
          name,
        ).toBe(overall[status])
      }
      expect(people.length, name).toBe(students)
      const counted = await admin.listAnalyticsRecords({ ...scope, status: 'counted', pageSize: 1 })
      expect(counted.total, name).toBe(overall.present + overall.late + overall.absent)
    }
  })

  it('of a cell or a week are only its own', async () => {
    for (const [name, scope] of scoped()) {
      const { cells } = await admin.readAttendanceHeatmap(scope)
      for (const { weekday, hour, sessions, late } of cells) {
        const rows = await all(admin.listAnalyticsSessions, { ...scope, weekday, hour })
        expect(rows.length, name).toBe(sessions)
        expect(
          addUp(rows, (it) => it.late),
          name,
        ).toBe(late)
      }
      const { weeks } = await admin.readAttendanceTrend(scope)
      for (const { week, sessions, absent } of weeks) {
        expect((await all(admin.listAnalyticsSessions, { ...scope, week })).length, name).toBe(sessions)
        const missed = await all(admin.listAnalyticsRecords, { ...scope, week, status: 'absent' as const })
        expect(missed.length, name).toBe(absent)
      }
    }
  })

  it('of lateness are the students who came and those who were late, by hour, weekday and arrival', async () => {
    for (const [name, scope] of scoped()) {
      const { hours, weekdays, arrivals } = await admin.readLateness(scope)
      const parts = [
        ...hours.map(({ hour, came, late }) => ({ part: { hour }, came, late })),
        ...weekdays.map(({ weekday, came, late }) => ({ part: { weekday }, came, late })),
      ]
      for (const { part, came, late } of parts) {
        const rows = await all(admin.listAnalyticsRecords, { ...scope, ...part, status: 'came' as const })
        expect([rows.length, readCount(rows, 'late')], name).toEqual([came, late])
      }
      for (const [arrival, { until, count }] of arrivals.entries()) {
        const rows = await all(admin.listAnalyticsRecords, { ...scope, arrival })
        expect(rows.length, `${name}, until ${until}`).toBe(count)
        const found = await admin.listAnalyticsRecords({ ...scope, arrival, search: 'S', pageSize: 1 })
        expect(found.total, 'counted from the records').toBe(count)
        for (const { minutes } of rows) expect(minutes).toBeLessThanOrEqual(until ?? 9999)
      }
    }
    const { arrivals } = await admin.readLateness({})
    expect(arrivals.every(({ count }) => count > 0)).toBe(true)
  })

  it('of coursework are the students in classes of a band, with the work they submitted', async () => {
    for (const [name, scope] of scoped()) {
      const { bands } = await admin.readWorkCorrelations(scope)
      for (const { from, enrolments, due, submitted, inTime, marked, mark } of bands) {
        const band = { ...scope, band: from }
        const rows = await all(admin.listAnalyticsEnrolments, band)
        expect(rows.length, name).toBe(enrolments)
        expect(
          addUp(rows, (it) => it.due),
          name,
        ).toBe(due)
        expect(
          addUp(rows, (it) => it.submitted),
          name,
        ).toBe(submitted)
        expect(
          addUp(rows, (it) => it.inTime),
          name,
        ).toBe(inTime)
        const withMarks = await all(admin.listAnalyticsEnrolments, { ...band, with: 'marks' as const })
        expect(withMarks.length, name).toBe(marked)
        if (mark !== null) expect(addUp(withMarks, (it) => it.mark!) / marked).toBeCloseTo(mark, 0)
        for (const only of ['due', 'submitted'] as const) {
          const some = await all(admin.listAnalyticsEnrolments, { ...band, with: only })
          expect(
            addUp(some, (it) => it[only]),
            name,
          ).toBe(only === 'due' ? due : submitted)
        }
      }
    }
  })

  it.each(['department', 'programme', 'batch', 'course', 'class', 'lecturer'] as const)(
    'of a comparison by %s are those of each of its rows',
    async (by: AnalyticsGroup) => {
      const { items } = await admin.compareAttendance({ by })
      expect(items.length).toBeGreaterThan(0)
      for (const { id, students, sessions, late, present, absent } of items) {
        const scope = { [`${by}Id`]: id }
        expect((await all(admin.listAnalyticsStudents, scope)).length).toBe(students)
        expect((await all(admin.listAnalyticsSessions, scope)).length).toBe(sessions)
        expect((await all(admin.listAnalyticsRecords, { ...scope, status: 'late' as const })).length).toBe(
          late,
        )
        const counted = await all(admin.listAnalyticsRecords, { ...scope, status: 'counted' as const })
        expect(counted.length).toBe(present + late + absent)
      }
    },
  )
})

describe('a list of rows', () => {
  it('is searched and sorted by the server', async () => {
    const { items } = await admin.listAnalyticsRecords({ search: 's3 odd', sort: 'minutes', pageSize: 100 })
    expect(new Set(items.map(({ studentName }) => studentName))).toEqual(new Set(['S3 Odd']))
    const minutes = items.map((it) => it.minutes ?? Number.POSITIVE_INFINITY)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    const names = (await all(admin.listAnalyticsStudents, { sort: '-student' as const })).map(
      ({ studentName }) => studentName.split(' ').toReversed().join(' '),
    )
    expect(names).toEqual(names.toSorted().reverse())
    const missing = (await all(admin.listAnalyticsEnrolments, { sort: '-missing' as const })).map(
      ({ due, submitted }) => due - submitted,
    )
    expect(missing).toEqual(missing.toSorted((a, b) => b - a))
    const rates = (await all(admin.listAnalyticsSessions, { sort: 'percentage' as const })).map(
      ({ percentage }) => percentage ?? 101,
    )
    expect(rates).toEqual(rates.toSorted((a, b) => a - b))
    expect((await admin.listAnalyticsSessions({ search: 'nothing of the kind' })).total).toBe(0)
  })

  it('shows its active filters', async () => {
    const [student] = term.students
    const { items } = await admin.listAnalyticsSessions({ classId: term.classId, pageSize: 1 })
    const { sessionId, courseCode, startsAt } = items[0]!
    const answer = await admin.listAnalyticsRecords({
      programmeId: term.programmeIds[0],
      studentId: student!.id,
      sessionId,
    })
    expect(answer.term?.id).toBe(term.termId)
    expect(answer.narrowedTo.map(({ name }) => name)).toEqual(['BSc 0'])
    expect(answer.student).toBe('S0 Even')
    expect(answer.session).toEqual({ courseCode, startsAt })
  })

  it('accepts only existing parts', async () => {
    expect(await refusal(admin.listAnalyticsRecords({ arrival: 6 }))).toBe('invalid-input')
    expect(await refusal(admin.listAnalyticsEnrolments({ band: 55 }))).toBe('invalid-input')
    expect(await refusal(admin.listAnalyticsSessions({ weekday: 8 }))).toBe('invalid-input')
    expect(await refusal(admin.listAnalyticsSessions({ week: 'soon' }))).toBe('invalid-input')
    expect(await refusal(admin.listAnalyticsRecords({ search: 'a\u0000' }))).toBe('invalid-input')
  })

  it.each(['sessions', 'records', 'students', 'enrolments'])(
    'is exported completely as %s, and audited',
    async (list) => {
      const query = `format=csv&programmeId=${term.programmeIds[0]}`
      const download = (url: string) =>
        app.inject({ url: `/api/analytics/${list}/${url}`, headers: { cookie: admin.cookies.header() } })
      const answer = await download(`export?${query}`)
      expect(answer.statusCode).toBe(200)
      const [, ...lines] = parse(answer.body, { bom: true }) as string[][]
      const { total } = (
        await app.inject({
          url: `/api/analytics/${list}?programmeId=${term.programmeIds[0]}`,
          headers: { cookie: admin.cookies.header() },
        })
      ).json()
      expect(lines.length).toBe(total)
      expect((await download('export?format=xlsx')).statusCode).toBe(200)
      const audited = await db.select().from(auditEvents).where(eq(auditEvents.entityId, list))
      expect(audited).toHaveLength(2)
    },
  )

  it('is for admins only', async () => {
    for (const person of [await make.lecturer(), await make.student(), await make.staff()]) {
      const browser = await server.as(person)
      for (const list of ['sessions', 'records', 'students', 'enrolments', 'staff-days', 'payslips']) {
        const answer = await app.inject({
          url: `/api/analytics/${list}/export?format=csv`,
          headers: { cookie: browser.cookies.header() },
        })
        expect(answer.statusCode).toBe(403)
      }
    }
  })
})
