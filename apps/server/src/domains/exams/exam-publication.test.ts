import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { examForm, used } from './testing/exam-form.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { taughtClass, room, termOf } = timetableFactories(server)
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

/** Moves the clock, and signs the admin in again. */
async function until(moment: string) {
  clock.forward({ seconds: (Date.parse(moment) - clock.now().getTime()) / 1000 })
  admin = await server.as(await make.admin())
}

const week = { from: '2030-11-04', to: '2030-11-10' }
const examsOf = async (browser: TestBrowser) => (await browser.listSchedule(week)).exams
const toldOf = async ({ id }: TestPerson) =>
  (await platform.db.select().from(notifications).where(eq(notifications.personId, id))).map((it) => it.title)

async function examOf(rooms = 1) {
  const [lecturer, student, watching] = [await make.lecturer(), await make.student(), await make.lecturer()]
  const { id: classId } = await taughtClass({ lecturers: [lecturer], students: [student] })
  const halls = await Promise.all(Array.from({ length: rooms }, () => room()))
  const form = {
    classId,
    ...examForm,
    rooms: halls.map((it, place) => used(it, 30, place ? null : watching.id)),
  }
  const exam = await admin.createExam(form)
  return { exam, classId, lecturer, student, watching, halls }
}

describe('publishing', () => {
  it('shows an exam to its students, lecturers and invigilators and notifies them, nobody else and not before', async () => {
    const { exam, lecturer, student, watching, halls } = await examOf()
    const stranger = await make.student()
    const [teaching, sitting, at, away] = await Promise.all(
      [lecturer, student, watching, stranger].map(server.as),
    )
    for (const browser of [teaching!, sitting!, at!]) expect(await examsOf(browser)).toEqual([])
    await admin.publishExam({ examId: exam.id, version: exam.version })
    expect(await examsOf(teaching!)).toMatchObject([
      { id: exam.id, invigilating: false, can: { readSeats: true } },
    ])
    expect(await examsOf(sitting!)).toMatchObject([
      { id: exam.id, rooms: [halls[0]!.name], seat: null, status: 'scheduled', can: { readSeats: false } },
    ])
    expect(await examsOf(at!)).toMatchObject([{ id: exam.id, invigilating: true }])
    expect(await examsOf(away!)).toEqual([])
    for (const person of [lecturer, student, watching]) expect(await toldOf(person)).toEqual(['New exam'])
    expect(await toldOf(stranger)).toEqual([])
  })

  it('requires rooms with a seat for everyone', async () => {
    const { id: classId } = await taughtClass({ students: [await make.student()] })
    const { id: examId, version } = await admin.createExam({ classId, ...examForm, rooms: [] })
    expect(await refusal(admin.publishExam({ examId, version }))).toBe('exam-not-ready')
  })

  it('can be undone, and the exam is a draft again', async () => {
    const { exam, student } = await examOf()
    await admin.publishExam({ examId: exam.id, version: exam.version })
    expect(await admin.unpublishExam({ examId: exam.id })).toMatchObject({ state: 'draft' })
    expect(await examsOf(await server.as(student))).toEqual([])
    expect(await toldOf(student)).toEqual(['New exam', 'Exam withdrawn'])
    expect(await refusal(admin.unpublishExam({ examId: exam.id }))).toBe('exam-not-changeable')
  })

  it('for a whole term skips and lists drafts that are not ready, and notifies each person once', async () => {
    const term = await termOf('2030-09-23', '2030-12-13')
    const student = await make.student()
    const [ready, second, roomless] = await Promise.all(
      Array.from({ length: 3 }, () => taughtClass({ term, students: [student] })),
    )
    await admin.createExam({ classId: ready!.id, ...examForm, rooms: [used(await room())] })
    await admin.createExam({ classId: second!.id, ...examForm, rooms: [used(await room())] })
    const left = await admin.createExam({ classId: roomless!.id, ...examForm, day: '2030-11-05', rooms: [] })
    const { items } = await admin.listTermDrafts({ termId: term.id })
    expect(items.map(({ obstacles }) => obstacles)).toEqual([[], [], ['It has no room yet']])
    expect(items[0]!.warnings).toEqual([expect.stringContaining('Another exam at the same time: ')])
    const answers = await Promise.all([1, 2].map(() => admin.publishTermExams({ termId: term.id })))
    expect(answers.map(({ published }) => published).sort()).toEqual([0, 2])
    expect(answers[0]!.left.map(({ examId }) => examId)).toContain(left.id)
    expect(await toldOf(student)).toEqual(['Exam timetable published'])
    expect(await refusal(admin.publishTermExams({ termId: student.id }))).toBe('not-found')
  })
})

describe('what happens to a published exam', () => {
  it('notifies people of its new time with the old one, its new rooms, and its cancellation', async () => {
    const { exam, student, halls } = await examOf()
    const published = await admin.publishExam({ examId: exam.id, version: exam.version })
    const rooms = [used(halls[0]!)]
    const change = { examId: exam.id, ...examForm, rooms }
    const moved = await admin.updateExam({ ...change, version: published.version, startsAt: '14:00' })
    const other = await admin.updateExam({
      ...change,
      version: moved.version,
      startsAt: '14:00',
      rooms: [used(await room())],
    })
    const renamed = await admin.updateExam({
      ...change,
      version: other.version,
      startsAt: '14:00',
      title: 'Renamed',
      rooms: other.rooms.map(({ roomId, seats }) => ({ roomId, seats, invigilatorId: null })),
    })
    expect(await examsOf(await server.as(student))).toMatchObject([
      {
        title: 'Renamed',
        startsAt: '2030-11-04T14:00:00.000Z',
        planned: { startsAt: '2030-11-04T09:00:00.000Z' },
      },
    ])
    await admin.cancelExam({ examId: exam.id, version: renamed.version, reason: 'Flood' })
    expect(await examsOf(await server.as(student))).toMatchObject([
      { status: 'cancelled', cancelReason: 'Flood' },
    ])
    expect(await toldOf(student)).toEqual(['New exam', 'Exam moved', 'Exam rooms changed', 'Exam cancelled'])
  })

  it('notifies earlier invigilators as well', async () => {
    const { exam, watching, halls } = await examOf()
    const { version } = await admin.publishExam({ examId: exam.id, version: exam.version })
    const replacement = await make.lecturer()
    const rooms = [used(halls[0]!, 30, replacement.id)]
    await admin.updateExam({ examId: exam.id, ...examForm, version, startsAt: '14:00', rooms })
    expect(await toldOf(watching)).toEqual(['New exam', 'Exam moved'])
    expect(await toldOf(replacement)).toEqual(['Exam moved'])
  })

  it('appears in calendars only when published, moves with a higher sequence, and is then cancelled', async () => {
    const { exam, student, halls } = await examOf()
    const { url } = await (await server.as(student)).createCalendarFeed({})
    const event = async () => {
      const { body } = await server.app.inject({ url: new URL(url).pathname })
      const [found] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
      return found && { ...summaryOf(found), uid: found.getFirstPropertyValue('uid') }
    }
    // The feed covers the next year.
    await until('2030-10-01T09:00:00Z')
    expect(await event()).toBeUndefined()
    const published = await admin.publishExam({ examId: exam.id, version: exam.version })
    const first = (await event())!
    expect(first).toMatchObject({
      uid: `${exam.id}@campanile`,
      status: 'CONFIRMED',
      location: halls[0]!.name,
    })
    const change = { examId: exam.id, ...examForm, startsAt: '14:00', rooms: [used(halls[0]!)] }
    const moved = await admin.updateExam({ ...change, version: published.version })
    const second = (await event())!
    expect(second.sequence).toBeGreaterThan(first.sequence)
    expect(second).toMatchObject({ uid: first.uid, start: '2030-11-04T14:00:00Z' })
    expect(second.description).toContain('Moved from Monday 4 November 2030, 09:00 to 11:00')
    await admin.generateExamSeats({ examId: exam.id, version: moved.version })
    expect((await event())!.description).toContain('Seat 1')
    const { exam: fresh } = await admin.readExam({ examId: exam.id })
    await admin.cancelExam({ examId: exam.id, version: fresh.version, reason: 'Flood' })
    expect(await event()).toMatchObject({
      status: 'CANCELLED',
      summary: expect.stringMatching(/^Cancelled: Exam/),
    })
  })

  it('is upcoming until it is over', async () => {
    const { exam, student } = await examOf()
    await admin.publishExam({ examId: exam.id, version: exam.version })
    const upcoming = async () => (await (await server.as(student)).listUpcomingExams({})).items
    await until('2030-11-04T10:30:00Z')
    expect(await upcoming()).toMatchObject([{ id: exam.id }])
    await until('2030-11-04T11:30:00Z')
    expect(await upcoming()).toEqual([])
  })
})

function summaryOf(event: ICAL.Component) {
  const text = (name: string) => String(event.getFirstPropertyValue(name))
  return {
    sequence: Number(text('sequence')),
    status: text('status'),
    location: text('location'),
    summary: text('summary'),
    description: text('description'),
    start: text('dtstart'),
  }
}
