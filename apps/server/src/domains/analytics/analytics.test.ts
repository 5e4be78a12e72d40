import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { attendanceRecords } from '#domains/attendance/attendance.tables.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { keepFigures } from './figures/keep-figures.service.ts'
import { keepAll, markedTerm } from './testing/marked-term.ts'

const server = await startTestServer()
const { make, platform, app } = server
const { db } = platform
let admin: TestBrowser
let termId: string
let ids: Awaited<ReturnType<typeof markedTerm>>

beforeAll(async () => {
  admin = await server.as(await make.admin())
  ids = await markedTerm(server)
  termId = ids.termId
})

describe('the views of a term', () => {
  it('show the same figures as the report', async () => {
    const { overall, students, term, pending, narrowedTo } = await admin.readAnalyticsOverview({})
    const report = await admin.readAttendanceReport({ by: 'class', from: '2026-09-01' })
    const { held, present, late, absent, excused, percentage } = report.overall
    expect(overall).toEqual({ sessions: held, present, late, absent, excused, percentage })
    expect(overall).toEqual({ sessions: 8, present: 12, late: 5, absent: 6, excused: 1, percentage: 73.9 })
    expect({ students, termId: term?.id, pending, narrowedTo }).toEqual({
      students: 3,
      termId,
      pending: 0,
      narrowedTo: [],
    })
  })

  it('can be filtered by students and by classes', async () => {
    const overall = async (scope: object) => {
      const { overall: it } = await admin.readAnalyticsOverview(scope)
      return [it.present, it.late, it.absent, it.excused]
    }
    for (const scope of [
      { batchId: ids.batch },
      { programmeId: ids.programme },
      { departmentId: ids.department },
    ])
      expect(await overall(scope)).toEqual([12, 0, 4, 0])
    for (const scope of [{ classId: ids.maths }, { lecturerId: ids.lecturer }, { termId }])
      expect(await overall(scope)).toEqual([12, 5, 6, 1])
    expect(await overall({ courseId: newId() })).toEqual([0, 0, 0, 0])
    const { narrowedTo } = await admin.readAnalyticsOverview({ programmeId: ids.programme })
    expect(narrowedTo).toEqual([{ filter: 'programmeId', id: ids.programme, name: 'BSc Maths' }])
  })

  it('show when students arrive', async () => {
    const { cells } = await admin.readAttendanceHeatmap({})
    expect(cells.map(({ weekday, hour, sessions }) => [weekday, hour, sessions])).toEqual([
      [1, 10, 3],
      [1, 11, 5],
    ])
    const { hours, lateShare, arrivals } = await admin.readLateness({})
    expect(hours.map(({ hour, came, late }) => [hour, came, late])).toEqual([
      [10, 6, 3],
      [11, 11, 2],
    ])
    expect(lateShare).toBe(29.4)
    expect(arrivals.map(({ until, count }) => [until, count])).toEqual(
      [5, 10, 15, 20, 30, null].map((it) => [it, 0]),
    )
  })

  it('show the trend by week, and by programme', async () => {
    const { weeks, series } = await admin.readAttendanceTrend({ by: 'programme' })
    expect(weeks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(weeks.map(({ percentage }) => percentage)).toEqual([100, 100, 100, 66.7, 33.3, 66.7, 66.7, 66.7])
    expect(series.map(({ name, weeks: own }) => [name, own.at(-1)?.percentage])).toEqual([['BSc Maths', 50]])
    const { terms: history } = await admin.readAttendanceHistory({})
    expect(history).toEqual([expect.objectContaining({ id: termId, sessions: 8, percentage: 73.9 })])
  })

  it.each([
    ['department', 'Sciences', 2, 75],
    ['programme', 'BSc Maths', 2, 75],
    ['batch', 'M26', 2, 75],
    ['class', /TC/, 3, 73.9],
    ['course', /TC/, 3, 73.9],
    ['lecturer', 'Lee Cturer', 3, 73.9],
  ] as const)('compare by %s', async (by, name, students, percentage) => {
    const { items, total } = await admin.compareAttendance({ by })
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({
      sessions: 8,
      students,
      percentage,
      previous: null,
      below: percentage < 75,
    })
    expect(items[0]!.name).toMatch(name)
    expect((await admin.compareAttendance({ by, search: 'nothing of the kind' })).items).toEqual([])
  })

  it('link to the sessions and records behind a figure', async () => {
    const first = await admin.listAnalyticsSessions({ weekday: 1, pageSize: 5 })
    const second = await admin.listAnalyticsSessions({ weekday: 1, pageSize: 5, page: 2 })
    expect([first.items.length, second.items.length, second.total]).toEqual([5, 3, 8])
    const all = [...first.items, ...second.items]
    expect(new Set(all.map(({ sessionId }) => sessionId)).size).toBe(8)
    expect(all.map(({ startsAt }) => startsAt)).toEqual(
      [...all.map(({ startsAt }) => startsAt)].sort().reverse(),
    )
    const late = await admin.listAnalyticsRecords({ status: 'late' })
    expect(late.items.map(({ studentName }) => studentName)).toEqual(Array(5).fill('Eve Student'))
    const bens = await admin.listAnalyticsRecords({ batchId: ids.batch, studentId: ids.ben })
    expect(bens.items.map(({ status }) => status)).toEqual([
      ...Array(4).fill('absent'),
      ...Array(4).fill('present'),
    ])
    expect((await admin.listAnalyticsRecords({ batchId: ids.batch, studentId: ids.eve })).items).toEqual([])
  })

  it('include a correction within seconds', async () => {
    const eve = eq(attendanceRecords.studentId, ids.eve)
    const [before] = await db.select().from(attendanceRecords).where(eve).limit(1)
    await db.update(attendanceRecords).set({ status: 'absent' }).where(eve)
    expect((await admin.readAnalyticsOverview({})).pending).toBeGreaterThan(0)
    await keepFigures(platform)
    expect((await admin.readAnalyticsOverview({})).overall).toMatchObject({ late: 0, absent: 12, excused: 0 })
    expect(before).toBeDefined()
  })

  it('can be recomputed from scratch', async () => {
    const before = await admin.readAnalyticsOverview({})
    expect((await admin.rebuildAnalytics({})).pending).toBeGreaterThan(0)
    await keepAll(server)
    expect(await admin.readAnalyticsOverview({})).toEqual({ ...before, pending: 0 })
  })
})

describe('simulatePolicy', () => {
  it('lists the students who would fall below, and changes nothing', async () => {
    const trial = await admin.simulatePolicy({ termId, requiredPercentage: 50 })
    expect(trial).toMatchObject({
      required: { actual: 75, tried: 50 },
      enrolments: 3,
      newlyBelow: 0,
      noLongerBelow: 1,
    })
    const { items } = await admin.listPolicyChanges({
      termId,
      requiredPercentage: 50,
      change: 'no-longer-below',
    })
    expect(items).toEqual([
      expect.objectContaining({
        studentId: ids.ben,
        percentage: 50,
        percentageTried: 50,
        below: true,
        belowTried: false,
      }),
    ])
    expect((await admin.listPolicyChanges({ termId, requiredPercentage: 50 })).items).toEqual([])
    const stricter = await admin.simulatePolicy({ termId, requiredPercentage: 100 })
    expect(stricter.programmes).toEqual([
      expect.objectContaining({ name: 'BSc Maths', enrolments: 2, below: 1, belowTried: 1 }),
    ])
  })
})

describe('access', () => {
  const reads = [
    'readAnalyticsOverview',
    'readAttendanceHeatmap',
    'readAttendanceTrend',
    'readAttendanceHistory',
    'compareAttendance',
    'readLateness',
    'readWorkCorrelations',
    'listAnalyticsSessions',
    'listAnalyticsRecords',
    'listAnalyticsStudents',
    'listAnalyticsEnrolments',
    'listAnalyticsStaffDays',
    'listAnalyticsPayslips',
    'listAtRiskStudents',
    'simulatePolicy',
    'listPolicyChanges',
    'readStaffAnalytics',
    'readPayTotals',
    'readCampusPulse',
  ] as const

  it.each(reads)('%s is for admins only, and answers them', async (name) => {
    for (const person of [await make.lecturer(), await make.student(), await make.staff()])
      expect(await refusal((await server.as(person))[name]({}))).toBe('forbidden')
    await admin[name]({})
  })

  it('accepts only terms, cursors and rules that exist', async () => {
    expect(await refusal(admin.readAnalyticsOverview({ termId: newId() }))).toBe('not-found')
    expect(await refusal(admin.readAnalyticsOverview({ termId: 'x' }))).toBe('invalid-input')
    for (const after of ['x', 'bnVsbA', Buffer.from('["1",2]').toString('base64url')]) {
      expect(await refusal(admin.listAtRiskStudents({ after }))).toBe('invalid-input')
      expect(await refusal(admin.listPolicyChanges({ after }))).toBe('invalid-input')
    }
    expect(await refusal(admin.simulatePolicy({ lateAfterMinutes: 61 }))).toBe('invalid-input')
    expect(await refusal(admin.listAnalyticsSessions({ weekday: 8 }))).toBe('invalid-input')
  })
})

describe('exportAnalytics', () => {
  const views = [
    'heatmap',
    'trend',
    'comparison',
    'at-risk',
    'lateness',
    'correlations',
    'staff',
    'pay',
    'history',
    'policy',
    'policy-changes',
  ]
  const download = (query: string) =>
    app.inject({ url: `/api/analytics/export?${query}`, headers: { cookie: admin.cookies.header() } })

  it.each(views)('exports %s, and audits it', async (view) => {
    const answer = await download(`view=${view}&format=csv&termId=${termId}`)
    expect(answer.statusCode).toBe(200)
    const [heads] = parse(answer.body, { bom: true }) as string[][]
    expect(heads?.length).toBeGreaterThan(2)
    expect((await download(`view=${view}&format=xlsx`)).statusCode).toBe(200)
    const audited = await db.select().from(auditEvents).where(eq(auditEvents.entityId, view))
    expect(audited).toHaveLength(2)
  })

  it('gives the reasons in words', async () => {
    const lines: string[][] = parse((await download('view=at-risk&format=csv')).body, { bom: true })
    expect(lines[2]).toEqual(
      expect.arrayContaining(['Ben', 'M26', expect.stringContaining('Missed the last 4 sessions')]),
    )
  })
})
