import { ApiError } from '@campanile/contract/client.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPdfTexts } from '#documents/testing/read-pdf.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { exams } from './exams.tables.ts'
import { examForm, used } from './testing/exam-form.ts'

const server = await startTestServer()
const { make, platform } = server
const { taughtClass, termOf, room, batch } = timetableFactories(server)
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

async function fieldsOf(call: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error.fields
  }
  throw new Error('the call was not refused')
}

describe('planning', () => {
  it('adds a draft with its rooms in the institution’s time zone, and audits it', async () => {
    const { id: classId, courseCode } = await taughtClass({ students: [await make.student()] })
    const hall = await room()
    const exam = await admin.createExam({ classId, ...examForm, rooms: [used(hall)] })
    expect(exam).toMatchObject({
      courseCode,
      state: 'draft',
      sitting: 'class',
      startsAt: '2030-11-04T09:00:00.000Z',
      endsAt: '2030-11-04T11:00:00.000Z',
      day: '2030-11-04',
      clock: '09:00',
      durationMinutes: 120,
      maxMark: '100.00',
      weight: '40.00',
      candidates: 1,
      rooms: [{ roomId: hall.id, seats: 30, capacity: 60, invigilator: null }],
      can: { edit: true, publish: true, unpublish: false, seat: true },
    })
    const [event] = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, exam.id))
    expect(event).toMatchObject({ operation: 'createExam', entity: 'exam' })
  })

  it('shows errors at their fields, and saves nothing', async () => {
    const students = [await make.student(), await make.student()]
    const { id: classId } = await taughtClass({ students })
    const hall = await room('Small hall', 10)
    const before = await admin.listExams({ classId })
    const form = { classId, ...examForm, rooms: [used(hall, 1)] }
    expect(await fieldsOf(admin.createExam(form))).toEqual({
      rooms: 'These rooms have 1 seat for 2 students',
    })
    const strange = [used(hall, 11, students[0]!.id)]
    expect(await fieldsOf(admin.createExam({ ...form, rooms: strange }))).toEqual({
      'rooms.0.seats': 'Small hall has 10 seats',
      'rooms.0.invigilatorId': 'Select one of the lecturers or staff',
    })
    expect(await fieldsOf(admin.createExam({ ...form, day: '2020-01-06' }))).toHaveProperty('day')
    expect(await fieldsOf(admin.createExam({ ...form, maxMark: '1e3' }))).toHaveProperty('maxMark')
    expect(await fieldsOf(admin.createExam({ ...form, weight: '100.5' }))).toHaveProperty('weight')
    expect(await fieldsOf(admin.createExam({ ...form, rooms: [used(hall), used(hall)] }))).toHaveProperty(
      'rooms',
    )
    expect(await fieldsOf(admin.createExam({ ...form, classId: students[0]!.id }))).toHaveProperty('classId')
    expect(await admin.listExams({ classId })).toEqual(before)
  })

  it('changes an exam, and reports a conflict to the second of two editors', async () => {
    const { id: classId } = await taughtClass()
    const [one, other] = [await room(), await room()]
    const { id: examId, version } = await admin.createExam({ classId, ...examForm, rooms: [used(one)] })
    const change = {
      examId,
      version,
      ...examForm,
      title: 'Final',
      startsAt: '14:00',
      rooms: [used(other, 20)],
    }
    const edits = ['Final', 'Quiz'].map((title) =>
      admin.updateExam({ ...change, title }).then(
        () => 'saved',
        (error: ApiError) => error.code,
      ),
    )
    expect((await Promise.all(edits)).sort()).toEqual(['edit-conflict', 'saved'])
    const { exam } = await admin.readExam({ examId })
    expect(exam).toMatchObject({ clock: '14:00', rooms: [{ roomId: other.id, seats: 20 }] })
    // Resources that it no longer uses are free again.
    await admin.createExam({
      classId,
      ...examForm,
      startsAt: '14:00',
      sitting: 'deferred',
      rooms: [used(one)],
    })
  })

  it('cancels an exam for good, with a reason, and frees its bookings', async () => {
    const { id: classId } = await taughtClass({ batches: [await batch()] })
    const hall = await room()
    const form = { classId, ...examForm, rooms: [used(hall)] }
    const { id: examId, version } = await admin.createExam(form)
    const cancelled = await admin.cancelExam({ examId, version, reason: 'Strike' })
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Strike',
      can: { edit: false, archive: true },
    })
    const again = { examId, version: cancelled.version, reason: 'Twice' }
    expect(await refusal(admin.cancelExam(again))).toBe('exam-not-changeable')
    expect(await refusal(admin.publishExam({ examId, version: cancelled.version }))).toBe(
      'exam-not-changeable',
    )
    await admin.createExam(form)
    expect(await admin.archiveExam({ examId })).toMatchObject({ state: 'archived' })
    expect((await admin.listExams({ classId })).total).toBe(1)
    expect((await admin.listExams({ classId, state: 'archived' })).total).toBe(1)
  })
})

describe('the list', () => {
  it('is searched, narrowed, sorted and paged', async () => {
    const { id: classId, courseCode } = await taughtClass()
    for (const [title, day] of [
      ['Algebra quiz', '2030-10-07'],
      ['Final paper', '2030-12-09'],
    ] as const)
      await admin.createExam({ classId, ...examForm, title, day, type: 'quiz', rooms: [] })
    const titles = async (query: object) =>
      (await admin.listExams({ classId, ...query })).items.map((it) => it.title)
    expect(await titles({})).toEqual(['Algebra quiz', 'Final paper'])
    expect(await titles({ sort: '-startsAt' })).toEqual(['Final paper', 'Algebra quiz'])
    expect(await titles({ search: `${courseCode} paper` })).toEqual(['Final paper'])
    expect(await titles({ from: '2030-10-07', to: '2030-10-07' })).toEqual(['Algebra quiz'])
    const [startsAt, endsAt] = [new Date('2020-10-07T09:00:00Z'), new Date('2020-10-07T11:00:00Z')]
    await platform.db.update(exams).set({ startsAt, endsAt }).where(eq(exams.title, 'Algebra quiz'))
    expect(await titles({})).toEqual(['Final paper', 'Algebra quiz'])
    expect(await titles({ type: 'oral' })).toEqual([])
    expect(await titles({ state: 'published' })).toEqual([])
    expect(await titles({ sort: 'title', page: 2, pageSize: 1 })).toEqual(['Final paper'])
  })

  it('is limited to exams of current and later terms on request, as is its file', async () => {
    await termOf('2020-01-01', '2040-12-31')
    const { id: classId } = await taughtClass()
    await admin.createExam({ classId, ...examForm, rooms: [] })
    const asked = { classId, fromCurrentTerm: true }
    const lines = async () =>
      Buffer.from((await admin.exportExams({ ...asked, format: 'csv' })) as unknown as Uint8Array)
        .toString()
        .trim()
        .split('\n').length
    for (const [days, total] of [
      [0, 1],
      [-3650, 0],
    ] as const) {
      await platform.db.execute(sql`update terms set first_day = first_day + ${days}::int,
        last_day = last_day + ${days}::int where id = (select term_id from classes where id = ${classId})`)
      const { items, total: counted } = await admin.listExams(asked)
      expect([items.length, counted, (await lines()) - 1]).toEqual([total, total, total])
      expect((await admin.listExams({ classId })).total).toBe(1)
    }
  })

  it('can be exported as CSV and as a printable timetable', async () => {
    const { id: classId } = await taughtClass()
    await admin.createExam({ classId, ...examForm, title: '=Cmd()', rooms: [used(await room('Great hall'))] })
    const cookie = admin.cookies.header()
    const csv = await server.app.inject({
      url: `/api/exams/export?format=csv&classId=${classId}`,
      headers: { cookie },
    })
    expect(csv.body).toContain('2030-11-04,09:00,11:00')
    expect(csv.body).toContain("'=Cmd()")
    const pdf = await server.app.inject({ url: `/api/exams/print?classId=${classId}`, headers: { cookie } })
    const text = readPdfTexts(pdf.rawPayload).flat().join('|')
    expect(text).toContain('Exam timetable')
    expect(text).toContain('Great hall')
  })
})

it('is only for admins', async () => {
  const [lecturer, student] = [await make.lecturer(), await make.student()]
  const { id: classId } = await taughtClass({ lecturers: [lecturer], students: [student] })
  const { id: examId, version } = await admin.createExam({ classId, ...examForm, rooms: [] })
  for (const person of [lecturer, student, await make.staff()]) {
    const browser = await server.as(person)
    expect(await refusal(browser.listExams({}))).toBe('forbidden')
    expect(await refusal(browser.readExam({ examId }))).toBe('forbidden')
    expect(await refusal(browser.createExam({ classId, ...examForm, rooms: [] }))).toBe('forbidden')
    expect(await refusal(browser.publishExam({ examId, version }))).toBe('forbidden')
  }
  expect(await refusal(admin.readExam({ examId: classId }))).toBe('not-found')
  expect(await refusal(admin.updateExam({ examId: classId, version, ...examForm, rooms: [] }))).toBe(
    'not-found',
  )
})
