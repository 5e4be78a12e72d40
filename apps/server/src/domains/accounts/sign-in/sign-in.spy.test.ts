import { errorMessage } from '@campanile/contract/error-messages.ts'
import { type ErrorCode, errorStatus } from '@campanile/contract/errors.ts'
import * as argon2 from '@node-rs/argon2'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { setSecurity } from '#testing/set-security.ts'

vi.mock('@node-rs/argon2', { spy: true })

const server = await startTestServer()
const { make, browser } = server

/** Each call comes from its own address, so that no limit is reached. */
let addresses = 0
const fresh = () => {
  addresses += 1
  return browser(`198.51.100.${addresses}`)
}

beforeEach(() => setSecurity(server))

it('signs in with the right password, in any spelling of the email', async () => {
  const person = await make.lecturer({ email: 'ada@campus.test', employmentType: 'visiting' })
  const ada = fresh()
  await ada.signIn({ email: '  Ada@Campus.TEST ', password: testPassword })
  const { user, institution: at } = await ada.readSession({})
  expect(user).toMatchObject({
    id: person.id,
    role: 'lecturer',
    employmentType: 'visiting',
    faceRegistered: false,
  })
  expect(at).toEqual({ name: 'Test University', timeZone: 'Europe/London', weekStartsOn: 'monday' })
})

it('shows a visitor nothing but the institution', async () => {
  expect(await fresh().readSession({})).toEqual({
    now: expect.any(String),
    user: null,
    institution: { name: 'Test University', timeZone: 'Europe/London', weekStartsOn: 'monday' },
  })
  expect(await fresh().readSignInOptions({})).toMatchObject({ google: false })
})

it('lets the sign-in page know whether its browser is signed in', async () => {
  const person = await make.staff()
  const browser = fresh()
  expect(await browser.readSignInOptions({})).toMatchObject({ signedIn: false })
  await browser.signIn({ email: person.email, password: testPassword })
  expect(await browser.readSignInOptions({})).toMatchObject({ signedIn: true })
  await browser.signOut({})
  expect(await browser.readSignInOptions({})).toMatchObject({ signedIn: false })
})

describe('by default, nobody can find out which accounts exist', () => {
  it.each([
    ['an unknown email', () => ({ email: 'nobody@campus.test' })],
    ['a wrong password', () => make.student()],
    ['somebody invited who has no password yet', () => make.student({ password: false })],
    ['a disabled account with a wrong password', () => make.student({ isActive: false })],
  ])('%s gives invalid-credential', async (_, someone) => {
    const { email } = await someone()
    expect(await refusal(fresh().signIn({ email, password: 'wrong horse' }))).toBe('invalid-credential')
  })

  it('the answers differ only in their request id', async () => {
    const known = await make.student()
    const answer = async (email: string) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/session',
        remoteAddress: '198.51.100.250',
        payload: { email, password: 'wrong horse' },
      })
      const { requestId, ...error } = response.json().error
      const { date, 'x-request-id': id, ...headers } = response.headers
      const remaining = /^x-ratelimit/
      return {
        status: response.statusCode,
        error,
        headers: Object.entries(headers).filter(([name]) => !remaining.test(name)),
      }
    }
    expect(await answer('nobody@campus.test')).toEqual(await answer(known.email))
  })

  it('an unknown email takes the same work as a known one', async () => {
    const known = await make.student()
    const invited = await make.student({ password: false })
    const work = async (email: string) => {
      vi.mocked(argon2.verify).mockClear()
      await refusal(fresh().signIn({ email, password: 'wrong horse' }))
      // The parameters come before the salt.
      return vi.mocked(argon2.verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
    }
    const expected = [['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']]
    expect(await work(known.email)).toEqual(expected)
    expect(await work('nobody@campus.test')).toEqual(expected)
    expect(await work(invited.email)).toEqual(expected)
  })
})

describe('with separate messages turned on', () => {
  beforeEach(() => setSecurity(server, { separateSignInMessages: true }))

  it('an unknown email and a wrong password get different messages', async () => {
    const { email } = await make.student()
    expect(await refusal(fresh().signIn({ email: 'nobody@campus.test', password: 'x' }))).toBe(
      'user-not-found',
    )
    expect(await refusal(fresh().signIn({ email, password: 'x' }))).toBe('wrong-password')
  })

  it('an archived account counts as unknown', async () => {
    const student = await make.student()
    const admin = await server.as(await make.admin())
    await admin.archivePerson({ personId: student.id })
    expect(await refusal(fresh().signIn({ email: student.email, password: testPassword }))).toBe(
      'user-not-found',
    )
  })
})

it.each([false, true])(
  'says user-disabled after the right password only (separate messages: %s)',
  async (on) => {
    await setSecurity(server, { separateSignInMessages: on })
    const { email } = await make.student({ isActive: false })
    expect(await refusal(fresh().signIn({ email, password: testPassword }))).toBe('user-disabled')
    expect(await refusal(fresh().signIn({ email, password: 'wrong' }))).not.toBe('user-disabled')
  },
)

describe('a sign-in in progress', () => {
  /** Runs this between the password check and the creation of the session. */
  const meanwhile = (happens: () => Promise<unknown>) =>
    vi.mocked(argon2.verify).mockImplementationOnce(async () => {
      await happens()
      return true
    })
  const readToken = ({ link }: { link: string }) => link.split('#')[1] ?? ''

  it('fails if the password is reset meanwhile', async () => {
    const student = await make.student()
    const admin = await server.as(await make.admin())
    const token = readToken(await admin.createPasswordResetLink({ personId: student.id }))
    meanwhile(() => fresh().completePasswordReset({ token, password: 'a new password' }))
    const at = fresh()
    expect(await refusal(at.signIn({ email: student.email, password: testPassword }))).toBe(
      'invalid-credential',
    )
    expect((await at.readSession({})).user).toBeNull()
  })

  it('fails after a ban, even if it is lifted later', async () => {
    const { id: personId, email } = await make.student()
    const admin = await server.as(await make.admin())
    meanwhile(() => admin.disablePerson({ personId }))
    const at = fresh()
    expect(await refusal(at.signIn({ email, password: testPassword }))).toBe('invalid-credential')
    await admin.enablePerson({ personId })
    expect((await at.readSession({})).user).toBeNull()
  })
})

it.each([
  [{ email: '', password: 'x' }, { email: 'Email is required' }],
  [{ email: 'ada', password: 'x' }, { email: 'Please enter a valid email address' }],
  [{ email: 'ada@campus', password: 'x' }, { email: 'Please enter a valid email address' }],
  [{ email: 'ada@campus.test', password: '' }, { password: expect.any(String) }],
])('refuses %j next to its field', async (input, fields) => {
  await expect(fresh().signIn(input)).rejects.toMatchObject({ code: 'invalid-input', fields })
})

it('uses the sentences of spec.md section 8, word for word', () => {
  const sentences = Object.fromEntries(
    Object.keys(errorStatus).map((code) => [code, errorMessage(code as ErrorCode, 'en-GB')]),
  )
  expect(sentences).toMatchObject({
    'user-not-found':
      'No account found with this email address. Please check your email or contact your administrator.',
    'wrong-password': 'Incorrect password. Please check your password and try again.',
    'invalid-email': 'Please enter a valid email address.',
    'user-disabled': 'This account has been temporarily disabled. Contact your administrator for assistance.',
    'too-many-requests': 'Too many login attempts. Please wait a few minutes before trying again.',
    'network-request-failed': 'Connection problem. Please check your internet connection and try again.',
    'invalid-credential': 'Invalid email or password. Please check your credentials and try again.',
    'invalid-login-credentials': 'Invalid email or password. Please check your credentials and try again.',
    'weak-password': 'Password is too weak. Please choose a stronger password.',
    'email-already-in-use': 'An account with this email already exists.',
    'operation-not-allowed': 'Login is currently disabled. Contact your administrator.',
    'requires-recent-login': 'Please log out and log back in to continue.',
    'profile-not-found': 'User profile not found',
    'google-sign-in-failed': 'Google login failed',
  })
})

it('answers with the sentence and the status of its code', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/session',
    remoteAddress: '198.51.100.251',
    payload: { email: 'nobody@campus.test', password: 'wrong horse' },
  })
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual({
    error: {
      code: 'invalid-credential',
      message: 'Invalid email or password. Please check your credentials and try again.',
      requestId: response.headers['x-request-id'],
    },
  })
})
