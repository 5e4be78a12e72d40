import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { institution } from '#domains/settings/settings.tables.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { testApp, turnOnSecondFactor } from '#testing/test-app.ts'
import { registerTestPasskey } from '#testing/test-authenticator.ts'
import { recoveryCodes as recoveryCodesTable, secondFactors } from './second-factor.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const halfCookie = 'campanile-half'
let person: TestPerson
let browser: TestBrowser

/** Signed in by somebody who typed the password just now. */
async function confirmed(someone: TestPerson) {
  const at = await server.as(someone)
  await at.confirmPassword({ password: testPassword })
  return at
}
/** The password is typed, the code is not. */
async function halfIn(someone: TestPerson) {
  const at = server.browser()
  expect(await at.signIn({ email: someone.email, password: testPassword })).toEqual({ secondFactor: true })
  return at
}
const userOf = async (at: TestBrowser) => (await at.readSession({})).user
const titles = async (at: TestBrowser) => (await at.listNotifications({})).items.map(({ title }) => title)

beforeEach(async () => {
  person = await make.student()
  browser = await confirmed(person)
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

describe('signing in with it', () => {
  it('asks for the code after the password, and lets in with it', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    const at = await halfIn(person)
    expect(await userOf(at)).toBeNull()
    await at.completeSignIn({ code: app.next() })
    expect(await userOf(at)).toMatchObject({ id: person.id })
    expect(await refusal(at.completeSignIn({ code: app.next() }))).toBe('second-factor-expired')
  })

  it('takes a code with a blank in it, of a clock one step off, and none older', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    const at = await halfIn(person)
    const code = app.next()
    clock.forward({ minutes: 1.1 })
    expect(await refusal(at.completeSignIn({ code }))).toBe('second-factor-wrong')
    const late = app.now()
    clock.forward({ minutes: 0.5 })
    await at.completeSignIn({ code: `${late.slice(0, 3)} ${late.slice(3)}` })
  })

  it('takes no code twice, nor two browsers with one at once', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    const code = app.next()
    const halves = await Promise.all([1, 2, 3].map(() => halfIn(person)))
    const outcomes = await Promise.allSettled(halves.map((at) => at.completeSignIn({ code })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal((await halfIn(person)).completeSignIn({ code }))).toBe('second-factor-wrong')
  })

  it('takes the code that turned it on no second time', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    expect(await refusal((await halfIn(person)).completeSignIn({ code: app.now() }))).toBe(
      'second-factor-wrong',
    )
  })

  it('takes each recovery code once, whoever is faster, tells its person and counts down', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(server, browser)
    const code = recoveryCodes[3]!
    const halves = await Promise.all([1, 2].map(() => halfIn(person)))
    const outcomes = await Promise.allSettled(
      halves.map((at) => at.completeSignIn({ code: code.toUpperCase() })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal((await halfIn(person)).completeSignIn({ code }))).toBe('second-factor-wrong')
    expect(await browser.readSecondFactor({})).toMatchObject({ recoveryCodesLeft: 9 })
    expect(await titles(browser)).toEqual(['Recovery code used', 'Two-step sign-in is on'])
  })

  it('takes nobody else’s recovery code', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(server, browser)
    const other = await make.student()
    await turnOnSecondFactor(server, await confirmed(other))
    expect(await refusal((await halfIn(other)).completeSignIn({ code: recoveryCodes[0]! }))).toBe(
      'second-factor-wrong',
    )
  })

  it('shuts after five wrong codes, also for the right one, until the time is over', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    const at = await halfIn(person)
    for (let tries = 0; tries < 5; tries++)
      expect(await refusal(at.completeSignIn({ code: '000000' }))).toBe('second-factor-wrong')
    expect(await refusal(at.completeSignIn({ code: app.next() }))).toBe('too-many-requests')
    // Typing the password again opens no more tries.
    const again = await halfIn(person)
    expect(await refusal(again.completeSignIn({ code: app.next() }))).toBe('too-many-requests')
    clock.forward({ minutes: 16 })
    await (await halfIn(person)).completeSignIn({ code: app.next() })
  })

  it('has a limit for the account that many addresses share', async () => {
    await turnOnSecondFactor(server, browser)
    const at = await halfIn(person)
    const codes: string[] = []
    for (let tries = 0; tries < 31; tries++) {
      const elsewhere = server.browser(`198.51.100.${tries + 1}`)
      elsewhere.cookies.set(halfCookie, at.cookies.get(halfCookie) ?? '')
      codes.push(await refusal(elsewhere.completeSignIn({ code: '000000' })))
    }
    expect(codes.at(-2)).toBe('second-factor-wrong')
    expect(codes.at(-1)).toBe('too-many-requests')
  })
})

describe('a half sign-in that was stolen', () => {
  it('opens nothing: neither what is one’s own, nor the stream', async () => {
    await turnOnSecondFactor(server, browser)
    const at = await halfIn(person)
    for (const call of [
      at.readMyFace({}),
      at.readSecondFactor({}),
      at.startSecondFactor({}),
      at.confirmPassword({ password: testPassword }),
      at.listSignIns({}),
      at.listNotifications({}),
    ])
      expect(await refusal(call)).toBe('unauthenticated')
    const { statusCode } = await server.app.inject({
      url: '/api/events',
      headers: { cookie: at.cookies.header(), 'sec-fetch-site': 'same-origin' },
    })
    expect(statusCode).toBe(401)
  })

  it('ends after five minutes, with another password, and when its person is disabled', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    const late = await halfIn(person)
    clock.forward({ minutes: 5 })
    expect(await refusal(late.completeSignIn({ code: app.next() }))).toBe('second-factor-expired')

    const before = await halfIn(person)
    await browser.changePassword({ current: testPassword, password: 'another one' })
    expect(await refusal(before.completeSignIn({ code: app.next() }))).toBe('second-factor-expired')

    const at = server.browser()
    await at.signIn({ email: person.email, password: 'another one' })
    await (await server.as(await make.admin())).disablePerson({ personId: person.id })
    expect(await refusal(at.completeSignIn({ code: app.next() }))).toBe('second-factor-expired')
  })

  it('cannot be made up', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    const at = await halfIn(person)
    const value = at.cookies.get(halfCookie) ?? ''
    const other = await make.student()
    const text = JSON.parse(Buffer.from(value.split('.')[0]!, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...text, personId: other.id })).toString('base64url')
    at.cookies.set(halfCookie, `${forged}.${value.split('.')[1]}`)
    expect(await refusal(at.completeSignIn({ code: app.next() }))).toBe('second-factor-expired')
    expect(await refusal(server.browser().completeSignIn({ code: app.next() }))).toBe('second-factor-expired')
  })
})

describe('recovery codes', () => {
  it('are made anew against a code of the app; the former ones stop working', async () => {
    const { app, recoveryCodes } = await turnOnSecondFactor(server, browser)
    expect(await refusal(browser.renewRecoveryCodes({ code: app.now() }))).toBe('second-factor-wrong')
    const renewed = await browser.renewRecoveryCodes({ code: app.next() })
    expect(renewed.recoveryCodes).toHaveLength(10)
    expect(await refusal((await halfIn(person)).completeSignIn({ code: recoveryCodes[0]! }))).toBe(
      'second-factor-wrong',
    )
    await (await halfIn(person)).completeSignIn({ code: renewed.recoveryCodes[0]! })
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
    const own = await server.as(google)
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

describe('an admin', () => {
  it('turns it off for somebody who has lost everything, who is told; not for themselves', async () => {
    await turnOnSecondFactor(server, browser)
    const admin = await make.admin()
    const at = await server.as(admin)
    const reset = () => at.resetSecondFactor({ personId: person.id })
    expect(await refusal(reset())).toBe('requires-recent-login')
    await at.confirmPassword({ password: testPassword })
    await reset()
    expect(await refusal(reset())).toBe('second-factor-off')
    // Whoever has the lost device is out.
    expect(await refusal(titles(browser))).toBe('unauthenticated')
    const anew = server.browser()
    expect(await anew.signIn({ email: person.email, password: testPassword })).toEqual({
      secondFactor: false,
    })
    expect(await titles(anew)).toContain('Two-step sign-in was reset')
    expect(await refusal(at.resetSecondFactor({ personId: admin.id }))).toBe('own-account')
  })

  it('alone may do that', async () => {
    const lecturer = await confirmed(await make.lecturer())
    expect(await refusal(lecturer.resetSecondFactor({ personId: person.id }))).toBe('forbidden')
  })
})

describe('where admins need it', () => {
  const require = (on: boolean) =>
    platform.db.update(institution).set({
      settings: {
        security: {
          separateSignInMessages: false,
          allowedEmailDomains: [],
          linkByVerifiedEmail: false,
          requireSecondFactorForAdmins: on,
        },
      },
    })

  it('an admin without it can set it up, and nothing else', async () => {
    const at = await confirmed(await make.admin())
    await require(true)
    expect(await userOf(at)).toMatchObject({ mustSetUpSecondFactor: true })
    expect(await refusal(at.listPeople({}))).toBe('second-factor-required')
    expect(await refusal(at.readSettings({}))).toBe('second-factor-required')
    expect(await refusal(at.listSignIns({}))).toBe('second-factor-required')
    const { app } = await turnOnSecondFactor(server, at)
    expect(await userOf(at)).toMatchObject({ mustSetUpSecondFactor: false })
    await at.listPeople({})
    expect(await refusal(at.disableSecondFactor({ password: testPassword, code: app.next() }))).toBe(
      'second-factor-required',
    )
    await require(false)
  })

  it('others go on as before, and so does an admin who came with a passkey', async () => {
    const admin = await make.admin()
    const device = await registerTestPasskey(await confirmed(admin))
    await require(true)
    const at = server.browser()
    await at.signInWithPasskey({ assertion: device.get(await at.startPasskeySignIn({})) })
    await at.listPeople({})
    expect(await userOf(browser)).toMatchObject({ mustSetUpSecondFactor: false })
    await browser.listSignIns({})
    // The password alone puts no other second factor in its place.
    const byPassword = server.browser()
    await byPassword.signIn({ email: admin.email, password: testPassword })
    expect(await refusal(byPassword.startSecondFactor({}))).toBe('passkey-needed')
    await require(false)
  })
})
