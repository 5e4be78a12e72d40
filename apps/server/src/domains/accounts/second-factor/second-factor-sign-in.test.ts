import { beforeEach, describe, expect, it } from 'vitest'
import { confirmed } from '#testing/confirmed.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { startHalfSignIn } from '#testing/half-in.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { turnOnSecondFactor } from '#testing/test-app.ts'
import { listTitles, readUser } from './testing/signed-in.ts'

const server = await startTestServer()
const { make, clock } = server
const halfCookie = 'campanile-half'
let person: TestPerson
let browser: TestBrowser

beforeEach(async () => {
  person = await make.student()
  browser = await confirmed(server, person)
})

describe('signing in with a second factor', () => {
  it('asks for the code after the password, and accepts it', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    const at = await startHalfSignIn(server, person)
    expect(await readUser(at)).toBeNull()
    await at.completeSignIn({ code: app.next() })
    expect(await readUser(at)).toMatchObject({ id: person.id })
    expect(await refusal(at.completeSignIn({ code: app.next() }))).toBe('second-factor-expired')
  })

  it('accepts a code with a space and one from a clock one step off, but no older one', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    const at = await startHalfSignIn(server, person)
    const code = app.next()
    clock.forward({ minutes: 1.1 })
    expect(await refusal(at.completeSignIn({ code }))).toBe('second-factor-wrong')
    const late = app.now()
    clock.forward({ minutes: 0.5 })
    await at.completeSignIn({ code: `${late.slice(0, 3)} ${late.slice(3)}` })
  })

  it('accepts no code twice, even from two browsers at once', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    const code = app.next()
    const halves = await Promise.all([1, 2, 3].map(() => startHalfSignIn(server, person)))
    const outcomes = await Promise.allSettled(halves.map((at) => at.completeSignIn({ code })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal((await startHalfSignIn(server, person)).completeSignIn({ code }))).toBe(
      'second-factor-wrong',
    )
  })

  it('does not accept the code that turned it on again', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    expect(await refusal((await startHalfSignIn(server, person)).completeSignIn({ code: app.now() }))).toBe(
      'second-factor-wrong',
    )
  })

  it('accepts each recovery code once, even in a race, notifies the person and counts down', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(server, browser)
    const code = recoveryCodes[3]!
    const halves = await Promise.all([1, 2].map(() => startHalfSignIn(server, person)))
    const outcomes = await Promise.allSettled(
      halves.map((at) => at.completeSignIn({ code: code.toUpperCase() })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal((await startHalfSignIn(server, person)).completeSignIn({ code }))).toBe(
      'second-factor-wrong',
    )
    expect(await browser.readSecondFactor({})).toMatchObject({ recoveryCodesLeft: 9 })
    expect(await listTitles(browser)).toEqual(['Recovery code used', 'Two-step sign-in is on'])
  })

  it('refuses the recovery code of another person', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(server, browser)
    const other = await make.student()
    await turnOnSecondFactor(server, await confirmed(server, other))
    expect(
      await refusal((await startHalfSignIn(server, other)).completeSignIn({ code: recoveryCodes[0]! })),
    ).toBe('second-factor-wrong')
  })

  it('locks after five wrong codes, even for the right one, until the time is over', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    const at = await startHalfSignIn(server, person)
    for (let tries = 0; tries < 5; tries++)
      expect(await refusal(at.completeSignIn({ code: '000000' }))).toBe('second-factor-wrong')
    expect(await refusal(at.completeSignIn({ code: app.next() }))).toBe('too-many-requests')
    // Entering the password again gives no further attempts.
    const again = await startHalfSignIn(server, person)
    expect(await refusal(again.completeSignIn({ code: app.next() }))).toBe('too-many-requests')
    clock.forward({ minutes: 16 })
    await (await startHalfSignIn(server, person)).completeSignIn({ code: app.next() })
  })

  it('has a limit per account that many addresses share', async () => {
    await turnOnSecondFactor(server, browser)
    const at = await startHalfSignIn(server, person)
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

describe('a stolen half sign-in', () => {
  it('opens neither the person’s own data nor the event stream', async () => {
    await turnOnSecondFactor(server, browser)
    const at = await startHalfSignIn(server, person)
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

  it('ends after five minutes, when the password changes, and when the person is disabled', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    const late = await startHalfSignIn(server, person)
    clock.forward({ minutes: 5 })
    expect(await refusal(late.completeSignIn({ code: app.next() }))).toBe('second-factor-expired')

    const before = await startHalfSignIn(server, person)
    await browser.changePassword({ current: testPassword, password: 'another one' })
    expect(await refusal(before.completeSignIn({ code: app.next() }))).toBe('second-factor-expired')

    const at = server.browser()
    await at.signIn({ email: person.email, password: 'another one' })
    await (await server.as(await make.admin())).disablePerson({ personId: person.id })
    expect(await refusal(at.completeSignIn({ code: app.next() }))).toBe('second-factor-expired')
  })

  it('cannot be forged', async () => {
    const { app } = await turnOnSecondFactor(server, browser)
    const at = await startHalfSignIn(server, person)
    const value = at.cookies.get(halfCookie) ?? ''
    const other = await make.student()
    const text = JSON.parse(Buffer.from(value.split('.')[0]!, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...text, personId: other.id })).toString('base64url')
    at.cookies.set(halfCookie, `${forged}.${value.split('.')[1]}`)
    expect(await refusal(at.completeSignIn({ code: app.next() }))).toBe('second-factor-expired')
    expect(await refusal(server.browser().completeSignIn({ code: app.next() }))).toBe('second-factor-expired')
  })
})
