import { beforeEach, describe, expect, it } from 'vitest'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { turnOnSecondFactor } from '#testing/test-app.ts'
import {
  registerTestPasskey,
  type TestAuthenticator,
  testAuthenticator,
} from '#testing/test-authenticator.ts'

const server = await startTestServer()
const { make, clock } = server
let person: TestPerson
let browser: TestBrowser
let device: TestAuthenticator
const readUser = async (at: TestBrowser) => (await at.readSession({})).user

beforeEach(async () => {
  person = await make.student()
  browser = await server.as(person)
  await browser.confirmPassword({ password: testPassword })
  device = await registerTestPasskey(browser)
})

describe('signing in with a passkey', () => {
  it('needs no email, password or code', async () => {
    await turnOnSecondFactor(server, browser)
    const at = server.browser()
    const asked = await at.startPasskeySignIn({})
    expect(asked).toMatchObject({ rpId: 'localhost', allowCredentials: [], userVerification: 'required' })
    await at.signInWithPasskey({ assertion: device.get(asked) })
    expect(await readUser(at)).toMatchObject({ id: person.id })
  })

  it.each([
    ['of another site', { origin: 'https://campus.evil' }],
    ['for another host', { rpId: 'campus.evil' }],
    ['without finger, face or PIN', { verified: false }],
    ['of a copy, which counts from behind', { counter: 1 }],
    ['to a challenge that is not ours', { challenge: Buffer.from('made up').toString('base64url') }],
  ])('refuses an answer %s', async (_, misdeeds) => {
    const at = server.browser()
    const assertion = device.get(await at.startPasskeySignIn({}), misdeeds)
    expect(await refusal(at.signInWithPasskey({ assertion }))).toBe('passkey-not-valid')
    expect(await readUser(at)).toBeNull()
  })

  it('refuses a replay, a late answer, an answer to another challenge, and the id of another person', async () => {
    const at = server.browser()
    const assertion = device.get(await at.startPasskeySignIn({}))
    await at.signInWithPasskey({ assertion })
    expect(await refusal(server.browser().signInWithPasskey({ assertion }))).toBe('passkey-not-valid')
    const late = device.get(await at.startPasskeySignIn({}))
    clock.forward({ minutes: 5 })
    expect(await refusal(at.signInWithPasskey({ assertion: late }))).toBe('passkey-expired')
    const other = device.get(await browser.startPasskeyConfirmation({}))
    expect(await refusal(server.browser().signInWithPasskey({ assertion: other }))).toBe('passkey-not-valid')
    const named = device.get(await at.startPasskeySignIn({}))
    named.response.userHandle = Buffer.from((await make.student()).id).toString('base64url')
    expect(await refusal(at.signInWithPasskey({ assertion: named }))).toBe('passkey-not-valid')
  })

  it('accepts an answer only once when it is sent twice at once', async () => {
    const assertion = device.get(await browser.startPasskeySignIn({}))
    const both = [1, 2].map(() => server.browser().signInWithPasskey({ assertion }))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('reports a disabled account only after a valid answer, and refuses an unknown passkey', async () => {
    await (await server.as(await make.admin())).disablePerson({ personId: person.id })
    const at = server.browser()
    const asked = await at.startPasskeySignIn({})
    expect(await refusal(at.signInWithPasskey({ assertion: device.get(asked) }))).toBe('user-disabled')
    const foreign = testAuthenticator().get(asked)
    expect(await refusal(at.signInWithPasskey({ assertion: foreign }))).toBe('passkey-unknown')
  })

  it('is not locked by wrong answers from others', async () => {
    const at = server.browser()
    const answer = async (verified: boolean) => device.get(await at.startPasskeySignIn({}), { verified })
    for (let attempt = 0; attempt < 40; attempt++)
      expect(await refusal(at.signInWithPasskey({ assertion: await answer(false) }))).toBe(
        'passkey-not-valid',
      )
    await at.signInWithPasskey({ assertion: await answer(true) })
  })
})
