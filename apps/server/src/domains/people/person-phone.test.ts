import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
let admin: TestBrowser
let serial = 0

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

const facts = (changes: object = {}) => {
  serial += 1
  const email = `phone${serial}@campus.test`
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    role: 'student' as const,
    employmentType: null,
    number: null,
    ...changes,
  }
}
const create = async (phone: string | null) => (await admin.createPerson(facts({ phone }))).person
const save = (
  { id, version, firstName, lastName, email }: Awaited<ReturnType<typeof create>>,
  changes: object,
) =>
  admin.updatePerson({
    personId: id,
    version,
    firstName,
    lastName,
    email,
    role: 'student',
    employmentType: null,
    number: null,
    ...changes,
  })
const auditsOf = (personId: string) => db.select().from(auditEvents).where(eq(auditEvents.entityId, personId))

describe('a search for a phone number', () => {
  const phone = '+442079460958'
  const findAll = async (search: string) =>
    (await admin.listPeople({ search })).items.filter((it) => it.phone === phone).length
  beforeAll(async () => {
    await create(phone)
  })

  it.each(['+44 20 7946 0958', '0044 (0)20 7946', '020 7946 0958', '2079460958', '0958', '7946'])(
    '%j finds the person in the list',
    async (search) => {
      expect(await findAll(search)).toBe(1)
    },
  )

  it.each(['958', '+44 20 7946 0959', '20 7946 x'])('%j does not', async (search) => {
    expect(await findAll(search)).toBe(0)
  })
})

describe('a phone number', () => {
  it.each([
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 (0)20 7946-0958', '+442079460958'],
    ['0044 20.7946/0958', '+442079460958'],
    ['  +94\u00a011\u2011234 5678 ', '+94112345678'],
    ['٠٠٩٧١ ٤ ١٢٣ ٤٥٦٧', '+97141234567'],
    ['\u202a+49 30 901820\u202c', '+4930901820'],
    ['+1 (201) 555-0123', '+12015550123'],
  ])('%j is kept as %s', async (typed, kept) => {
    expect((await create(typed)).phone).toBe(kept)
  })

  it.each([
    '',
    ' ',
    '+',
    '12345',
    '020 7946 0958',
    '+0 20 7946 0958',
    '+44 2',
    '+44 20 7946 0958 ext 5',
    '+1234567890123456',
    '+44 20 7946 09\u000058',
    '+44\ud800207946',
    'tel:+442079460958',
    '=1+1',
    '<script>',
    '+'.repeat(64_000),
    '1'.repeat(64_000),
  ])('%# is refused with its field, and nobody is created', async (phone) => {
    const { total } = await admin.listPeople({})
    await expect(admin.createPerson(facts({ phone }))).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { phone: 'Enter a phone number with its country code, such as +44 20 7946 0958' },
    })
    expect((await admin.listPeople({})).total).toBe(total)
  })
})

describe('an admin', () => {
  it('changes and removes it, which is audited, and keeps it by leaving it out', async () => {
    const person = await create('+44 20 7946 0958')
    const changed = await save(person, { phone: '+44 20 7946 0001' })
    expect(changed.phone).toBe('+442079460001')
    const kept = await save(changed, { lastName: 'King' })
    expect(kept).toMatchObject({ lastName: 'King', phone: '+442079460001' })
    expect((await save(kept, { phone: null })).phone).toBeNull()
    const phones = (await auditsOf(person.id))
      .filter(({ operation }) => operation === 'updatePerson')
      .map(({ before, after }) => [before, after].map((it) => (it as { phone: string | null }).phone))
    expect(phones).toContainEqual(['+442079460958', '+442079460001'])
    expect(phones).toContainEqual(['+442079460001', null])
  })

  it('notifies the person, unless it is their own', async () => {
    const { id } = await make.student()
    const own = await server.as({ id })
    const saved = await save(await admin.readPerson({ personId: id }), { phone: '+44 20 7946 0001' })
    const removed = await save(saved, { phone: null })
    await save(removed, { lastName: 'Other' })
    const { items } = await own.listNotifications({})
    expect(items.map(({ title, message }) => [title, message]).sort()).toEqual([
      ['Phone number changed', expect.stringMatching(/ changed your phone number to \+442079460001\.$/)],
      ['Phone number changed', expect.stringMatching(/ removed your phone number\.$/)],
    ])
  })

  it('does not overwrite a number that the person has changed meanwhile', async () => {
    const { id } = await make.student()
    const opened = await admin.readPerson({ personId: id })
    await (await server.as({ id })).setMyPhone({ phone: '+44 20 7946 0002' })
    expect(await refusal(save(opened, { phone: '+44 20 7946 0003' }))).toBe('edit-conflict')
    expect((await admin.readPerson({ personId: id })).phone).toBe('+442079460002')
  })
})

describe('a person', () => {
  it.each(['admin', 'lecturer', 'student', 'staff'] as const)('sets their own as a %s', async (role) => {
    const { id } = await make.person({ role })
    const own = await server.as({ id })
    await own.setMyPhone({ phone: '+44 20 7946 0958' })
    expect((await own.readSession({})).user?.phone).toBe('+442079460958')
    await own.setMyPhone({ phone: null })
    expect((await own.readSession({})).user?.phone).toBeNull()
    expect(await auditsOf(id)).toHaveLength(2)
  })

  it('writes nothing by saving the same number', async () => {
    const { id } = await make.student()
    const own = await server.as({ id })
    await own.setMyPhone({ phone: '+44 20 7946 0958' })
    const { version } = await admin.readPerson({ personId: id })
    await own.setMyPhone({ phone: '+44-20-7946-0958' })
    expect((await admin.readPerson({ personId: id })).version).toBe(version)
    expect(await auditsOf(id)).toHaveLength(1)
  })

  it('can only change their own, and only with a number', async () => {
    const [person, other] = [await make.student(), await make.student()]
    const own = await server.as(person)
    await own.setMyPhone({ phone: '+44 20 7946 0958', personId: other.id } as never)
    expect((await admin.readPerson({ personId: other.id })).phone).toBeNull()
    expect(await refusal(own.setMyPhone({ phone: 'none' }))).toBe('invalid-input')
    expect(await refusal(own.setMyPhone({} as never))).toBe('invalid-input')
    expect(await refusal(server.browser().setMyPhone({ phone: null }))).toBe('unauthenticated')
  })
})

it('is for admins and the person, not for lecturers of a student', async () => {
  const lecturer = await make.lecturer()
  const student = await make.student()
  await make.class([lecturer], [student])
  await (await server.as(student)).setMyPhone({ phone: '+44 20 7946 0958' })
  const page = await (await server.as(lecturer)).readPersonPage({ personId: student.id })
  expect(page).toMatchObject({ email: student.email, account: null })
  expect(JSON.stringify(page)).not.toContain('7946')
  expect((await admin.readPersonPage({ personId: student.id })).account?.phone).toBe('+442079460958')
})
