import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { classMakers, ids, sorted } from './testing/class-makers.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { admin, termId, pastTermId, course, students, batch, assign, teach, enrolled } =
  await classMakers(server)

describe('a class', () => {
  it('is created with lecturers and batches, and enrols their members at once', async () => {
    const lecturer = await make.lecturer({ firstName: 'Tobias', lastName: 'Okonkwo' })
    const batchId = await batch('CS-26')
    const group = await students(4)
    await assign(batchId, group)
    const made = await teach([batchId, batchId], [lecturer, lecturer])
    expect(made).toMatchObject({
      term: { id: termId, name: 'This year' },
      lecturers: [{ id: lecturer.id, name: 'Tobias Okonkwo' }],
      batches: [{ id: batchId, code: 'CS-26', members: 4 }],
      enrolled: 4,
      meetings: 0,
      can: { edit: true },
    })
    expect(await admin.readClass({ classId: made.id })).toEqual(made)
  })

  it('withdraws the members of a removed batch, but keeps students enrolled individually', async () => {
    const [staying, going] = [await batch(), await batch()]
    const [a, b, c] = await students(3)
    await assign(staying, [a!])
    await assign(going, [b!, c!])
    const { id: classId } = await teach([staying])
    await admin.enrolStudents({ classId, studentIds: [c!.id, a!.id, c!.id] })
    let { version } = await admin.readClass({ classId })
    const both = { classId, lecturerIds: [], batchIds: [staying, going] }
    version = (await admin.updateClass({ ...both, version })).version
    expect(await enrolled(classId)).toEqual(sorted([a!, b!, c!]))
    await admin.updateClass({ ...both, version, batchIds: [staying] })
    expect(await enrolled(classId)).toEqual(sorted([a!, c!]))
    const { items } = await admin.listEnrolments({ classId })
    expect(items.map(({ studentId, batch: by }) => [studentId, by?.id])).toEqual(
      expect.arrayContaining([
        [a!.id, staying],
        [c!.id, undefined],
      ]),
    )
  })

  it('is not overwritten by the second of two edits', async () => {
    const { id: classId, version } = await teach()
    const [first, second] = [await make.lecturer(), await make.lecturer()]
    const save = (lecturer: TestPerson) =>
      admin.updateClass({ classId, version, lecturerIds: [lecturer.id], batchIds: [] })
    const outcomes = await Promise.allSettled([save(first), save(second)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(save(second))).toBe('edit-conflict')
    expect((await admin.readClass({ classId })).lecturers).toHaveLength(1)
  })

  it('rejects invalid people and batches next to their field, and changes nothing', async () => {
    const archived = await batch()
    await admin.archiveBatch({ batchId: archived })
    const { id: classId, version } = await teach()
    const student = await make.student()
    const save = (change: object) =>
      admin.updateClass({ classId, version, lecturerIds: [], batchIds: [], ...change })
    await expect(save({ lecturerIds: [student.id] })).rejects.toMatchObject({
      fields: { lecturerIds: expect.any(String) },
    })
    for (const id of [archived, newId()]) {
      await expect(save({ batchIds: [id] })).rejects.toMatchObject({
        fields: { batchIds: expect.any(String) },
      })
    }
    expect((await admin.readClass({ classId })).version).toBe(version)
    const courseId = await course()
    await admin.archiveCourse({ courseId })
    const input = { courseId, termId, lecturerIds: [], batchIds: [] }
    await expect(admin.createClass(input)).rejects.toMatchObject({ fields: { courseId: expect.any(String) } })
    await expect(
      admin.createClass({ ...input, courseId: await course(), termId: newId() }),
    ).rejects.toMatchObject({ fields: { termId: expect.any(String) } })
  })

  it('can be archived once it has no future sessions, and restored only with its term and course', async () => {
    const lecturer = await make.lecturer()
    const { id: classId } = await make.class([lecturer])
    await make.session(classId, { startsInMinutes: 60 })
    await expect(admin.archiveClass({ classId })).rejects.toMatchObject({
      code: 'blocked',
      fields: { classId: 'It has 1 upcoming session. Delete its meetings or cancel it first.' },
    })
    const other = await teach()
    const { course: taught } = other
    await expect(admin.archiveCourse({ courseId: taught.id })).rejects.toMatchObject({
      fields: { courseId: 'It is taught in 1 class. Archive it first.' },
    })
    await admin.archiveClass({ classId: other.id })
    expect(await refusal(admin.enrolStudents({ classId: other.id, studentIds: [newId()] }))).toBe('not-found')
    await admin.archiveCourse({ courseId: taught.id })
    expect(await refusal(admin.restoreClass({ classId: other.id }))).toBe('blocked')
    await admin.restoreCourse({ courseId: taught.id })
    expect(await admin.restoreClass({ classId: other.id })).toMatchObject({ archivedAt: null })
  })

  it('is listed by term, department, lecturer, course and batch', async () => {
    const lecturer = await make.lecturer()
    const batchId = await batch()
    const { id, course: taught } = await teach([batchId], [lecturer], pastTermId)
    const found = async (query: object) =>
      (await admin.listClasses({ search: taught.code, ...query })).items.map((it) => it.id)
    for (const query of [{}, { termId: pastTermId }, { lecturerId: lecturer.id }, { batchId }]) {
      expect(await found(query)).toEqual([id])
    }
    expect(await found({ courseId: taught.id, sort: '-term' })).toEqual([id])
    for (const query of [{ termId }, { departmentId: newId() }, { lecturerId: newId() }]) {
      expect(await found(query)).toEqual([])
    }
  })
})

describe('enrolling individually', () => {
  it('shows who is enrolled in which class and since when; withdrawing keeps the row, re-enrolling resumes it', async () => {
    const { id: classId } = await teach()
    const [student] = await students(1)
    const studentId = student!.id
    expect(await admin.enrolStudents({ classId, studentIds: [studentId] })).toMatchObject({ enrolled: 1 })
    const since = clock.now().toISOString()
    clock.forward({ minutes: 5 })
    expect(await admin.withdrawStudent({ classId, studentId })).toMatchObject({ enrolled: 0 })
    const left = await admin.listEnrolments({ classId, state: 'left' })
    expect(left.items).toMatchObject([{ studentId, enrolledAt: since, leftAt: clock.now().toISOString() }])
    await admin.withdrawStudent({ classId, studentId })
    await admin.enrolStudents({ classId, studentIds: [studentId] })
    const { items } = await admin.listEnrolments({ classId })
    expect(items).toMatchObject([{ studentId, batch: null, enrolledAt: since, leftAt: null }])
  })

  it('audits each change once', async () => {
    const { id: classId } = await teach()
    const [student] = await students(1)
    const call = () => admin.enrolStudents({ classId, studentIds: [student!.id] })
    await Promise.all([call(), call(), call()])
    const events = await platform.db.select().from(auditEvents).orderBy(asc(auditEvents.id))
    const about = events.filter((it) => it.entityId === classId && it.operation === 'enrolStudents')
    expect(about).toMatchObject([{ entity: 'class', after: { enrolled: [student!.id] } }])
  })

  it('rejects people who are not in the class or not students', async () => {
    const { id: classId } = await teach()
    const lecturer = await make.lecturer()
    expect(await refusal(admin.withdrawStudent({ classId, studentId: lecturer.id }))).toBe('not-found')
    expect(await refusal(admin.enrolStudents({ classId, studentIds: [lecturer.id] }))).toBe('invalid-input')
    expect(await refusal(admin.enrolStudents({ classId, studentIds: [] }))).toBe('invalid-input')
  })

  it('offers the students who are not enrolled yet', async () => {
    const batchId = await batch()
    const { id: classId } = await teach([batchId])
    const [inside, outside] = [
      await make.student({ lastName: 'Quillfeather' }),
      await make.student({ lastName: 'Quillfeather' }),
    ]
    await assign(batchId, [inside])
    const offered = async (query: object) =>
      ids((await admin.listStudents({ search: 'quillfeather', ...query })).items)
    expect((await offered({})).sort()).toEqual(sorted([inside, outside]))
    expect(await offered({ exceptClassId: classId })).toEqual([outside.id])
    expect(await offered({ exceptBatchId: batchId })).toEqual([outside.id])
  })
})

describe('a lecturer', () => {
  it('can read the classes they teach and their students, cannot change them, and finds no others', async () => {
    const lecturer = await make.lecturer()
    const own = await server.as(lecturer)
    const [mine, foreign] = [await teach([], [lecturer]), await teach([], [await make.lecturer()])]
    expect((await own.listClasses({})).items).toEqual([
      { ...mine, can: { edit: false, archive: false, restore: false } },
    ])
    expect((await own.listClasses({ lecturerId: foreign.lecturers[0]!.id })).total).toBe(0)
    expect((await own.readClass({ classId: mine.id })).can.edit).toBe(false)
    expect((await own.listEnrolments({ classId: mine.id })).total).toBe(0)
    for (const call of [
      () => own.readClass({ classId: foreign.id }),
      () => own.listEnrolments({ classId: foreign.id }),
    ]) {
      expect(await refusal(call())).toBe('not-found')
    }
  })
})
