import { beforeAll, describe, expect, it } from 'vitest'
import { readPdfTexts } from '#documents/testing/read-pdf.ts'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { examForm, used } from './testing/exam-form.ts'

const server = await startTestServer()
const { make } = server
const { taughtClass, room } = timetableFactories(server)
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

async function examWith(count: number, seats = [2, 3]) {
  const students = []
  for (let index = 0; index < count; index += 1)
    students.push(await make.student({ firstName: 'Sam', lastName: `Person ${index}` }))
  const lecturer = await make.lecturer()
  const { id: classId } = await taughtClass({ lecturers: [lecturer], students })
  const rooms = []
  for (const [place, it] of seats.entries()) rooms.push(used(await room(`Hall ${place} of ${classId}`), it))
  const exam = await admin.createExam({ classId, ...examForm, rooms })
  return { exam, classId, students, lecturer }
}

const placesOf = ({ rooms }: Awaited<ReturnType<TestBrowser['listExamSeats']>>) =>
  rooms.map(({ taken }) => taken.map(({ name, seat }) => `${seat} ${name}`))

it('gives every student a seat by name, or shuffled in a repeatable order', async () => {
  const { exam } = await examWith(4)
  const byName = await admin.generateExamSeats({ examId: exam.id, version: exam.version })
  expect(placesOf(byName)).toEqual([
    ['1 Sam Person 0', '2 Sam Person 1'],
    ['1 Sam Person 2', '2 Sam Person 3'],
  ])
  const mixed = await admin.generateExamSeats({ examId: exam.id, version: byName.version, order: 'shuffled' })
  const again = await admin.generateExamSeats({ examId: exam.id, version: mixed.version, order: 'shuffled' })
  expect(placesOf(again)).toEqual(placesOf(mixed))
  expect(placesOf(again).flat()).toHaveLength(4)
})

it('reports a conflict to the second of two people who assign seats at once, and gives no seat twice', async () => {
  const { exam } = await examWith(4)
  const deal = () =>
    admin.generateExamSeats({ examId: exam.id, version: exam.version }).then(
      () => 'dealt',
      ({ code }: { code: string }) => code,
    )
  expect((await Promise.all([deal(), deal()])).sort()).toEqual(['dealt', 'edit-conflict'])
  expect(placesOf(await admin.listExamSeats({ examId: exam.id })).flat()).toHaveLength(4)
})

it('keeps published numbers, puts late students at the end, and reassigns all only when asked', async () => {
  const { exam, classId } = await examWith(2)
  const { version } = await admin.generateExamSeats({ examId: exam.id, version: exam.version })
  const published = await admin.publishExam({ examId: exam.id, version })
  const late = await make.student({ firstName: 'Late', lastName: 'Aaron' })
  await admin.enrolStudents({ classId, studentIds: [late.id] })
  expect(await admin.listExamSeats({ examId: exam.id })).toMatchObject({ unseated: [{ name: 'Late Aaron' }] })
  const kept = await admin.generateExamSeats({ examId: exam.id, version: published.version })
  expect(placesOf(kept)).toEqual([['1 Sam Person 0', '2 Sam Person 1'], ['1 Late Aaron']])
  const reassigned = await admin.generateExamSeats({ examId: exam.id, version: kept.version, reassign: true })
  expect(placesOf(reassigned)).toEqual([['1 Late Aaron', '2 Sam Person 0'], ['1 Sam Person 1']])
})

it('seats nobody beyond the rooms’ capacity, and reports how many are left', async () => {
  const { exam, classId } = await examWith(5)
  await admin.enrolStudents({ classId, studentIds: [(await make.student()).id] })
  const dealing = admin.generateExamSeats({ examId: exam.id, version: exam.version })
  await expect(dealing).rejects.toMatchObject({
    code: 'exam-not-ready',
    fields: { rooms: '1 of 6 students have no seat in its rooms' },
  })
  expect(placesOf(await admin.listExamSeats({ examId: exam.id })).flat()).toEqual([])
})

it('shows students only their own room and seat, once the exam is published', async () => {
  const { exam, students } = await examWith(3)
  const { version } = await admin.generateExamSeats({ examId: exam.id, version: exam.version })
  await admin.publishExam({ examId: exam.id, version })
  const third = await server.as(students[2]!)
  const { exams } = await third.listSchedule({ from: '2030-11-04', to: '2030-11-04' })
  expect(exams).toMatchObject([{ seat: 1, rooms: [exam.rooms[1]!.name] }])
  expect(await refusal(third.listExamSeats({ examId: exam.id }))).toBe('forbidden')
})

it('can be read by staff who invigilate it once it is published, and by no other staff', async () => {
  const [watching, other] = [await make.staff(), await make.staff()]
  const { id: classId } = await taughtClass({ students: [await make.student()] })
  const rooms = [used(await room(), 3, watching.id)]
  const exam = await admin.createExam({ classId, ...examForm, rooms })
  const at = await server.as(watching)
  expect(await refusal(at.listExamSeats({ examId: exam.id }))).toBe('not-found')
  const { version } = await admin.generateExamSeats({ examId: exam.id, version: exam.version })
  await admin.publishExam({ examId: exam.id, version })
  expect(await at.listExamSeats({ examId: exam.id })).toMatchObject({
    rooms: [{ taken: [{ seat: 1 }] }],
    can: { generate: false },
  })
  const stranger = await server.as(other)
  expect(await refusal(stranger.listExamSeats({ examId: exam.id }))).toBe('not-found')
  expect(await refusal(stranger.exportExamSeats({ examId: exam.id, format: 'csv' }))).toBe('not-found')
})

it('can be read by lecturers of the class once it is published, and exported as CSV and PDF with one page per room', async () => {
  const { exam, lecturer } = await examWith(3)
  const { version } = await admin.generateExamSeats({ examId: exam.id, version: exam.version })
  const teaching = await server.as(lecturer)
  expect(await refusal(teaching.listExamSeats({ examId: exam.id }))).toBe('not-found')
  await admin.publishExam({ examId: exam.id, version })
  expect(await teaching.listExamSeats({ examId: exam.id })).toMatchObject({ can: { generate: false } })
  const other = await server.as(await make.lecturer())
  expect(await refusal(other.listExamSeats({ examId: exam.id }))).toBe('not-found')
  const download = (format: string) =>
    server.app.inject({
      url: `/api/exams/${exam.id}/seats/export?format=${format}`,
      headers: { cookie: teaching.cookies.header() },
    })
  expect((await download('csv')).body).toContain(`${exam.rooms[1]!.name},1,,Sam Person 2`)
  const pages = readPdfTexts((await download('pdf')).rawPayload).map((texts) => texts.join('|'))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('Sam Person 1')
  expect(pages[1]).toContain(exam.rooms[1]!.name)
  expect(pages[1]).toContain('Sam Person 2')
})

describe('access to the seats of a published exam', () => {
  /** An exam of one class, and a later one of another class in the same room. */
  async function sharedRoom() {
    const [lecturer, student, invigilator] = [await make.lecturer(), await make.student(), await make.staff()]
    const [colleague, neighbour] = [await make.lecturer(), await make.student()]
    const hall = await room()
    const published = async (
      teacher: TestPerson,
      sitting: TestPerson,
      at: string,
      watching: TestPerson | null,
    ) => {
      const { id: classId } = await taughtClass({ lecturers: [teacher], students: [sitting] })
      const rooms = [used(hall, 3, watching?.id ?? null)]
      const exam = await admin.createExam({ classId, ...examForm, startsAt: at, rooms })
      const { version } = await admin.generateExamSeats({ examId: exam.id, version: exam.version })
      return admin.publishExam({ examId: exam.id, version })
    }
    const { id: examId } = await published(lecturer, student, '09:00', invigilator)
    await published(colleague, neighbour, '13:00', null)
    return { examId, lecturer, student, invigilator, colleague, neighbour }
  }

  it.each([
    ['an admin', 'allowed', () => make.admin()],
    ['a lecturer of the class', 'allowed', async ({ lecturer }) => lecturer],
    ['the invigilator', 'allowed', async ({ invigilator }) => invigilator],
    ['a lecturer of another class with an exam in the room', 'not-found', async ({ colleague }) => colleague],
    ['a student of the class', 'forbidden', async ({ student }) => student],
    ['a student of another class', 'forbidden', async ({ neighbour }) => neighbour],
    ['another member of staff', 'not-found', () => make.staff()],
  ] satisfies [string, string, (of: Awaited<ReturnType<typeof sharedRoom>>) => Promise<TestPerson>][])(
    '%s: %s',
    async (_, outcome, personOf) => {
      const of = await sharedRoom()
      const browser = await server.as(await personOf(of))
      const reading = browser.listExamSeats({ examId: of.examId })
      expect(
        await reading.then(
          () => 'allowed',
          ({ code }: { code: string }) => code,
        ),
      ).toBe(outcome)
    },
  )
})
