import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { timetableFactories } from '#domains/timetable/testing/timetable-factories.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { examForm, used } from './testing/exam-form.ts'

const server = await startTestServer()
const { make, clock } = server
const { taughtClass, room } = timetableFactories(server)
let admin: TestBrowser

beforeAll(async () => {
  // A request can select exams of the next 60 days.
  clock.forward({ minutes: (Date.parse('2030-10-01T09:00:00Z') - clock.now().getTime()) / 60_000 })
  admin = await server.as(await make.admin())
})

const week = { from: '2030-11-04', to: '2030-11-10' }

/** A published exam with two seated students, and the first student's browser. */
async function examOfTwo() {
  const students = [
    await make.student({ firstName: 'Ada', lastName: 'Aaron' }),
    await make.student({ firstName: 'Bob', lastName: 'Baker' }),
  ]
  const { id: classId } = await taughtClass({ students })
  const hall = await room(undefined, 10)
  const exam = await admin.createExam({ classId, ...examForm, rooms: [used(hall, 3)] })
  const { version } = await admin.generateExamSeats({ examId: exam.id, version: exam.version })
  await admin.publishExam({ examId: exam.id, version })
  return { exam, classId, hall, ada: students[0]!, bob: students[1]! }
}

async function request(student: TestPerson, classId: string, examId: string) {
  const browser = await server.as(student)
  const words = { title: 'Ill', description: 'In hospital', reason: 'Surgery' }
  const none = { courseCode: null, assignmentName: null, originalDueDate: null }
  return browser.submitMitigation({ requestId: newId(), ...words, ...none, classId, examId })
}

async function deferred() {
  const made = await examOfTwo()
  const { id: requestId, version } = await request(made.ada, made.classId, made.exam.id)
  const { effects } = await admin.previewMitigation({ requestId, grantedExtension: 0 })
  const approved = await admin.decideMitigation({
    requestId,
    version,
    decision: 'approved',
    adminNotes: null,
  })
  return { ...made, requestId, effects, approved }
}

const fresh = async (examId: string) => (await admin.readExam({ examId })).exam

describe('a mitigation request that names an exam', () => {
  it('offers and accepts exams that the student sits, and no others', async () => {
    const { exam, classId, ada } = await examOfTwo()
    const stranger = await make.student()
    const { items } = await (await server.as(ada)).listMitigationSubjects({})
    expect(items[0]!.exams).toMatchObject([{ id: exam.id, title: 'Midterm' }])
    expect(await refusal(request(stranger, classId, exam.id))).toBe('invalid-input')
    expect(await refusal(request(ada, classId, newId()))).toBe('invalid-input')
  })

  it('defers the sitting once approved: the seat is free, and the student sees it as deferred', async () => {
    const { exam, ada, effects, approved } = await deferred()
    expect(effects).toEqual([
      {
        kind: 'exam',
        subject: `${exam.courseCode} Midterm, Mon 4 Nov, 09:00 to 11:00`,
        before: `Sitting this exam in ${exam.rooms[0]!.name}, seat 1`,
        after: 'Deferred, no sitting assigned yet',
        obstacle: null,
      },
    ])
    expect(approved).toMatchObject({ assignmentName: 'Midterm', examId: exam.id, effects })
    expect(await fresh(exam.id)).toMatchObject({ candidates: 1, seated: 1, deferred: 1 })
    expect((await (await server.as(ada)).listSchedule(week)).exams).toMatchObject([
      { deferred: true, seat: null },
    ])
    expect((await admin.listExamDeferrals({ examId: exam.id })).items).toMatchObject([
      { name: 'Ada Aaron', sitting: null },
    ])
  })

  it('restores the seat when reversed', async () => {
    const { exam, requestId, approved } = await deferred()
    const reversed = await admin.reverseMitigation({
      requestId,
      version: approved.version,
      reason: 'Was well',
    })
    expect(reversed.effects).toMatchObject([{ obstacle: null }])
    const { rooms } = await admin.listExamSeats({ examId: exam.id })
    expect(rooms[0]!.taken.map(({ name, seat }) => `${seat} ${name}`)).toEqual(['1 Ada Aaron', '2 Bob Baker'])
    expect((await admin.listExamDeferrals({ examId: exam.id })).items).toEqual([])
  })

  it('gives the next free seat when the old one is taken, with a note', async () => {
    const { exam, classId, requestId, approved } = await deferred()
    const late = await make.student()
    await admin.enrolStudents({ classId, studentIds: [late.id] })
    const { version } = await fresh(exam.id)
    const dealt = await admin.generateExamSeats({ examId: exam.id, version, reassign: true })
    expect(dealt.rooms[0]!.taken.map(({ seat }) => seat)).toEqual([1, 2])
    const reversed = await admin.reverseMitigation({
      requestId,
      version: approved.version,
      reason: 'Was well',
    })
    const name = exam.rooms[0]!.name
    expect(reversed.effects).toMatchObject([{ obstacle: `${name}, seat 1 is taken; now ${name}, seat 3` }])
    expect((await admin.listExamSeats({ examId: exam.id })).rooms[0]!.taken).toHaveLength(3)
  })

  it('restores the seat even if it was since given to someone who left the class', async () => {
    const { exam, classId, requestId, approved } = await deferred()
    const late = await make.student()
    await admin.enrolStudents({ classId, studentIds: [late.id] })
    const { version } = await fresh(exam.id)
    await admin.generateExamSeats({ examId: exam.id, version, reassign: true })
    const sits = (await admin.listExamSeats({ examId: exam.id })).rooms[0]!.taken.find(
      ({ seat }) => seat === 1,
    )!
    await admin.withdrawStudent({ classId, studentId: sits.studentId })
    const reversed = await admin.reverseMitigation({
      requestId,
      version: approved.version,
      reason: 'Was well',
    })
    expect(reversed.effects).toMatchObject([{ obstacle: null }])
    const { rooms } = await admin.listExamSeats({ examId: exam.id })
    expect(rooms[0]!.taken.find(({ seat }) => seat === 1)).toMatchObject({ name: 'Ada Aaron' })
  })

  it('defers once, even when a second request is approved', async () => {
    const { exam, classId, ada } = await examOfTwo()
    const two = [await request(ada, classId, exam.id), await request(ada, classId, exam.id)]
    const decide = ({ id: requestId, version }: { id: string; version: number }) =>
      admin.decideMitigation({ requestId, version, decision: 'approved', adminNotes: null })
    const obstacles = (await Promise.all(two.map(decide))).flatMap(({ effects }) =>
      effects.map((it) => it.obstacle),
    )
    expect(obstacles).toContain('Already deferred')
    expect((await fresh(exam.id)).deferred).toBe(1)
  })
})

describe('another sitting', () => {
  it('is assigned to a deferred student, who sits it alone, and is removed with the reversal', async () => {
    const { exam, classId, ada, bob, requestId, approved } = await deferred()
    const form = { ...examForm, title: 'Midterm, deferred', day: '2030-11-06', sitting: 'deferred' as const }
    const sitting = await admin.createExam({ classId, ...form, rooms: [used(await room(), 1)] })
    const { items, sittings } = await admin.listExamDeferrals({ examId: exam.id })
    expect(sittings.map(({ examId }) => examId)).toEqual([sitting.id])
    const given = { deferralId: items[0]!.id, version: items[0]!.version, sittingId: sitting.id }
    const assigned = await admin.assignSitting(given)
    expect(assigned.items).toMatchObject([{ sitting: { examId: sitting.id } }])
    expect(await refusal(admin.assignSitting(given))).toBe('edit-conflict')
    const { version } = await admin.generateExamSeats({
      examId: sitting.id,
      version: (await fresh(sitting.id)).version,
    })
    await admin.publishExam({ examId: sitting.id, version })
    const examsOf = async (person: TestPerson) =>
      (await (await server.as(person)).listSchedule(week)).exams.map(({ id, deferred: off }) => ({ id, off }))
    expect(await examsOf(ada)).toEqual([
      { id: exam.id, off: true },
      { id: sitting.id, off: false },
    ])
    expect(await examsOf(bob)).toEqual([{ id: exam.id, off: false }])
    await admin.reverseMitigation({ requestId, version: approved.version, reason: 'Was well' })
    expect(await examsOf(ada)).toEqual([{ id: exam.id, off: false }])
    expect(await fresh(sitting.id)).toMatchObject({ candidates: 0, seated: 0 })
  })

  it('must be for the same class, in the future, and have a free seat', async () => {
    const { exam } = await deferred()
    const { items } = await admin.listExamDeferrals({ examId: exam.id })
    const { id: deferralId, version } = items[0]!
    const other = await taughtClass()
    const foreign = await admin.createExam({ classId: other.id, ...examForm, sitting: 'deferred', rooms: [] })
    for (const sittingId of [exam.id, foreign.id, newId()])
      expect(await refusal(admin.assignSitting({ deferralId, version, sittingId }))).toBe('invalid-input')
    expect(await refusal(admin.assignSitting({ deferralId: newId(), version, sittingId: null }))).toBe(
      'not-found',
    )
  })
})
