import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { confirmed } from '#testing/confirmed.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { startHalfSignIn } from '#testing/half-in.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { testApp, turnOnSecondFactor } from '#testing/test-app.ts'
import { registerTestPasskey } from '#testing/test-authenticator.ts'
import { recoveryCodes as recoveryCodesTable, secondFactors } from '../second-factor.tables.ts'
import { listTitles, readUser } from './testing/signed-in.ts'

const server = await startTestServer()
const { make, clock, platform } = server
let person: TestPerson
let browser: TestBrowser

beforeEach(async () => {
  person = await make.student()
  browser = await confirmed(server, person)
})

describe('turning it on', () => {
  it('requires a code from the app, shows ten recovery codes once, and notifies the person', async () => {
    const { secret, uri } = await browser.startSecondFactor({})
    expect(uri).toContain(secret)
    expect(await browser.readSecondFactor({})).toMatchObject({ on: false })
    const { state, recoveryCodes } = await browser.confirmSecondFactor({
      code: testApp(server, secret).now(),
    })
    expect(state).toEqual({
      on: true,
      since: clock.now().toISOString(),
      recoveryCodesLeft: 10,
      required: false,
    })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await listTitles(browser)).toEqual(['Two-step sign-in is on'])
  })

  it('signs out every other browser that has only confirmed the password', async () => {
    const elsewhere = await server.as(person)
    await turnOnSecondFactor(server, browser)
    expect(await readUser(elsewhere)).toBeNull()
    expect(await readUser(browser)).not.toBeNull()
  })

  it('stores neither the secret nor recovery codes in plain text', async () => {
    const { app, recoveryCodes } = await turnOnSecondFactor(server, browser)
    const [row] = await platform.db.select().from(secondFactors).where(eq(secondFactors.personId, person.id))
    expect(row?.secret.toString('latin1')).not.toContain(app.secret)
    const hashes = await platform.db.select().from(recoveryCodesTable)
    for (const code of recoveryCodes) expect(JSON.stringify(hashes)).not.toContain(code.replace('-', ''))
  })

  it('requires a recently confirmed password or passkey, and the right code', async () => {
    await browser.startSecondFactor({})
    expect(await refusal(browser.confirmSecondFactor({ code: '000000' }))).toBe('second-factor-wrong')
    clock.forward({ minutes: 11 })
    expect(await refusal(browser.startSecondFactor({}))).toBe('requires-recent-login')
    expect(await refusal(browser.confirmSecondFactor({ code: '000000' }))).toBe('requires-recent-login')
    expect(await browser.readSecondFactor({})).toMatchObject({ on: false })
  })

  it('needs no code at sign-in until it is confirmed, and is deleted if it never is', async () => {
    await browser.startSecondFactor({})
    expect(await server.browser().signIn({ email: person.email, password: testPassword })).toEqual({
      secondFactor: false,
    })
    clock.forward({ minutes: 60 * 25 })
    await applyRetention(platform, ['sign-in'])
    expect(
      await platform.db.select().from(secondFactors).where(eq(secondFactors.personId, person.id)),
    ).toEqual([])
  })

  it('happens once when it is sent twice at once, and not again', async () => {
    const { secret } = await browser.startSecondFactor({})
    const code = testApp(server, secret).now()
    const outcomes = await Promise.allSettled([1, 2].map(() => browser.confirmSecondFactor({ code })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(browser.startSecondFactor({}))).toBe('second-factor-on')
    expect(await refusal(browser.confirmSecondFactor({ code }))).toBe('second-factor-on')
  })
})

describe('recovery codes', () => {
  it('are replaced after entering a code from the app, and the old ones stop working', async () => {
    const { app, recoveryCodes } = await turnOnSecondFactor(server, browser)
    expect(await refusal(browser.renewRecoveryCodes({ code: app.now() }))).toBe('second-factor-wrong')
    const renewed = await browser.renewRecoveryCodes({ code: app.next() })
    expect(renewed.recoveryCodes).toHaveLength(10)
    expect(
      await refusal((await startHalfSignIn(server, person)).completeSignIn({ code: recoveryCodes[0]! })),
    ).toBe('second-factor-wrong')
    await (await startHalfSignIn(server, person)).completeSignIn({ code: renewed.recoveryCodes[0]! })
  })

  it('are not created while it is off', async () => {
    expect(await refusal(browser.renewRecoveryCodes({ code: '123456' }))).toBe('second-factor-off')
  })
})

describe('turning it off', () => {
  it('requires the password and a code, notifies the person, and no more codes are asked for', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    const off = (password: string | undefined, code: string) =>
      browser.disableSecondFactor({ code, ...(password && { password }) })
    expect(await refusal(off(undefined, app.next()))).toBe('wrong-password')
    expect(await refusal(off('wrong password', app.next()))).toBe('wrong-password')
    expect(await refusal(off(testPassword, '000000'))).toBe('second-factor-wrong')
    expect(await off(testPassword, app.next())).toMatchObject({ on: false, recoveryCodesLeft: 0 })
    expect(await listTitles(browser)).toEqual(['Two-step sign-in is off', 'Two-step sign-in is on'])
    expect(await server.browser().signIn({ email: person.email, password: testPassword })).toEqual({
      secondFactor: false,
    })
    expect(await refusal(off(testPassword, app.next()))).toBe('second-factor-off')
  })

  it('accepts a recovery code when the app is lost', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(server, browser)
    const code = recoveryCodes[9]!
    expect(await browser.disableSecondFactor({ password: testPassword, code })).toMatchObject({ on: false })
  })

  it('accepts a newly confirmed passkey from a person without a password', async () => {
    const google = await make.student({ password: false })
    const own = await server.asUnconfirmed(google)
    expect(await refusal(own.startSecondFactor({}))).toBe('requires-recent-login')
    // As if they had just signed in with it.
    await platform.db.execute(
      `update sign_in_sessions set confirmed_at = '${clock.now().toISOString()}' where person_id = '${google.id}'`,
    )
    const device = await registerTestPasskey(own)
    const { app } = await turnOnSecondFactor(server, own)
    clock.forward({ minutes: 11 })
    const code = app.next()
    expect(await refusal(own.disableSecondFactor({ code }))).toBe('requires-recent-login')
    await own.confirmWithPasskey({ assertion: device.get(await own.startPasskeyConfirmation({})) })
    expect(await own.disableSecondFactor({ code })).toMatchObject({ on: false })
  })
})
