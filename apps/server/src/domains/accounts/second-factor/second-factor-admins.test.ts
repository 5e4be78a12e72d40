import { beforeEach, describe, expect, it } from 'vitest'
import { confirmed } from '#testing/confirmed.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { setSecurity } from '#testing/set-security.ts'
import { turnOnSecondFactor } from '#testing/test-app.ts'
import { registerTestPasskey } from '#testing/test-authenticator.ts'
import { listTitles, readUser } from './testing/signed-in.ts'

const server = await startTestServer()
const { make } = server
let person: TestPerson
let browser: TestBrowser

beforeEach(async () => {
  person = await make.student()
  browser = await confirmed(server, person)
})

describe('an admin', () => {
  it('turns it off for a person who has lost everything and notifies them, but not for themselves', async () => {
    await turnOnSecondFactor(server, browser)
    const admin = await make.admin()
    const at = await server.asUnconfirmed(admin)
    const reset = () => at.resetSecondFactor({ personId: person.id })
    expect(await refusal(reset())).toBe('requires-recent-login')
    await at.confirmPassword({ password: testPassword })
    await reset()
    expect(await refusal(reset())).toBe('second-factor-off')
    // Anyone using the lost device is signed out.
    expect(await refusal(listTitles(browser))).toBe('unauthenticated')
    const returning = server.browser()
    expect(await returning.signIn({ email: person.email, password: testPassword })).toEqual({
      secondFactor: false,
    })
    expect(await listTitles(returning)).toContain('Two-step sign-in was reset')
    expect(await refusal(at.resetSecondFactor({ personId: admin.id }))).toBe('own-account')
  })

  it('is the only role that may do that', async () => {
    const lecturer = await confirmed(server, await make.lecturer())
    expect(await refusal(lecturer.resetSecondFactor({ personId: person.id }))).toBe('forbidden')
  })
})

describe('where it is required for admins', () => {
  const require = (on: boolean) => setSecurity(server, { requireSecondFactorForAdmins: on })

  it('an admin without it can set it up, and do nothing else', async () => {
    const at = await confirmed(server, await make.admin())
    await require(true)
    expect(await readUser(at)).toMatchObject({ mustSetUpSecondFactor: true })
    expect(await refusal(at.listPeople({}))).toBe('second-factor-required')
    expect(await refusal(at.readSettings({}))).toBe('second-factor-required')
    expect(await refusal(at.listSignIns({}))).toBe('second-factor-required')
    const { app } = await turnOnSecondFactor(server, at)
    expect(await readUser(at)).toMatchObject({ mustSetUpSecondFactor: false })
    await at.listPeople({})
    expect(await refusal(at.disableSecondFactor({ password: testPassword, code: app.next() }))).toBe(
      'second-factor-required',
    )
    await require(false)
  })

  it('does not affect other roles, nor an admin who signed in with a passkey', async () => {
    const admin = await make.admin()
    const device = await registerTestPasskey(await confirmed(server, admin))
    await require(true)
    const at = server.browser()
    await at.signInWithPasskey({ assertion: device.get(await at.startPasskeySignIn({})) })
    await at.listPeople({})
    expect(await readUser(browser)).toMatchObject({ mustSetUpSecondFactor: false })
    await browser.listSignIns({})
    // The password alone doesn't allow adding another second factor.
    const byPassword = server.browser()
    await byPassword.signIn({ email: admin.email, password: testPassword })
    expect(await refusal(byPassword.startSecondFactor({}))).toBe('passkey-needed')
    await require(false)
  })
})
