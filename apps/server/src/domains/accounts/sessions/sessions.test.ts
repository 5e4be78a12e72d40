import { roles } from '@campanile/contract/roles.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { people } from '#domains/people/people.tables.ts'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestServer } from '#testing/server.ts'
import { sessions } from '../accounts.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const sessionCookie = 'campanile-session'
const minutesOfDay = 24 * 60

async function signedIn(traits = {}, remember = false) {
  const person = await make.student(traits)
  const at = server.browser()
  await at.signIn({ email: person.email, password: testPassword, remember })
  return { person, at }
}
const readUser = async (browser: { readSession(input: object): Promise<{ user: unknown }> }) =>
  (await browser.readSession({})).user

/** The Set-Cookie header of a sign-in, as the browser receives it. */
async function setCookie(on: TestServer, { cookie = '', remember = false } = {}) {
  const { email } = await on.make.student()
  const response = await on.app.inject({
    method: 'POST',
    url: '/api/session',
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    payload: { email, password: testPassword, remember },
  })
  expect(response.statusCode).toBe(200)
  return [response.headers['set-cookie']].flat().find((line) => line?.includes('campanile-session='))
}

describe('the session cookie', () => {
  it('cannot be read by scripts or other sites', async () => {
    const line = await setCookie(server)
    expect(line).toMatch(/^campanile-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('lasts two weeks after the browser is closed if the person asked to stay signed in', async () => {
    const line = await setCookie(server, { remember: true })
    expect(line).toMatch(/^campanile-session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('is bound to https and to this exact host if the address is https', async () => {
    const secure = await startTestServer({ PUBLIC_URL: 'https://campus.test' })
    const line = await setCookie(secure)
    expect(line).toMatch(/^__Host-campanile-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const student = await secure.as(await secure.make.student())
    expect(await readUser(student)).not.toBeNull()
    // The cookie that a sibling host or plain http could set is ignored.
    student.cookies.set(sessionCookie, student.cookies.get('__Host-campanile-session')!)
    student.cookies.set('__Host-campanile-session', 'x')
    expect(await readUser(student)).toBeNull()
  })

  it('is never the one that the browser sent', async () => {
    const line = await setCookie(server, {
      cookie: `${sessionCookie}=chosen-by-an-attacker-0123456789abcdefghijk`,
    })
    expect(line).not.toContain('chosen-by-an-attacker')
  })

  it('is stored as a hash only', async () => {
    const { at } = await signedIn()
    const rows = await platform.db.select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(at.cookies.get(sessionCookie)!)
  })

  it.each(['', 'x', 'x'.repeat(4000), '%00', '"; drop table people'])(
    'with the value %j means nobody',
    async (value) => {
      const stranger = server.browser()
      stranger.cookies.set(sessionCookie, value)
      expect(await readUser(stranger)).toBeNull()
      expect(await refusal(stranger.listNotifications({}))).toBe('unauthenticated')
    },
  )
})

it('signing in again ends the browser’s earlier session', async () => {
  const { at, person } = await signedIn()
  const before = at.cookies.get(sessionCookie)!
  await at.signIn({ email: person.email, password: testPassword })
  expect(at.cookies.get(sessionCookie)).not.toBe(before)
  const old = server.browser()
  old.cookies.set(sessionCookie, before)
  expect(await readUser(old)).toBeNull()
})

it('signing out ends the session on the server, not only in the browser', async () => {
  const { at, person } = await signedIn()
  const token = at.cookies.get(sessionCookie)!
  const elsewhere = await server.as(person)
  await at.signOut({})
  expect(at.cookies.get(sessionCookie)).toBeUndefined()
  at.cookies.set(sessionCookie, token)
  expect(await readUser(at)).toBeNull()
  expect(await readUser(elsewhere)).not.toBeNull()
})

it('signing out makes the browser delete its stored data', async () => {
  const { at } = await signedIn()
  const cookie = at.cookies.header()
  const answer = await server.app.inject({
    method: 'DELETE',
    url: '/api/session',
    headers: { cookie },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['clear-site-data']).toBe('"cache"')
})

it('signing out twice, or without a session, is no error', async () => {
  const { at } = await signedIn()
  await at.signOut({})
  await at.signOut({})
  await server.browser().signOut({})
})

it('a session ends after twelve hours unless the person asked to stay signed in', async () => {
  const { at } = await signedIn()
  clock.forward({ minutes: 12 * 60 - 1 })
  expect(await readUser(at)).not.toBeNull()
  clock.forward({ minutes: 1 })
  expect(await readUser(at)).toBeNull()
})

it('a session ends after a week without use', async () => {
  const { at } = await signedIn({}, true)
  clock.forward({ minutes: 6 * minutesOfDay })
  expect(await readUser(at)).not.toBeNull()
  clock.forward({ minutes: 6 * minutesOfDay })
  expect(await readUser(at)).not.toBeNull()
  const { at: idle } = await signedIn({}, true)
  clock.forward({ minutes: 7 * minutesOfDay })
  expect(await readUser(idle)).toBeNull()
})

it('a session ends after two weeks, however often it is used', async () => {
  const { at } = await signedIn({}, true)
  for (let day = 0; day < 13; day++) {
    clock.forward({ minutes: minutesOfDay })
    expect(await readUser(at)).not.toBeNull()
  }
  clock.forward({ minutes: minutesOfDay })
  expect(await readUser(at)).toBeNull()
})

describe('signing a person out', () => {
  it('ends all their sessions at once and leaves the account as it is', async () => {
    const admin = await server.as(await make.admin())
    const { person, at } = await signedIn()
    await admin.signPersonOut({ personId: person.id })
    expect(await refusal(at.listNotifications({}))).toBe('unauthenticated')
    const again = server.browser()
    await again.signIn({ email: person.email, password: testPassword })
    expect(await readUser(again)).not.toBeNull()
  })

  it('is refused for one’s own account, and to everyone but admins', async () => {
    const self = await make.admin()
    expect(await refusal((await server.as(self)).signPersonOut({ personId: self.id }))).toBe('own-account')
    const { person, at } = await signedIn()
    const staff = await server.as(await make.staff())
    expect(await refusal(staff.signPersonOut({ personId: person.id }))).toBe('forbidden')
    expect(await readUser(at)).not.toBeNull()
  })
})

it('a session begun while the clock was a year ahead is not valid until then', async () => {
  const year = 365 * minutesOfDay
  clock.forward({ minutes: year })
  const { at } = await signedIn()
  expect(await readUser(at)).not.toBeNull()
  clock.forward({ minutes: -year })
  expect(await readUser(at)).toBeNull()
})

describe('disabling a person', () => {
  it('ends their sessions at once, and enabling does not bring them back', async () => {
    const admin = await server.as(await make.admin())
    const { person, at } = await signedIn()
    await admin.disablePerson({ personId: person.id })
    expect(await refusal(at.listNotifications({}))).toBe('unauthenticated')
    await admin.enablePerson({ personId: person.id })
    expect(await readUser(at)).toBeNull()
  })

  it('takes effect even if the row was changed directly in the database', async () => {
    const { person, at } = await signedIn()
    await platform.db.update(people).set({ isActive: false }).where(eq(people.id, person.id))
    expect(await readUser(at)).toBeNull()
  })
})

describe('confirming the password again', () => {
  it('lasts for ten minutes', async () => {
    const { at } = await signedIn()
    clock.forward({ minutes: 60 })
    const { until } = await at.confirmPassword({ password: testPassword })
    expect(Date.parse(until) - clock.now().getTime()).toBe(10 * 60_000)
  })

  it('refuses a wrong password, and every password for a while after five wrong ones', async () => {
    const { at } = await signedIn()
    for (let time = 0; time < 5; time++)
      expect(await refusal(at.confirmPassword({ password: 'wrong' }))).toBe('wrong-password')
    expect(await refusal(at.confirmPassword({ password: testPassword }))).toBe('too-many-requests')
    clock.forward({ minutes: 15 })
    await at.confirmPassword({ password: testPassword })
  })

  it('is refused to a person without a password', async () => {
    const at = await server.as(await make.student({ password: false }))
    expect(await refusal(at.confirmPassword({ password: testPassword }))).toBe('operation-not-allowed')
  })
})

it.each(roles)('the session shows %s what the shell needs', async (role) => {
  const person = await make.person({ role })
  const at = await server.as(person)
  expect(await readUser(at)).toEqual({
    id: person.id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    role,
    profileImage: null,
    isActive: true,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    employmentType: null,
    faceRegisteredAt: null,
    facePhotoURL: null,
    faceRegistered: false,
    language: null,
    number: null,
    phone: null,
    startsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    endsOn: null,
    mustSetUpSecondFactor: false,
  })
})
