import type { ApiError } from '@campanile/contract/client.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { examForm, used } from './testing/exam-form.ts'

const server = await startTestServer()
const { make } = server
const { taughtClass, room, batch, termOf } = timetableFactories(server)
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: ApiError) => ({ code: error.code, fields: error.fields }),
  )
/** 4 November 2030 is a Monday. */
const monday = { weekday: 1, startsAt: '10:00', endsAt: '11:30' }

describe('a room, a batch and an invigilator are never booked twice', () => {
  it('64 exams at once in one room: one succeeds, the others see what the room is booked for', async () => {
    const hall = await room('Aula')
    const classes = await Promise.all(Array.from({ length: 64 }, () => taughtClass()))
    const outcomes = await Promise.all(
      classes.map(({ id: classId }) =>
        outcomeOf(admin.createExam({ classId, ...examForm, rooms: [used(hall)] })),
      ),
    )
    const winner = classes[outcomes.indexOf(null)]!
    const refused = outcomes.filter((it) => it !== null)
    expect(refused).toHaveLength(63)
    for (const it of refused)
      expect(it).toEqual({
        code: 'timetable-clash',
        fields: {
          rooms: `Aula is taken by the exam ${winner.courseCode} Midterm on Mon 4 Nov, 09:00 to 11:00`,
        },
      })
  })

  it('an exam cannot overlap a class session in its room or of its batch', async () => {
    const hall = await room('Room of meetings')
    const group = await batch('PHYS-30')
    const taught = await taughtClass({ batches: [group] })
    await admin.createMeeting({ classId: taught.id, ...monday, roomId: hall.id })
    const other = await taughtClass()
    const code = taught.courseCode
    expect(
      await outcomeOf(admin.createExam({ classId: other.id, ...examForm, rooms: [used(hall)] })),
    ).toEqual({
      code: 'timetable-clash',
      fields: { rooms: `Room of meetings is taken by ${code} on Mon 4 Nov, 10:00 to 11:30` },
    })
    expect(await outcomeOf(admin.createExam({ classId: taught.id, ...examForm, rooms: [] }))).toEqual({
      code: 'timetable-clash',
      fields: { startsAt: `PHYS-30 has ${code} on Mon 4 Nov, 10:00 to 11:30` },
    })
    // A deferred sitting is for a few students, so it books no batch.
    const sitting = { classId: taught.id, sitting: 'deferred' as const, ...examForm, rooms: [] }
    expect(await outcomeOf(admin.createExam(sitting))).toBeNull()
  })

  it('a class session cannot overlap an exam, nor can a batch join its class during one', async () => {
    const [hall, group] = [await room('Exam room'), await batch('CHEM-30')]
    const examined = await taughtClass({ batches: [group] })
    const exam = await admin.createExam({ classId: examined.id, ...examForm, rooms: [used(hall)] })
    const term = await termOf('2030-11-04', '2030-11-10')
    const other = await taughtClass({ term })
    const named = `${examined.courseCode} Midterm on Mon 4 Nov, 09:00 to 11:00`
    const meeting = { classId: other.id, ...monday, roomId: hall.id }
    expect(await outcomeOf(admin.createMeeting(meeting))).toEqual({
      code: 'timetable-clash',
      fields: { roomId: `Exam room is taken by the exam ${named}` },
    })
    await admin.createMeeting({ ...meeting, roomId: null })
    const { version, lecturers } = await admin.readClass({ classId: other.id })
    const change = {
      classId: other.id,
      version,
      lecturerIds: lecturers.map(({ id }) => id),
      batchIds: [group.id],
    }
    expect(await outcomeOf(admin.updateClass(change))).toMatchObject({
      code: 'timetable-clash',
      fields: { batchIds: `CHEM-30 has the exam ${named}` },
    })
    await admin.cancelExam({ examId: exam.id, version: exam.version, reason: 'Moved to spring' })
    expect(await outcomeOf(admin.updateClass(change))).toBeNull()
  })

  it('an invigilator supervises one room at a time, and teaches nothing meanwhile', async () => {
    const lecturer = await make.lecturer({ firstName: 'Ada', lastName: 'Lovelace' })
    const taught = await taughtClass({ lecturers: [lecturer] })
    await admin.createMeeting({ classId: taught.id, ...monday, roomId: null })
    const other = await taughtClass()
    const exam = { classId: other.id, ...examForm, rooms: [used(await room(), 30, lecturer.id)] }
    expect(await outcomeOf(admin.createExam(exam))).toEqual({
      code: 'timetable-clash',
      fields: { rooms: `Ada Lovelace teaches ${taught.courseCode} on Mon 4 Nov, 10:00 to 11:30` },
    })
    const two = [used(await room(), 30, lecturer.id), used(await room(), 30, lecturer.id)]
    expect(await outcomeOf(admin.createExam({ ...exam, rooms: two }))).toMatchObject({
      code: 'invalid-input',
    })
    expect(await outcomeOf(admin.createExam({ ...exam, startsAt: '12:00' }))).toBeNull()
  })

  it('an exam can move to a time when a room that it no longer uses is booked', async () => {
    const [one, two] = [await room(), await room()]
    const [first, second] = [await taughtClass(), await taughtClass()]
    const moved = await admin.createExam({ classId: first.id, ...examForm, rooms: [used(one)] })
    await admin.createExam({ classId: second.id, ...examForm, startsAt: '14:00', rooms: [used(one)] })
    const change = {
      examId: moved.id,
      version: moved.version,
      ...examForm,
      startsAt: '14:00',
      rooms: [used(two)],
    }
    expect(await outcomeOf(admin.updateExam({ ...change, rooms: [used(one)] }))).toMatchObject({
      code: 'timetable-clash',
    })
    expect(await outcomeOf(admin.updateExam(change))).toBeNull()
  })
})

describe('while the form is being filled in', () => {
  it('names clashes, free rooms and free times, and saves nothing', async () => {
    const hall = await room('Taken hall')
    const group = await batch()
    const { id: classId } = await taughtClass({ batches: [group] })
    const other = await taughtClass()
    await admin.createExam({ classId: other.id, ...examForm, rooms: [used(hall)] })
    const { day, startsAt, durationMinutes } = examForm
    const asked = { classId, examId: null, sitting: 'class' as const, day, startsAt, durationMinutes }
    const found = await admin.checkExam({ ...asked, roomIds: [hall.id], invigilatorIds: [] })
    expect(found.clashes).toMatchObject([{ resource: 'room', name: 'Taken hall', exam: 'Midterm' }])
    expect(found.rooms.map(({ id }) => id)).not.toContain(hall.id)
    expect(found.slots[0]).toEqual({ day: '2030-11-04', startsAt: '11:00', endsAt: '13:00' })
    expect((await admin.listExams({ classId })).total).toBe(0)
  })

  it('names students of two classes who would sit two exams at once, or more than two in a day', async () => {
    const [ada, bob] = [
      await make.student({ firstName: 'Ada', lastName: 'Byron' }),
      await make.student({ firstName: 'Bob', lastName: 'Smith' }),
    ]
    const classes = [
      await taughtClass({ students: [ada, bob] }),
      await taughtClass({ students: [ada] }),
      await taughtClass({ students: [ada] }),
    ] as const
    const at = (startsAt: string) => ({ ...examForm, startsAt, rooms: [] })
    await admin.createExam({ classId: classes[1].id, ...at('10:00') })
    await admin.createExam({ classId: classes[2].id, ...at('15:00') })
    const { id: examId } = await admin.createExam({ classId: classes[0].id, ...at('09:00') })
    const [atTen, atThree] = [`${classes[1].courseCode} Midterm`, `${classes[2].courseCode} Midterm`]
    const expected = [
      { studentId: ada.id, name: 'Ada Byron', kind: 'at-once', others: [atTen] },
      { studentId: ada.id, name: 'Ada Byron', kind: 'same-day', others: [atTen, atThree] },
    ]
    expect((await admin.readExam({ examId })).crowding).toEqual(expected)
    const { day, durationMinutes } = examForm
    const asked = { classId: classes[0].id, examId, sitting: 'class' as const, day, durationMinutes }
    const none = { roomIds: [], invigilatorIds: [] }
    expect((await admin.checkExam({ ...asked, ...none, startsAt: '09:00' })).crowding).toEqual(expected)
    const tuesday = await admin.checkExam({ ...asked, ...none, day: '2030-11-05', startsAt: '09:00' })
    expect(tuesday).toMatchObject({ crowding: [], candidates: 2 })
  })
})
