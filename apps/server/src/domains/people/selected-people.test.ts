import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { mailOutbox } from '#domains/mail/mail.tables.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { people } from './people.tables.ts'

const server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
const { make, platform } = server
const { db } = platform
let adminId: string
let admin: TestBrowser

beforeAll(async () => {
  const person = await make.admin()
  adminId = person.id
  admin = await server.as(person)
})

const group = async (count: number) => Promise.all(Array.from({ length: count }, () => make.student()))
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const readActive = async (personIds: string[]) =>
  (await db.select().from(people).where(inArray(people.id, personIds))).filter(({ isActive }) => isActive)
const mailsTo = (personId: string) => db.select().from(mailOutbox).where(eq(mailOutbox.personId, personId))
const listAudits = (personId: string, operation: string) =>
  db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.entityId, personId))
    .then((rows) => rows.filter((row) => row.operation === operation))

describe('disabling several people', () => {
  it('disables them, ends their sessions, and emails each the reason', async () => {
    const students = await group(3)
    const browser = await server.as(students[0]!)
    const before = await make.student({ isActive: false })
    const outcome = await admin.disablePeople({
      personIds: [...ids(students), students[0]!.id, before.id, adminId, newId()],
      reason: 'Exmatriculated',
    })
    expect(outcome.done).toBe(3)
    expect(outcome.leftOut.map(({ reason }) => reason).sort()).toEqual([
      'already-disabled',
      'not-found',
      'own-account',
    ])
    expect(await readActive(ids(students))).toEqual([])
    expect(await refusal(browser.listNotifications({}))).toBe('unauthenticated')
    for (const { id } of students) {
      expect((await mailsTo(id)).filter(({ kind }) => kind === 'account-disabled')).toHaveLength(1)
      const [event] = await listAudits(id, 'disablePeople')
      expect(event?.after).toMatchObject({ isActive: false, reason: 'Exmatriculated' })
    }
  })

  it('needs a reason', async () => {
    const [student] = await group(1)
    expect(await refusal(admin.disablePeople({ personIds: [student!.id], reason: ' ' }))).toBe(
      'invalid-input',
    )
  })

  it('leaves one admin when two disable each other at once', async () => {
    const small = await startTestServer()
    const both = await Promise.all([small.make.admin(), small.make.admin()])
    const browsers = await Promise.all(both.map((it) => small.as(it)))
    const outcomes = await Promise.all(
      browsers.map((at, index) =>
        at.disablePeople({ personIds: [both[1 - index]!.id], reason: 'Left' }).then(
          ({ done, leftOut }) => [done, leftOut[0]?.reason],
          ({ code }) => [0, code],
        ),
      ),
    )
    expect(outcomes.filter(([done]) => done === 1)).toHaveLength(1)
    const rows = await small.platform.db.select().from(people).where(eq(people.isActive, true))
    expect(rows).toHaveLength(1)
  })
})

describe('enabling several people', () => {
  it('enables those who are disabled and notifies them', async () => {
    const disabled = await Promise.all([make.student({ isActive: false }), make.staff({ isActive: false })])
    const active = await make.student()
    const outcome = await admin.enablePeople({ personIds: ids([...disabled, active]), reason: 'Fees paid' })
    expect(outcome).toMatchObject({ done: 2, leftOut: [{ personId: active.id, reason: 'not-disabled' }] })
    const { items } = await (await server.as(disabled[0]!)).listNotifications({})
    expect(items[0]).toMatchObject({
      title: 'Account enabled',
      message: expect.stringContaining('Fees paid'),
    })
  })
})

describe('inviting several people', () => {
  it('sends a new link to those who have not joined', async () => {
    const [fresh, joined] = [await make.student({ password: false }), await make.student()]
    const outcome = await admin.invitePeople({ personIds: ids([fresh, joined]) })
    expect(outcome).toMatchObject({
      done: 1,
      emailed: true,
      leftOut: [{ personId: joined.id, reason: 'can-sign-in' }],
    })
    await admin.invitePeople({ personIds: [fresh.id] })
    const states = (await mailsTo(fresh.id)).map(({ state }) => state)
    expect(states.sort()).toEqual(['cancelled', 'queued'])
    expect(await listAudits(fresh.id, 'invitePeople')).toHaveLength(2)
  })
})

describe('setting the department of several people', () => {
  it('sets and audits it for everyone but students, and notifies those who change', async () => {
    const [target, former] = [
      await admin.createDepartment({ name: 'Physics' }),
      await admin.createDepartment({ name: 'Alchemy' }),
    ]
    const [lecturer, staff, moved, there] = [
      await make.lecturer(),
      await make.staff(),
      await make.lecturer(),
      await make.staff(),
    ]
    const [student] = await group(1)
    await admin.setPeopleDepartment({ personIds: [moved.id], departmentId: former.id })
    await admin.setPeopleDepartment({ personIds: [there.id], departmentId: target.id })
    const selected = [lecturer, staff, moved, there, student!]
    const before = await admin.readPerson({ personId: lecturer.id })
    const outcome = await admin.setPeopleDepartment({
      personIds: [...ids(selected), adminId],
      departmentId: target.id,
    })
    expect(outcome.done).toBe(4)
    expect(outcome.leftOut.map(({ personId, reason }) => [personId, reason])).toEqual([
      [there.id, 'already-in-department'],
      [student!.id, 'student-department'],
    ])
    const found = await admin.listPeople({ departmentId: target.id })
    expect(ids(found.items).sort()).toEqual([lecturer.id, staff.id, moved.id, there.id, adminId].sort())
    // A form opened before can’t overwrite it.
    const { firstName, lastName, email, role, employmentType, number, version, personId } = {
      ...before,
      personId: lecturer.id,
    }
    const stale = { firstName, lastName, email, role, employmentType, number, version, personId }
    expect(await refusal(admin.updatePerson({ ...stale, departmentId: null }))).toBe('edit-conflict')
    const [event] = (await listAudits(moved.id, 'setPeopleDepartment')).slice(-1)
    expect(event).toMatchObject({ before: { department: 'Alchemy' }, after: { department: 'Physics' } })
    const notices = async (id: string) =>
      (await (await server.as({ id })).listNotifications({})).items
        .filter(({ title }) => title === 'Department changed')
        .map(({ message }) => message)
    expect((await notices(moved.id))[0]).toContain('from Alchemy to Physics')
    expect((await notices(lecturer.id))[0]).toContain('from none to Physics')
    expect(await notices(there.id)).toHaveLength(1)
    expect(await notices(adminId)).toEqual([])
    expect(await notices(student!.id)).toEqual([])
  })

  it('changes nobody if the department is archived or doesn’t exist', async () => {
    const staff = await make.staff()
    const { id: departmentId } = await admin.createDepartment({ name: 'Former' })
    await admin.archiveDepartment({ departmentId })
    for (const id of [departmentId, newId()])
      await expect(
        admin.setPeopleDepartment({ personIds: [staff.id], departmentId: id }),
      ).rejects.toMatchObject({ code: 'invalid-input', fields: { departmentId: expect.any(String) } })
    expect((await admin.readPerson({ personId: staff.id })).department).toBeNull()
  })
})

it('exports the selected people only', async () => {
  const [one, two] = await group(2)
  const { body } = await server.app.inject({
    url: `/api/people/export?format=csv&personIds=${one!.id},${two!.id}`,
    headers: { cookie: admin.cookies.header() },
  })
  expect(body.trim().split('\n')).toHaveLength(3)
})

it.each(['lecturer', 'student', 'staff'] as const)('is not for a %s', async (role) => {
  const browser = await server.as(await make.person({ role }))
  expect(await refusal(browser.disablePeople({ personIds: [adminId], reason: 'x' }))).toBe('forbidden')
  const setting = browser.setPeopleDepartment({ personIds: [adminId], departmentId: newId() })
  expect(await refusal(setting)).toBe('forbidden')
})
