import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { turnOnSecondFactor } from '#testing/test-app.ts'
import { registerTestPasskey } from '#testing/test-authenticator.ts'
import { passwords, sessions } from '../accounts.tables.ts'

const server = await startTestServer()
const { make, browser, clock } = server
const password = 'a first password'
let admin: TestBrowser
let created = 0

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

/** The part of a link that the page sends to the server. */
const readToken = (link: string) => link.split('#')[1] ?? ''

async function invite() {
  created += 1
  const email = `invited${created}@campus.test`
  const fields = {
    firstName: 'Ivy',
    lastName: 'Invited',
    role: 'lecturer',
    employmentType: 'visiting',
    number: null,
  } as const
  const { person, invitation } = await admin.createPerson({ email, ...fields })
  return { person, invitation, token: readToken(invitation.link) }
}

it('without a mail server the admin gets a link to copy, with the secret in the fragment', async () => {
  const { invitation, person } = await invite()
  expect(invitation.emailed).toBe(false)
  expect(invitation.link).toMatch(/^http:\/\/localhost:3000\/create-account#[\w-]{43}$/)
  expect(Date.parse(invitation.expiresAt) - clock.now().getTime()).toBe(14 * 86_400_000)
  expect(person.status).toBe('invited')
})

it('shows whom it is for, and can be opened repeatedly', async () => {
  const { token, person } = await invite()
  for (let time = 0; time < 3; time++) {
    expect(await browser().readInvitation({ token })).toEqual({
      firstName: 'Ivy',
      lastName: 'Invited',
      email: person.email,
      role: 'lecturer',
    })
  }
})

it('sets the password, signs in, and works once', async () => {
  const { token, person } = await invite()
  const at = browser()
  await at.acceptInvitation({ token, password })
  expect((await at.readSession({})).user).toMatchObject({ id: person.id, employmentType: 'visiting' })
  expect((await admin.readPerson({ personId: person.id })).status).toBe('active')
  expect(await refusal(browser().readInvitation({ token }))).toBe('link-not-valid')
  expect(await refusal(browser().acceptInvitation({ token, password: 'a stolen one' }))).toBe(
    'link-not-valid',
  )
  await browser().signIn({ email: person.email, password })
})

it('works for one of two browsers that accept it at once', async () => {
  const { token } = await invite()
  const outcomes = await Promise.all(
    ['first password', 'second password'].map((wanted) =>
      browser()
        .acceptInvitation({ token, password: wanted })
        .then(
          () => 'in',
          ({ code }) => code,
        ),
    ),
  )
  expect(outcomes.sort()).toEqual(['in', 'link-not-valid'])
})

it('expires after two weeks', async () => {
  const { token } = await invite()
  clock.forward({ minutes: 14 * 24 * 60 - 1 })
  await browser().readInvitation({ token })
  clock.forward({ minutes: 1 })
  expect(await refusal(browser().readInvitation({ token }))).toBe('link-not-valid')
  expect(await refusal(browser().acceptInvitation({ token, password }))).toBe('link-not-valid')
  admin = await server.as(await make.admin())
})

describe('an earlier link stops working', () => {
  it('when a new one is sent', async () => {
    const { token, person } = await invite()
    const { link } = await admin.resendInvitation({ personId: person.id })
    expect(await refusal(browser().readInvitation({ token }))).toBe('link-not-valid')
    await browser().acceptInvitation({ token: readToken(link), password })
  })

  it('when the email it was sent to turns out to be wrong', async () => {
    const { token, person } = await invite()
    const { firstName, lastName, role, employmentType, number, version } = person
    const email = `corrected-${person.email}`
    await admin.updatePerson({
      personId: person.id,
      version,
      firstName,
      lastName,
      role,
      employmentType,
      number,
      email,
    })
    expect(await refusal(browser().readInvitation({ token }))).toBe('link-not-valid')
    expect(await refusal(browser().acceptInvitation({ token, password }))).toBe('link-not-valid')
  })

  it('when the person is disabled or archived', async () => {
    const [disabled, archived] = [await invite(), await invite()]
    await admin.disablePerson({ personId: disabled.person.id })
    await admin.archivePerson({ personId: archived.person.id })
    for (const { token } of [disabled, archived])
      expect(await refusal(browser().acceptInvitation({ token, password }))).toBe('link-not-valid')
  })
})

it('is not sent again to a person who has accepted, is disabled or does not exist', async () => {
  const { token, person } = await invite()
  await browser().acceptInvitation({ token, password })
  expect(await refusal(admin.resendInvitation({ personId: person.id }))).toBe('not-found')
  const disabled = await make.student({ isActive: false, password: false })
  expect(await refusal(admin.resendInvitation({ personId: disabled.id }))).toBe('not-found')
})

it.each(['', 'short', 'with spaces in it here', `${'x'.repeat(43)}/../`, 'x'.repeat(43)])(
  'refuses the token %j',
  async (token) => {
    const code = await refusal(browser().readInvitation({ token }))
    expect(['invalid-input', 'link-not-valid']).toContain(code)
  },
)

it('does not accept a password reset link, or the other way round', async () => {
  const { token } = await invite()
  const { link } = await admin.createPasswordResetLink({ personId: (await make.student()).id })
  expect(await refusal(browser().completePasswordReset({ token, password }))).toBe('link-not-valid')
  expect(await refusal(browser().acceptInvitation({ token: readToken(link), password }))).toBe(
    'link-not-valid',
  )
})

it('does not sign in past a second factor, and only confirms that the password is set', async () => {
  const person = await make.student({ password: false })
  const own = await server.as(person)
  await server.platform.db
    .update(sessions)
    .set({ confirmedAt: clock.now() })
    .where(eq(sessions.personId, person.id))
  const { app } = await turnOnSecondFactor(server, own)
  const { link } = await admin.resendInvitation({ personId: person.id })
  const at = browser()
  expect(await at.acceptInvitation({ token: readToken(link), password })).toEqual({})
  expect((await at.readSession({})).user).toBeNull()
  expect(await refusal(at.completeSignIn({ code: app.next() }))).toBe('second-factor-expired')
  expect(await at.signIn({ email: person.email, password })).toEqual({ secondFactor: true })
  await at.completeSignIn({ code: app.next() })
  expect((await at.readSession({})).user).toMatchObject({ id: person.id })
})

it('is not sent to a person who signs in with a passkey only', async () => {
  const person = await make.student()
  const own = await server.as(person)
  await own.confirmPassword({ password: testPassword })
  await registerTestPasskey(own)
  await server.platform.db.delete(passwords).where(eq(passwords.personId, person.id))
  expect(await admin.readPerson({ personId: person.id })).toMatchObject({ status: 'active' })
  expect(await refusal(admin.resendInvitation({ personId: person.id }))).toBe('not-found')
})

it('refuses a weak password without using up the link', async () => {
  const { token } = await invite()
  const call = browser().acceptInvitation({ token, password: '12345' })
  await expect(call).rejects.toMatchObject({
    fields: { password: 'Password must be at least 8 characters long' },
  })
  const common = browser().acceptInvitation({ token, password: 'password123' })
  await expect(common).rejects.toMatchObject({
    code: 'weak-password',
    fields: { password: 'Password is too weak. Please choose a stronger password.' },
  })
  await browser().acceptInvitation({ token, password: testPassword })
})
