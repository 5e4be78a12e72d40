import { maxScheduledReports } from '@campanile/contract/scheduled-reports/report-kinds.ts'
import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { sendAll } from '#domains/mail/testing/outbox.ts'
import { people } from '#domains/people/people.tables.ts'
import { classLecturers } from '#domains/structure/structure.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { sendDueReports } from './report-runs.service.ts'
import { sendReport } from './report-sending.service.ts'
import { reportRuns } from './scheduled-reports.tables.ts'

const mails = await startMailServer()
const server = await startTestServer({ SMTP_URL: mails.url, PUBLIC_URL: 'https://campus.test' })
const { make, platform, clock } = server
let [owner, other]: [TestPerson, TestPerson] = [] as never
let [admin, colleague]: [TestBrowser, TestBrowser] = [] as never

beforeAll(async () => {
  await make.institution()
  owner = await make.admin({ firstName: 'Olga', lastName: 'Owner' })
  other = await make.admin({ firstName: 'Ida', lastName: 'Other', language: 'de' })
})

/** Auth sessions end while weeks pass. */
async function signIn() {
  admin = await server.as(owner)
  colleague = await server.as(other)
}
beforeEach(signIn)

const weekly = { every: 'week', weekday: 1, monthDay: 1, hour: 7 } as const

const peopleReport = (traits: object = {}) => ({
  scheduleId: newId(),
  report: 'exportPeople' as const,
  params: 'role=student&search=Filterby',
  name: 'Students',
  format: 'csv' as const,
  period: 'selected' as const,
  ...weekly,
  recipientIds: [] as string[],
  ...traits,
})

const readSchedule = async (browser: TestBrowser, scheduleId: string) =>
  (await browser.listScheduledReports({})).items.find(({ id }) => id === scheduleId)

/** Runs the jobs of all reports that are waiting. */
async function work() {
  const waiting = await platform.db.select().from(reportRuns).where(eq(reportRuns.state, 'waiting'))
  for (const { id } of waiting) await sendReport(platform, id)
  await sendAll(platform)
  return mails.arrived.splice(0)
}

describe('a report that is due', () => {
  it('arrives with its file, its filters and a way to stop it, and once after missed times', async () => {
    await make.student({ lastName: 'Filterby' })
    const report = peopleReport({ recipientIds: [other.id] })
    const { items } = await admin.createScheduledReport(report)
    expect(items.find(({ id }) => id === report.scheduleId)).toMatchObject({
      filters: ['Role: Student', 'Search: “Filterby”'],
      recipients: [{ name: 'Ida Other' }, { name: 'Olga Owner' }],
      lastRun: null,
    })
    // Three weeks of downtime.
    clock.forward({ minutes: 3 * 7 * 24 * 60 })
    await signIn()
    await Promise.all([sendDueReports(platform), sendDueReports(platform)])
    const sent = await work()
    expect(sent.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([owner.email, other.email].toSorted())
    const mine = sent.find(({ to }) => to?.[0]?.address === owner.email)!
    expect(mine.subject).toMatch(/^Students, /)
    expect(mine.text).toContain('Filters: Role: Student and Search: “Filterby”')
    expect(mine.text).toContain('https://campus.test/app/dashboard/scheduled-reports')
    expect(mine.attachments).toMatchObject([{ filename: expect.stringMatching(/\.csv$/) }])
    expect(Buffer.from(mine.attachments[0]!.content as ArrayBuffer).toString()).toContain('Filterby')
    const header = (name: string) => mine.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('list-unsubscribe')).toMatch(/^<https:\/\/campus\.test\/stop-report\/[\w-]{43}>$/)
    // In the language of its reader.
    expect(sent.find(({ to }) => to?.[0]?.address === other.email)?.text).toContain('Ida')
    const after = (await readSchedule(admin, report.scheduleId))!
    expect(after.lastRun).toMatchObject({ state: 'sent', sent: 2, failed: 0 })
    expect(Date.parse(after.nextAt!)).toBeGreaterThan(clock.now().getTime())
    await sendDueReports(platform)
    expect(await work()).toEqual([])
    await admin.removeScheduledReport({ scheduleId: report.scheduleId })
  })

  it('can be a view of analytics, whose filters are in words', async () => {
    const term = await admin.createTerm({
      name: 'Autumn',
      firstDay: '2026-09-01',
      lastDay: '2026-12-20',
      holidays: [],
    })
    const analytics = (params: string) =>
      peopleReport({ report: 'exportAnalytics', params, name: 'At risk', format: 'xlsx' })
    const report = analytics(`view=at-risk&termId=${term.id}&level=high`)
    const { items } = await admin.createScheduledReport(report)
    expect(items.find(({ id }) => id === report.scheduleId)?.filters).toEqual([
      'Students at risk',
      `Term: ${term.name}`,
      'High risk',
    ])
    await admin.sendScheduledReport({ scheduleId: report.scheduleId })
    expect(await work()).toMatchObject([{ attachments: [{ filename: expect.stringMatching(/\.xlsx$/) }] }])
    await admin.removeScheduledReport({ scheduleId: report.scheduleId })
    expect(await refusal(admin.createScheduledReport(analytics('view=everything')))).toBe('invalid-input')
  })

  const leave = { report: 'exportLeave', params: 'status=pending&role=staff' } as const
  it.each([
    ['a list of people as PDF', { params: 'role=student', format: 'pdf' }, ['Role: Student']],
    [
      'the attendance records of last week',
      { report: 'exportAttendanceRecords', params: 'status=absent&source=manual', period: 'last-7-days' },
      ['The last 7 days', 'Status: Absent', 'Recorded by hand'],
    ],
    ['all attendance records', { report: 'exportAttendanceRecords', params: '' }, []],
    [
      'the staff attendance of last month',
      {
        report: 'exportStaffDays',
        params: 'role=lecturer&from=2026-11-01&to=2026-11-30',
        period: 'last-month',
      },
      ['The last month', 'Role: Lecturer'],
    ],
    ['leave requests', leave, ['Role: Staff', 'Status: Pending']],
    ['mitigation forms', { report: 'exportMitigation', params: 'status=approved' }, ['Status: Approved']],
    [
      'late submissions',
      { report: 'exportLateSubmissions', params: '' },
      ['Late submissions waiting for a decision'],
    ],
    [
      'analytics as PDF',
      { report: 'exportAnalytics', params: 'view=comparison&by=batch', format: 'pdf' },
      ['Attendance compared', 'This term', 'By batch'],
    ],
  ])('can be %s', async (_, traits, filters) => {
    const report = peopleReport({ format: 'xlsx', ...traits })
    const { scheduleId } = report
    const { items } = await admin.createScheduledReport(report)
    expect(items.find(({ id }) => id === scheduleId)?.filters).toEqual(filters)
    await admin.sendScheduledReport({ scheduleId })
    const [mail] = await work()
    expect(mail?.attachments).toMatchObject([
      { filename: expect.stringMatching(new RegExp(`\\.${report.format}$`)) },
    ])
    const lecturing = await server.as(await make.lecturer())
    expect(await refusal(lecturing.createScheduledReport({ ...report, scheduleId: newId() }))).toBe(
      'forbidden',
    )
    await admin.removeScheduledReport({ scheduleId })
  })

  it('is stopped with one request from the email, without signing in', async () => {
    const report = peopleReport({ recipientIds: [other.id] })
    await admin.createScheduledReport(report)
    await admin.sendScheduledReport({ scheduleId: report.scheduleId })
    const theirs = (await work()).find(({ to }) => to?.[0]?.address === other.email)!
    const url = theirs.headers.find(({ key }) => key === 'list-unsubscribe')!.value.slice(1, -1)
    const request = (method: 'GET' | 'POST', path: string) =>
      server.app.inject({
        method,
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
      })
    const { pathname } = new URL(url)
    expect((await request('GET', pathname)).statusCode).toBe(302)
    expect(await readSchedule(colleague, report.scheduleId)).toBeDefined()
    expect(
      (await request('POST', `${pathname.slice(0, -1)}${pathname.endsWith('A') ? 'B' : 'A'}`)).statusCode,
    ).toBe(404)
    expect((await request('POST', pathname)).statusCode).toBe(204)
    expect((await request('POST', pathname)).statusCode).toBe(204)
    expect(await readSchedule(colleague, report.scheduleId)).toBeUndefined()
    expect((await readSchedule(admin, report.scheduleId))?.recipients).toMatchObject([{ name: 'Olga Owner' }])
    // It stays stopped when the owner saves the form again.
    const { version } = (await readSchedule(admin, report.scheduleId))!
    const { scheduleId, report: _, params: __, ...values } = report
    await admin.updateScheduledReport({ scheduleId, version, ...values })
    expect(await readSchedule(colleague, scheduleId)).toBeUndefined()
    await admin.removeScheduledReport({ scheduleId })
  })
})

describe('present rights', () => {
  const classReport = (classId: string) =>
    peopleReport({ report: 'exportClassReport', params: `classId=${classId}`, period: 'last-7-days' })

  it('a lecturer who no longer teaches a class gets a notice instead of its report', async () => {
    const lecturer = await make.lecturer()
    const taught = await make.class([lecturer], [await make.student()])
    const teaching = await server.as(lecturer)
    const report = classReport(taught.id)
    const { items } = await teaching.createScheduledReport(report)
    expect(items[0]?.filters).toEqual([
      'The last 7 days',
      `Class: ${taught.courseCode} ${taught.courseTitle}`,
    ])
    await teaching.sendScheduledReport({ scheduleId: report.scheduleId })
    expect(await work()).toMatchObject([{ attachments: [{ mimeType: 'text/csv' }] }])
    await platform.db
      .delete(classLecturers)
      .where(and(eq(classLecturers.classId, taught.id), eq(classLecturers.lecturerId, lecturer.id)))
    await teaching.sendScheduledReport({ scheduleId: report.scheduleId })
    expect(await work()).toEqual([])
    expect(await readSchedule(teaching, report.scheduleId)).toMatchObject({
      nextAt: null,
      pausedBecause: 'access',
      lastRun: { state: 'failed', problem: 'access' },
    })
    const [notice] = (await teaching.listNotifications({})).items
    expect(notice).toMatchObject({ title: 'A scheduled report wasn’t sent', kind: 'account' })
  })

  it('an admin who has lost the role gets nothing, nor does anyone else', async () => {
    const demoted = await make.admin()
    const browser = await server.as(demoted)
    const report = peopleReport({ recipientIds: [other.id] })
    await browser.createScheduledReport(report)
    await browser.sendScheduledReport({ scheduleId: report.scheduleId })
    await platform.db.update(people).set({ role: 'lecturer' }).where(eq(people.id, demoted.id))
    expect(await work()).toEqual([])
    expect(await readSchedule(colleague, report.scheduleId)).toMatchObject({ pausedBecause: 'access' })
  })

  it('decide what can be set up, and by whom', async () => {
    const lecturer = await make.lecturer()
    const teaching = await server.as(lecturer)
    expect(await refusal(teaching.createScheduledReport(peopleReport()))).toBe('forbidden')
    const own = classReport((await make.class([lecturer])).id)
    expect(await refusal(teaching.createScheduledReport({ ...own, recipientIds: [owner.id] }))).toBe(
      'invalid-input',
    )
    expect(await refusal(admin.createScheduledReport(peopleReport({ recipientIds: [lecturer.id] })))).toBe(
      'invalid-input',
    )
    expect(await refusal(admin.createScheduledReport(peopleReport({ params: 'role=king' })))).toBe(
      'invalid-input',
    )
    const days = { report: 'exportStaffDays' as const, params: 'from=2026-11-01&to=2026-11-30' }
    expect(await refusal(admin.createScheduledReport(peopleReport({ ...days, format: 'pdf' })))).toBe(
      'invalid-input',
    )
    expect(await refusal(admin.createScheduledReport(peopleReport({ ...days, params: '' })))).toBe(
      'invalid-input',
    )
    const report = peopleReport()
    await admin.createScheduledReport(report)
    const { scheduleId } = report
    for (const act of [
      'sendScheduledReport',
      'pauseScheduledReport',
      'resumeScheduledReport',
      'removeScheduledReport',
      'stopScheduledReport',
    ] as const)
      expect([act, await refusal(colleague[act]({ scheduleId }))]).toEqual([act, 'not-found'])
    expect(await refusal(colleague.createScheduledReport(report))).toBe('already-exists')
    await admin.removeScheduledReport({ scheduleId })
  })
})

it('can be paused, changed, and sent only once at a time', async () => {
  const report = peopleReport()
  const { scheduleId } = report
  await Promise.all([admin.createScheduledReport(report), admin.createScheduledReport(report)])
  await admin.pauseScheduledReport({ scheduleId })
  clock.forward({ minutes: 8 * 24 * 60 })
  await signIn()
  await sendDueReports(platform)
  expect(await work()).toEqual([])
  await admin.resumeScheduledReport({ scheduleId })
  const { version } = (await readSchedule(admin, scheduleId))!
  const { scheduleId: _, report: __, params: ___, ...values } = report
  const change = { scheduleId, version, ...values, every: 'month' as const, monthDay: 3 }
  const { items } = await admin.updateScheduledReport(change)
  expect(items.find(({ id }) => id === scheduleId)?.nextAt).toMatch(/-03T0[67]:00:00/)
  expect(await refusal(admin.updateScheduledReport(change))).toBe('edit-conflict')
  await admin.sendScheduledReport({ scheduleId })
  expect(await refusal(admin.sendScheduledReport({ scheduleId }))).toBe('report-under-way')
  expect(await work()).toHaveLength(1)
  await admin.removeScheduledReport({ scheduleId })
})

it('is limited in number', async () => {
  const busy = await server.as(await make.admin())
  for (let made = 0; made < maxScheduledReports; made += 1) await busy.createScheduledReport(peopleReport())
  expect((await busy.listScheduledReports({})).can.add).toBe(false)
  expect(await refusal(busy.createScheduledReport(peopleReport()))).toBe('too-many-reports')
})
