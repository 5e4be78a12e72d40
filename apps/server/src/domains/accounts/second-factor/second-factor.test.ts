import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { confirmed } from '#testing/confirmed.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { halfIn } from '#testing/half-in.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { testApp, turnOnSecondFactor } from '#testing/test-app.ts'
import { registerTestPasskey } from '#testing/test-authenticator.ts'
import { recoveryCodes as recoveryCodesTable, secondFactors } from '../second-factor.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
let person: TestPerson
let browser: TestBrowser

const userOf = async (at: TestBrowser) => (await at.readSession({})).user
const titles = async (at: TestBrowser) => (await at.listNotifications({})).items.map(({ title }) => title)

beforeEach(async () => {
  person = await make.student()
  browser = await confirmed(server, person)
})

describe('turning it on', () => {
  it('takes a code of the app, answers with ten recovery codes this once, and says so', async () => {
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
    expect(await titles(browser)).toEqual(['Two-step sign-in is on'])
  })

  it('signs out every other browser, which had shown the password alone', async () => {
    const elsewhere = await server.as(person)
    await turnOnSecondFactor(server, browser)
    expect(await userOf(elsewhere)).toBeNull()
    expect(await userOf(browser)).not.toBeNull()
  })

  it('keeps neither secret nor recovery codes in the clear', async () => {
    const { app, recoveryCodes } = await turnOnSecondFactor(server, browser)
    const [row] = await platform.db.select().from(secondFactors).where(eq(secondFactors.personId, person.id))
    expect(row?.secret.toString('latin1')).not.toContain(app.secret)
    const hashes = await platform.db.select().from(recoveryCodesTable)
    for (const code of recoveryCodes) expect(JSON.stringify(hashes)).not.toContain(code.replace('-', ''))
  })

  it('needs password or passkey proved in the last minutes, and the right code', async () => {
    await browser.startSecondFactor({})
    expect(await refusal(browser.confirmSecondFactor({ code: '000000' }))).toBe('second-factor-wrong')
    clock.forward({ minutes: 11 })
    expect(await refusal(browser.startSecondFactor({}))).toBe('requires-recent-login')
    expect(await refusal(browser.confirmSecondFactor({ code: '000000' }))).toBe('requires-recent-login')
    expect(await browser.readSecondFactor({})).toMatchObject({ on: false })
  })

  it('needs no code after the password until it is confirmed; what nobody confirms goes', async () => {
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

  it('happens once when it comes twice at once, and not again', async () => {
    const { secret } = await browser.startSecondFactor({})
    const code = testApp(server, secret).now()
    const outcomes = await Promise.allSettled([1, 2].map(() => browser.confirmSecondFactor({ code })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(browser.startSecondFactor({}))).toBe('second-factor-on')
    expect(await refusal(browser.confirmSecondFactor({ code }))).toBe('second-factor-on')
  })
})

describe('recovery codes', () => {
  it('are made anew against a code of the app; the former ones stop working', async () => {
    const { app, recoveryCodes } = await turnOnSecondFactor(server, browser)
    expect(await refusal(browser.renewRecoveryCodes({ code: app.now() }))).toBe('second-factor-wrong')
    const renewed = await browser.renewRecoveryCodes({ code: app.next() })
    expect(renewed.recoveryCodes).toHaveLength(10)
    expect(await refusal((await halfIn(server, person)).completeSignIn({ code: recoveryCodes[0]! }))).toBe(
      'second-factor-wrong',
    )
    await (await halfIn(server, person)).completeSignIn({ code: renewed.recoveryCodes[0]! })
  })

  it('are not made while it is off', async () => {
    expect(await refusal(browser.renewRecoveryCodes({ code: '123456' }))).toBe('second-factor-off')
  })
})

describe('turning it off', () => {
  it('takes the password and a code, tells its person, and asks for none from then on', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    const off = (password: string | undefined, code: string) =>
      browser.disableSecondFactor({ code, ...(password && { password }) })
    expect(await refusal(off(undefined, app.next()))).toBe('wrong-password')
    expect(await refusal(off('wrong password', app.next()))).toBe('wrong-password')
    expect(await refusal(off(testPassword, '000000'))).toBe('second-factor-wrong')
    expect(await off(testPassword, app.next())).toMatchObject({ on: false, recoveryCodesLeft: 0 })
    expect(await titles(browser)).toEqual(['Two-step sign-in is off', 'Two-step sign-in is on'])
    expect(await server.browser().signIn({ email: person.email, password: testPassword })).toEqual({
      secondFactor: false,
    })
    expect(await refusal(off(testPassword, app.next()))).toBe('second-factor-off')
  })

  it('takes a recovery code where the app is lost', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(server, browser)
    const code = recoveryCodes[9]!
    expect(await browser.disableSecondFactor({ password: testPassword, code })).toMatchObject({ on: false })
  })

  it('takes a passkey proved anew in the place of a password that is not there', async () => {
    const google = await make.student({ password: false })
    const own = await server.asUnconfirmed(google)
    expect(await refusal(own.startSecondFactor({}))).toBe('requires-recent-login')
    // As though it had been signed in with just now.
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
