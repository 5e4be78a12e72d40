import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { people } from './people.tables.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
let admin: TestBrowser
let serial = 0

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

const department = async () => {
  serial += 1
  return admin.createDepartment({ name: `Department ${serial}` })
}

/** Saves a person with this change, as the form does. */
async function save(personId: string, changes: object) {
  const { firstName, lastName, email, role, employmentType, number, version } = await admin.readPerson({
    personId,
  })
  const facts = { firstName, lastName, email, role, employmentType, number }
  return admin.updatePerson({ personId, version, ...facts, ...changes })
}

async function studentIn(departmentId: string) {
  const programme = await admin.createProgramme({ departmentId, name: 'BSc' })
  serial += 1
  const batch = await admin.createBatch({ programmeId: programme.id, code: `B${serial}`, intakeYear: 2026 })
  const student = await make.student()
  await admin.addBatchMembers({ batchId: batch.id, studentIds: [student.id] })
  return { ...student, batch, programme }
}

describe('an admin', () => {
  it.each(['lecturer', 'staff', 'admin'] as const)('puts a %s into a department, audited', async (role) => {
    const { id, name } = await department()
    const person = await make.person({ role })
    expect(await save(person.id, { departmentId: id })).toMatchObject({ department: { id, name } })
    expect(await save(person.id, { lastName: 'Kept' })).toMatchObject({ department: { id } })
    expect((await save(person.id, { departmentId: null })).department).toBeNull()
    const events = await db.select().from(auditEvents).where(eq(auditEvents.entityId, person.id))
    const { items } = await (await server.as(person)).listNotifications({})
    expect(items.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(` changed your department from none to ${name}.`),
    )
    expect(events.map(({ after }) => (after as { department: string | null }).department).sort()).toEqual(
      [name, name, null].sort(),
    )
  })

  it('creates a person with a department', async () => {
    const { id } = await department()
    const facts = { firstName: 'Ada', lastName: 'New', email: 'with@department.test', number: null }
    const { person } = await admin.createPerson({
      ...facts,
      role: 'staff',
      employmentType: null,
      departmentId: id,
    })
    expect(person.department?.id).toBe(id)
  })

  it('cannot select one that is archived or doesn’t exist, but keeps an archived one', async () => {
    const lecturer = await make.lecturer()
    const former = await department()
    await db.update(people).set({ departmentId: former.id }).where(eq(people.id, lecturer.id))
    const { id } = await department()
    await admin.archiveDepartment({ departmentId: id })
    for (const departmentId of [id, newId()])
      await expect(save(lecturer.id, { departmentId })).rejects.toMatchObject({
        code: 'invalid-input',
        fields: { departmentId: 'Select a department that is not archived' },
      })
    expect(await refusal(save(lecturer.id, { departmentId: 'x' }))).toBe('invalid-input')
    expect(await save(lecturer.id, { departmentId: former.id })).toMatchObject({
      department: { id: former.id },
    })
  })

  it('cannot archive a department that people belong to', async () => {
    const { id } = await department()
    const lecturer = await make.lecturer()
    await save(lecturer.id, { departmentId: id })
    await expect(admin.archiveDepartment({ departmentId: id })).rejects.toMatchObject({
      code: 'blocked',
      fields: { departmentId: '1 person belongs to it. Move them to another department first.' },
    })
    await save(lecturer.id, { departmentId: null })
    await admin.archiveDepartment({ departmentId: id })
  })
})

describe('a student', () => {
  it('has the department of their programme, and no other', async () => {
    const { id } = await department()
    const student = await studentIn(id)
    expect(await admin.readPerson({ personId: student.id })).toMatchObject({
      batch: { id: student.batch.id, code: student.batch.code, programme: 'BSc' },
      department: { id },
    })
    const other = await department()
    await expect(save(student.id, { departmentId: other.id })).rejects.toMatchObject({
      fields: { departmentId: 'Students belong to the department of their programme' },
    })
  })

  it('loses the department they had as a member of staff', async () => {
    const { id } = await department()
    const person = await make.staff()
    await save(person.id, { departmentId: id })
    expect((await save(person.id, { role: 'student', employmentType: null })).department).toBeNull()
    expect((await save(person.id, { role: 'staff' })).department).toBeNull()
  })
})

it('people are found by their department', async () => {
  const { id } = await department()
  const [lecturer, staff] = [await make.lecturer(), await make.staff()]
  for (const { id: personId } of [lecturer, staff]) await save(personId, { departmentId: id })
  await make.staff()
  const student = await studentIn(id)
  const found = (await admin.listPeople({ departmentId: id })).items
  expect(found.map((it) => it.id).sort()).toEqual([lecturer.id, staff.id, student.id].sort())
  for (const it of found) expect(it.department?.id).toBe(id)
})

it('the page shows it instead of the departments in which a lecturer teaches', async () => {
  const { id, name } = await department()
  const lecturer = await make.lecturer()
  await make.class([lecturer], [])
  await save(lecturer.id, { departmentId: id })
  expect((await admin.readPersonPage({ personId: lecturer.id })).departments).toEqual([name])
})
