import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { people } from './people.tables.ts'

/** An institution with this many admins and no one else. */
async function campusWith(admins: number) {
  const server = await startTestServer()
  const persons = await Promise.all(Array.from({ length: admins }, () => server.make.admin()))
  const browsers = await Promise.all(persons.map((person) => server.as(person)))
  return { server, persons, browsers }
}

/** An admin who changes their own role to another. */
async function stepDown(at: TestBrowser, personId: string) {
  const { version, firstName, lastName, email, number } = await at.readPerson({ personId })
  return at.updatePerson({
    personId,
    version,
    firstName,
    lastName,
    email,
    number,
    role: 'staff',
    employmentType: null,
  })
}

describe('the last admin', async () => {
  const { server, persons, browsers } = await campusWith(1)
  const [only, at] = [persons[0]!, browsers[0]!]

  it('cannot be disabled or deleted by themselves', async () => {
    expect(await refusal(at.disablePerson({ personId: only.id }))).toBe('own-account')
    expect(await refusal(at.archivePerson({ personId: only.id }))).toBe('own-account')
  })

  it('cannot change their role', async () => {
    expect(await refusal(stepDown(at, only.id))).toBe('last-admin')
  })

  it('is still the last one while the others are disabled, deleted or only invited', async () => {
    await server.make.admin({ isActive: false })
    await server.make.admin({ password: false })
    await at.archivePerson({ personId: (await server.make.admin()).id })
    expect(await refusal(stepDown(at, only.id))).toBe('last-admin')
  })

  it('can leave once there is another', async () => {
    await server.make.admin()
    expect(await stepDown(at, only.id)).toMatchObject({ role: 'staff' })
    expect(await refusal(at.listPeople({}))).toBe('forbidden')
  })
})

it.each(['disablePerson', 'archivePerson'] as const)(
  'two admins who %s each other at once leave one',
  async (operation) => {
    const { server, persons, browsers } = await campusWith(2)
    const outcomes = await Promise.all(
      browsers.map((at, index) =>
        at[operation]({ personId: persons[1 - index]!.id }).then(
          () => 'done',
          ({ code }) => code,
        ),
      ),
    )
    expect(outcomes.sort()).toEqual(['done', 'last-admin'])
    const left = await server.platform.db.select().from(people).where(eq(people.isActive, true))
    expect(left).toHaveLength(1)
  },
)

it('one remains when two admins step down at once', async () => {
  const { persons, browsers } = await campusWith(2)
  const outcomes = await Promise.all(
    browsers.map((at, index) =>
      stepDown(at, persons[index]!.id).then(
        () => 'done',
        ({ code }) => code,
      ),
    ),
  )
  expect(outcomes.sort()).toEqual(['done', 'last-admin'])
})

describe('with other admins around', async () => {
  const { server, persons, browsers } = await campusWith(3)
  const { make, browser } = server
  const [admin, own] = [browsers[0]!, persons[0]!]

  it('no one can disable or delete their own account', async () => {
    expect(await refusal(admin.disablePerson({ personId: own.id }))).toBe('own-account')
    expect(await refusal(admin.archivePerson({ personId: own.id }))).toBe('own-account')
  })

  it('disabling twice is no error, and enabling restores sign-in', async () => {
    const person = await make.student()
    expect(await admin.disablePerson({ personId: person.id })).toMatchObject({
      status: 'disabled',
      isActive: false,
    })
    expect(await admin.disablePerson({ personId: person.id })).toMatchObject({ status: 'disabled' })
    expect(await refusal(browser().signIn({ email: person.email, password: testPassword }))).toBe(
      'user-disabled',
    )
    expect(await admin.enablePerson({ personId: person.id })).toMatchObject({
      status: 'active',
      isActive: true,
    })
    expect(await admin.enablePerson({ personId: person.id })).toMatchObject({ status: 'active' })
    await browser().signIn({ email: person.email, password: testPassword })
  })

  it('deleting archives a person: sessions end, the row stays, the email and number can be used again', async () => {
    const { person } = await admin.createPerson({
      firstName: 'Ada',
      lastName: 'Gone',
      email: 'gone@campus.test',
      number: 'G1',
      role: 'student',
      employmentType: null,
    })
    const at = await server.as(person)
    await admin.archivePerson({ personId: person.id })
    expect(await refusal(at.listNotifications({}))).toBe('unauthenticated')
    const { id, firstName, lastName, email, number } = person
    expect(await admin.readPerson({ personId: id })).toMatchObject({
      status: 'archived',
      isActive: false,
      can: { edit: false, enable: false },
    })
    const again = await admin.createPerson({
      firstName,
      lastName,
      email,
      number,
      role: 'staff',
      employmentType: null,
    })
    expect(again.person.id).not.toBe(id)
    await admin.archivePerson({ personId: id })
  })

  it('an archived person cannot be edited, enabled or disabled', async () => {
    const { id } = await make.student()
    await admin.archivePerson({ personId: id })
    for (const operation of [
      'enablePerson',
      'disablePerson',
      'resendInvitation',
      'createPasswordResetLink',
      'removePersonPhoto',
    ] as const)
      expect(await refusal(admin[operation]({ personId: id }))).toBe('not-found')
  })

  it('an unknown person is not found', async () => {
    for (const operation of [
      'readPerson',
      'enablePerson',
      'disablePerson',
      'archivePerson',
      'signPersonOut',
    ] as const)
      expect(await refusal(admin[operation]({ personId: newId() }))).toBe('not-found')
  })
})
