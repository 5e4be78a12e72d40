import { asc } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform, clock } = server
let admin: TestBrowser
let programmeId = ''
let termId = ''
let pastTermId = ''
let serial = 0

const batch = async (code = `B-${++serial}`) =>
  (await admin.createBatch({ programmeId, code, intakeYear: 2026 })).id
const students = (count: number) => Promise.all(Array.from({ length: count }, () => make.student()))
const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id)
const assign = (batchId: string, people: readonly TestPerson[]) =>
  admin.addBatchMembers({ batchId, studentIds: ids(people) })

async function course() {
  const code = `CP${++serial}`
  return (await admin.createCourse({ departmentId: null, code, title: `Course ${code}`, credits: 10 })).id
}

const teach = async (batchIds: string[] = [], lecturers: TestPerson[] = [], term = termId) =>
  admin.createClass({ courseId: await course(), termId: term, lecturerIds: ids(lecturers), batchIds })

/** Ids of those who are enrolled, or have left, in order. */
async function enrolled(classId: string, state: 'enrolled' | 'left' = 'enrolled') {
  const { items } = await admin.listEnrolments({ classId, state, pageSize: 100 })
  return items.map(({ studentId }) => studentId).sort()
}
const sorted = (people: readonly { id: string }[]) => ids(people).sort()

beforeAll(async () => {
  admin = await server.as(await make.admin())
  const { id: departmentId } = await admin.createDepartment({ name: 'Computing' })
  programmeId = (await admin.createProgramme({ departmentId, name: 'BSc Computing' })).id
  const year = clock.now().getUTCFullYear()
  const term = (name: string, at: number) =>
    admin.createTerm({ name, firstDay: `${at}-01-01`, lastDay: `${at}-12-31`, holidays: [] })
  termId = (await term('This year', year)).id
  pastTermId = (await term('Long ago', year - 5)).id
})

describe('a batch’s students', () => {
  it('are enrolled in its current classes when they join, and leave them when they leave', async () => {
    const batchId = await batch()
    const [here, past] = [await teach([batchId]), await teach([batchId], [], pastTermId)]
    const group = await students(3)
    expect(await assign(batchId, group)).toMatchObject({ members: 3, classes: 2 })
    expect(await enrolled(here.id)).toEqual(sorted(group))
    expect(await enrolled(past.id)).toEqual([])
    expect(await admin.readClass({ classId: here.id })).toMatchObject({ enrolled: 3 })

    const [first] = group
    const removed = await admin.removeBatchMember({ batchId, studentId: first!.id })
    expect(removed.members).toBe(2)
    expect(await admin.removeBatchMember({ batchId, studentId: first!.id })).toEqual(removed)
    expect(await enrolled(here.id)).toEqual(sorted(group.slice(1)))
    expect(await enrolled(here.id, 'left')).toEqual([first!.id])
  })

  it('move from one batch to another with their enrolments', async () => {
    const [from, to] = [await batch(), await batch()]
    const group = await students(2)
    await assign(from, group)
    const [old, both, fresh] = [await teach([from]), await teach([from, to]), await teach([to])]
    await assign(to, group)
    expect(await enrolled(old.id)).toEqual([])
    for (const { id } of [both, fresh]) expect(await enrolled(id)).toEqual(sorted(group))
    const { items } = await admin.listBatchMembers({ batchId: to })
    expect(items.map((it) => it.batch?.id)).toEqual([to, to])
    expect((await admin.listBatchMembers({ batchId: from })).total).toBe(0)
  })

  it('keep what they have when they are assigned once more, a withdrawal included', async () => {
    const batchId = await batch()
    const [student] = await students(1)
    const { id: classId } = await teach([batchId])
    await assign(batchId, [student!, student!])
    await admin.withdrawStudent({ classId, studentId: student!.id })
    await assign(batchId, [student!])
    expect(await enrolled(classId)).toEqual([])
  })

  it('go to one batch when two admins assign them at once, with that batch’s classes alone', async () => {
    const [one, other] = [await batch(), await batch()]
    const [classOfOne, classOfOther] = [await teach([one]), await teach([other])]
    for (let round = 0; round < 4; round += 1) {
      const group = await students(3)
      await Promise.all([assign(one, group), assign(other, group.toReversed())])
      const inOne = new Set(ids((await admin.listBatchMembers({ batchId: one, pageSize: 100 })).items))
      const enrolledInOne = new Set(await enrolled(classOfOne.id))
      const enrolledInOther = new Set(await enrolled(classOfOther.id))
      for (const { id } of group) {
        expect([enrolledInOne.has(id), enrolledInOther.has(id)]).toEqual([inOne.has(id), !inOne.has(id)])
      }
    }
  })

  it('miss no class that gets the batch while they join it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const batchId = await batch()
      const group = await students(2)
      const { id: classId, version } = await teach()
      await Promise.all([
        assign(batchId, group),
        admin.updateClass({ classId, version, lecturerIds: [], batchIds: [batchId] }),
      ])
      expect(await enrolled(classId)).toEqual(sorted(group))
    }
  })

  it('count only while their account is there, and are not enrolled afterwards', async () => {
    const batchId = await batch()
    const [staying, gone] = await students(2)
    await assign(batchId, [staying!, gone!])
    await admin.archivePerson({ personId: gone!.id })
    expect(await admin.readBatch({ batchId })).toMatchObject({ members: 1 })
    const made = await teach([batchId])
    expect(made).toMatchObject({ enrolled: 1, batches: [{ members: 1 }] })
    expect(await enrolled(made.id)).toEqual([staying!.id])
  })

  it.each(['lecturer', 'nobody'])('are students: a %s is refused, and nobody else is moved', async (who) => {
    const batchId = await batch()
    const [student] = await students(1)
    const id = who === 'nobody' ? newId() : (await make.lecturer()).id
    await expect(admin.addBatchMembers({ batchId, studentIds: [student!.id, id] })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { studentIds: 'One of these people is no student here any more' },
    })
    expect((await admin.listBatchMembers({ batchId })).total).toBe(0)
  })

  it('are found by name and number, in their order', async () => {
    const batchId = await batch()
    const people = [
      await make.student({ firstName: 'Émile', lastName: 'Zola' }),
      await make.student({ firstName: 'Ada', lastName: 'Évora' }),
      await make.student({ firstName: 'Bea', lastName: 'de Silva' }),
    ]
    await assign(batchId, people)
    const names = async (query: object) =>
      (await admin.listBatchMembers({ batchId, ...query })).items.map(({ lastName }) => lastName)
    expect(await names({})).toEqual(['de Silva', 'Évora', 'Zola'])
    expect(await names({ sort: '-name' })).toEqual(['Zola', 'Évora', 'de Silva'])
    expect(await names({ search: 'zola émile' })).toEqual(['Zola'])
    expect(await names({ sort: 'number', pageSize: 1, page: 2 })).toHaveLength(1)
  })
})

describe('a class', () => {
  it('is made with lecturers and batches, and enrols their members at once', async () => {
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

  it('lets a batch go with its members, but keeps who is enrolled on their own', async () => {
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

  it('refuses people and batches that are none, next to their field, and changes nothing', async () => {
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

  it('is archived when nothing is to come, and comes back only with its term and course', async () => {
    const lecturer = await make.lecturer()
    const { id: classId } = await make.class([lecturer])
    await make.session(classId, { startsInMinutes: 60 })
    await expect(admin.archiveClass({ classId })).rejects.toMatchObject({
      code: 'blocked',
      fields: { classId: 'It has 1 session to come. Delete its meetings or cancel it first.' },
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

describe('enrolling one by one', () => {
  it('tells who is in which class and since when; withdrawing keeps the row, coming back resumes it', async () => {
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

  it('audits once what changed once', async () => {
    const { id: classId } = await teach()
    const [student] = await students(1)
    const call = () => admin.enrolStudents({ classId, studentIds: [student!.id] })
    await Promise.all([call(), call(), call()])
    const events = await platform.db.select().from(auditEvents).orderBy(asc(auditEvents.id))
    const about = events.filter((it) => it.entityId === classId && it.operation === 'enrolStudents')
    expect(about).toMatchObject([{ entity: 'class', after: { enrolled: [student!.id] } }])
  })

  it('refuses a stranger to the class as not found, and whoever is no student', async () => {
    const { id: classId } = await teach()
    const lecturer = await make.lecturer()
    expect(await refusal(admin.withdrawStudent({ classId, studentId: lecturer.id }))).toBe('not-found')
    expect(await refusal(admin.enrolStudents({ classId, studentIds: [lecturer.id] }))).toBe('invalid-input')
    expect(await refusal(admin.enrolStudents({ classId, studentIds: [] }))).toBe('invalid-input')
  })

  it('offers the students who are not in it yet', async () => {
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
  it('reads the classes they teach and their students, changes none, and finds no other', async () => {
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

it('a batch of 500 is assigned and enrolled in a few statements', async () => {
  const rows = Array.from({ length: 500 }, () => newId())
  await server.pool.query(
    `insert into people (id, email, first_name, last_name, role, created_at, updated_at)
     select id, id || '@large.test', 'Large', 'Batch', 'student', now(), now() from unnest($1::uuid[]) id`,
    [rows],
  )
  const batchId = await batch()
  const classIds = await Promise.all([1, 2, 3].map(async () => (await teach([batchId])).id))
  const { rows: before } = await server.pool.query('select count(*)::int as n from enrolments')
  await admin.addBatchMembers({ batchId, studentIds: rows })
  const { rows: after } = await server.pool.query('select count(*)::int as n from enrolments')
  expect(after[0].n - before[0].n).toBe(1500)
  expect(await admin.readClass({ classId: classIds[0]! })).toMatchObject({ enrolled: 500 })
})
