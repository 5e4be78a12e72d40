import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { markedClass } from '../testing/marked-class.ts'

const server = await startTestServer()
const { make, platform } = server
let lecturer: TestPerson
let lecturing: TestBrowser
let admin: TestBrowser

beforeAll(async () => {
  lecturer = await make.lecturer({ firstName: 'Ada', lastName: 'Teaches' })
  lecturing = await server.as(lecturer)
  admin = await server.as(await make.admin())
})

const marked = (names: [string, string]) =>
  markedClass(server, { person: lecturer, browser: lecturing }, names)

describe('searching', () => {
  it('finds records by student or class, with filters, sorting and pages', async () => {
    const { students, first, second, courseCode } = await marked(['Zelda', 'Yorick'])
    const list = async (query: Parameters<TestBrowser['listAttendanceRecords']>[0]) =>
      (await admin.listAttendanceRecords(query)).items.map((it) => [it.sessionId, it.studentId])
    expect(await list({ search: 'zelda' })).toEqual([
      [second.id, students[0].id],
      [first.id, students[0].id],
    ])
    expect((await admin.listAttendanceRecords({ search: courseCode })).total).toBe(4)
    expect(await list({ search: `${courseCode} yorick`, sort: 'startsAt' })).toEqual([
      [first.id, students[1].id],
      [second.id, students[1].id],
    ])
    expect(await list({ search: courseCode, status: 'excused' })).toEqual([[second.id, students[1].id]])
    expect(await list({ sessionId: first.id, studentId: students[0].id })).toHaveLength(1)
    expect(await list({ search: courseCode, source: 'face' })).toEqual([])
    const day = first.startsAt.toISOString().slice(0, 10)
    expect((await admin.listAttendanceRecords({ search: courseCode, from: day, to: day })).total).toBe(2)
    expect(
      (await admin.listAttendanceRecords({ search: courseCode, pageSize: 3, page: 2 })).items,
    ).toHaveLength(1)
    expect((await admin.listAttendanceRecords({ search: '%' })).total).toBe(0)
  })

  it('finds students with their totals, and the classes of a student', async () => {
    const { students, id } = await marked(['Xenia', 'Willow'])
    const { items } = await admin.listStudentTotals({ search: 'willow' })
    expect(items).toMatchObject([
      { studentId: students[1].id, held: 2, attended: 0, excused: 1, percentage: 0 },
    ])
    const whole = await admin.readStudentAttendance({ studentId: students[0].id })
    expect(whole.student).toMatchObject({ held: 2, attended: 2, percentage: 100 })
    expect(whole.classes).toMatchObject([{ classId: id, outlook: { kind: 'safe' } }])
    expect(await refusal(admin.readStudentAttendance({ studentId: lecturer.id }))).toBe('not-found')
  })

  it('finds past sessions by class, room or lecturer', async () => {
    const { second, id, courseCode } = await marked(['Vera', 'Ulf'])
    await make.session(id, { startsInMinutes: 600 })
    const { items, total } = await admin.findSessions({ search: `${courseCode} teaches` })
    expect(total).toBe(2)
    expect(items[0]).toMatchObject({ sessionId: second.id, enrolled: 2, attending: 1, marked: 2 })
  })
})

describe('correcting', () => {
  it('changes a record with a reason, keeps the history and notifies the student', async () => {
    const { students, first } = await marked(['Tara', 'Sven'])
    const place = { sessionId: first.id, studentId: students[1].id }
    const before = await admin.readRecordHistory(place)
    expect(before.record).toMatchObject({ status: 'absent', version: 0, markedBy: 'Ada Teaches' })
    const reason = 'A medical certificate'
    const corrected = await admin.correctAttendance({ ...place, version: 0, status: 'excused', reason })
    expect(corrected).toMatchObject({ status: 'excused', source: 'manual', reason, version: 1 })
    const { changes } = await admin.readRecordHistory(place)
    expect(changes).toMatchObject([
      { before: 'absent', after: 'excused', reason },
      { before: null, after: 'absent', by: 'Ada Teaches', reason: null },
    ])
    const told = await platform.db
      .select()
      .from(notifications)
      .where(eq(notifications.personId, students[1].id))
    const titles = told.map(({ title }) => title)
    expect(titles).toContain('Your attendance record was changed')
    expect(told.find(({ title }) => title.endsWith('was changed'))?.message).toMatch(
      /changed from absent to excused by .*\. Reason: A medical certificate\./,
    )
    const audit = await platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.operation, 'correctAttendance'))
    expect(audit).toMatchObject([
      { before: { status: 'absent' }, after: { status: 'excused', source: 'manual', reason } },
    ])
  })

  it('is refused to a person who saw an older version', async () => {
    const { students, first } = await marked(['Rhea', 'Quin'])
    const place = { sessionId: first.id, studentId: students[0].id, reason: 'Checked' }
    const both = await Promise.allSettled([
      admin.correctAttendance({ ...place, version: 0, status: 'late' }),
      admin.correctAttendance({ ...place, version: 0, status: 'absent' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(admin.correctAttendance({ ...place, version: null, status: 'late' }))).toBe(
      'edit-conflict',
    )
  })

  it('creates a missing record, and refuses students who are not on the register', async () => {
    const student = await make.student()
    const taught = await make.class([lecturer], [student])
    const { id: sessionId } = await make.session(taught.id)
    const mark = {
      sessionId,
      studentId: student.id,
      version: null,
      status: 'present' as const,
      reason: 'Seen',
    }
    expect(await admin.correctAttendance(mark)).toMatchObject({ status: 'present', version: 0 })
    expect(await refusal(admin.correctAttendance({ ...mark, studentId: newId() }))).toBe('not-found')
    expect(await refusal(admin.readRecordHistory({ sessionId, studentId: newId() }))).toBe('not-found')
    expect(await refusal(lecturing.correctAttendance(mark))).toBe('forbidden')
    const ahead = await make.session(taught.id, { startsInMinutes: 300 })
    expect(await refusal(admin.correctAttendance({ ...mark, sessionId: ahead.id }))).toBe(
      'session-not-started',
    )
  })
})

describe('a CSV file of records', () => {
  const file = (text: string | Uint8Array<ArrayBuffer>) => ({ file: new Blob([text]) })
  const check = (text: string) => admin.checkAttendanceImport({}, file(text))
  const apply = (text: string, plan: string) => admin.applyAttendanceImport({ plan }, file(text))

  /** "2026-11-16", "11:05" in the institution’s time zone. */
  const local = (at: Date) => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    return format.format(at).split(' ') as [string, string]
  }

  async function example() {
    const { students, first, courseCode } = await marked(['Pia', 'Olaf'])
    const newcomer = await make.student({ firstName: 'Nils' })
    const [date, time] = local(first.startsAt)
    const lines = [
      'Email;Class;Date;Time;Status',
      `${students[0].email};${courseCode};${date};${time};present`,
      `${students[1].email};${courseCode.toLowerCase()};${date};${time};E`,
      `nobody@campus.test;${courseCode};${date};${time};present`,
      `${newcomer.email};${courseCode};${date};${time};present`,
      `${students[0].email};${courseCode};${date};25:00;present`,
      `${students[0].email};${courseCode};${date};${time};here`,
      `${students[1].id};${courseCode};${date};${time};absent`,
    ]
    return { students, first, text: `\uFEFF${lines.join('\r\n')}\r\n` }
  }

  it('is previewed first: lines that create, change, repeat or are rejected, with line and reason', async () => {
    const { text } = await example()
    const report = await check(text)
    expect(report.counts).toEqual({ created: 0, changed: 1, same: 1, rejected: 5 })
    expect(report.lines.map((it) => [it.line, it.outcome, it.reason])).toEqual([
      [4, 'rejected', 'No student has the email, number or id “nobody@campus.test”.'],
      [5, 'rejected', 'The student is not enrolled in this class.'],
      [6, 'rejected', 'This class has no session at that date and time.'],
      [7, 'rejected', '“here” isn’t one of present, late, absent, excused.'],
      [8, 'rejected', 'Line 3 is about the same student and session.'],
      [2, 'same', null],
      [3, 'changed', null],
    ])
  })

  it('is then applied as previewed, once, with its own source and change history', async () => {
    const { students, first, text } = await example()
    const { plan } = await check(text)
    await apply(text, plan)
    const place = { sessionId: first.id, studentId: students[1].id }
    const { record, changes } = await admin.readRecordHistory(place)
    expect(record).toMatchObject({ status: 'excused', source: 'import', version: 1 })
    expect(changes[0]).toMatchObject({ before: 'absent', after: 'excused', reason: 'Imported from a file' })
    const told = await platform.db
      .select()
      .from(notifications)
      .where(eq(notifications.personId, students[1].id))
    expect(told.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/changed from absent to excused by .*\. Reason: Imported from a file\./),
    )
    expect(await refusal(apply(text, plan))).toBe('edit-conflict')
    const [audit] = await platform.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.operation, 'applyAttendanceImport'))
    expect(audit?.after).toMatchObject({
      counts: { changed: 1 },
      marks: [[first.id, students[1].id, 'absent', 'excused']],
    })
  })

  it('is not applied when a record has changed since the preview', async () => {
    const { students, first, text } = await example()
    const { plan } = await check(text)
    await lecturing.markAttendance({ sessionId: first.id, studentId: students[1].id, status: 'late' })
    expect(await refusal(apply(text, plan))).toBe('edit-conflict')
    const place = { sessionId: first.id, studentId: students[1].id }
    expect((await admin.readRecordHistory(place)).record).toMatchObject({ status: 'late' })
  })

  it('accepts student numbers and the session’s id, and creates records', async () => {
    const student = await make.student()
    const taught = await make.class([lecturer], [student])
    const session = await make.session(taught.id)
    const ahead = await make.session(taught.id, { startsInMinutes: 300 })
    const off = await make.session(taught.id, { startsInMinutes: -300, status: 'cancelled' })
    const row = (id: string) => `${student.id},${id},present`
    const text = ['student id,session id,status', row(session.id), row(ahead.id), row(off.id), row('x')].join(
      '\n',
    )
    const { counts, lines, plan } = await check(text)
    expect(counts).toEqual({ created: 1, changed: 0, same: 0, rejected: 3 })
    expect(lines.map((it) => it.reason)).toEqual([
      'This session has not started yet.',
      'This session was cancelled.',
      'This session doesn’t exist.',
      null,
    ])
    await apply(text, plan)
    const { rows } = await lecturing.readRegister({ sessionId: session.id })
    expect(rows).toMatchObject([{ status: 'present', source: 'import', reason: 'Imported from a file' }])
  })

  it.each([
    ['nothing', ''],
    ['a head without what is needed', 'name,status\nAda,present'],
    ['a quotation mark that never ends', 'email,session,status\n"a,b,c'],
    ['something that is no text', 'PK\u0003\u0004\u0000\u0000,a\n'],
    ['too many lines', `email,session,status\n${'a,b,c\n'.repeat(5001)}`],
  ])('is refused with a sentence when it holds %s', async (_, text) => {
    await expect(check(text)).rejects.toMatchObject({
      code: 'file-not-readable',
      fields: { file: expect.stringMatching(/\.$/) },
    })
  })

  it('is refused when it is too large, and to everyone but admins', async () => {
    expect(await refusal(check('x'.repeat(1024 * 1024 + 1)))).toBe('too-large')
    expect(await refusal(lecturing.checkAttendanceImport({}, file('a')))).toBe('forbidden')
  })

  it('saved by Excel for Windows keeps its special characters', async () => {
    const text = new Uint8Array([
      ...Buffer.from('email,session,status\nJos'),
      0xe9,
      ...Buffer.from('@x.y,1,p\n'),
    ])
    const { lines } = await admin.checkAttendanceImport({}, file(text))
    expect(lines[0]?.reason).toContain('José@x.y')
  })
})
