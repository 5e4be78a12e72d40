import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newToken } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import { institution } from '#domains/settings/settings.tables.ts'
import { daysAfter } from '#platform/clock.ts'
import { confirmed } from '#testing/confirmed.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { signInAtIssuer, startIssuer } from '#testing/issuer.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { testApp } from '#testing/test-app.ts'
import { type Query, whileHeld } from '#testing/while-held.ts'
import { sessions } from '../accounts.tables.ts'

const issuer = await startIssuer()
const server = await startTestServer(issuer.environment)
const { make, clock, platform } = server
let person: TestPerson
let browser: TestBrowser
let code: string

const listSessions = ({ id }: TestPerson) =>
  platform.db.select().from(sessions).where(eq(sessions.personId, id))

/** Another process in the middle of its transaction, which has locked the person. */
const whilePersonIsHeld = <T>(
  hold: string,
  act: () => Promise<T>,
  write: (query: Query) => Promise<unknown>,
) => whileHeld(server, (query) => query(hold, [person.id]), act, write)

/** Locks the person as a sign-in by password does. */
const signingIn = 'select from people where id = $1 for share'
/** Locks the person as turning on the second factor does. */
const turningOn = 'select from people where id = $1 for no key update'
const turnOn = (query: Query) =>
  query('update second_factors set confirmed_at = $2 where person_id = $1', [person.id, clock.now()])

beforeEach(async () => {
  person = await make.student()
  browser = await confirmed(server, person)
  const { secret } = await browser.startSecondFactor({})
  code = testApp(server, secret).now()
})

describe('turning the second factor on', () => {
  it('waits for a password sign-in in progress, and ends its session', async () => {
    const session = {
      id: newId(),
      tokenHash: Buffer.from(newToken()),
      personId: person.id,
      createdAt: clock.now(),
      seenAt: clock.now(),
      expiresAt: daysAfter(clock.now(), 14),
    }
    const { state } = await whilePersonIsHeld(
      signingIn,
      () => browser.confirmSecondFactor({ code }),
      (query) =>
        query(
          `insert into sign_in_sessions (id, token_hash, person_id, created_at, seen_at, expires_at, address, user_agent)
            values ($1, $2, $3, $4, $5, $6, '203.0.113.9', 'test')`,
          Object.values(session),
        ),
    )
    expect(state.on).toBe(true)
    expect(await listSessions(person)).toMatchObject([{ twoFactors: true }])
  })

  it('succeeds in one of two browsers that confirm at once, with its codes only', async () => {
    const other = await confirmed(server, person)
    const outcomes = await Promise.allSettled([browser, other].map((at) => at.confirmSecondFactor({ code })))
    const done = outcomes.filter((it) => it.status === 'fulfilled')
    expect(done).toHaveLength(1)
    expect(await listSessions(person)).toMatchObject([{ twoFactors: true }])
    const at = server.browser()
    await at.signIn({ email: person.email, password: testPassword })
    await at.completeSignIn({ code: done[0]!.value.recoveryCodes[0]! })
  })

  it('leaves no browser signed in by password alone when it races with many sign-ins', async () => {
    const signIns = Array.from({ length: 4 }, (_, index) => server.browser(`198.51.100.${index + 1}`))
    await Promise.all([
      ...signIns.map((at) => at.signIn({ email: person.email, password: testPassword })),
      browser.confirmSecondFactor({ code }),
    ])
    expect((await listSessions(person)).map(({ twoFactors }) => twoFactors)).toEqual([true])
  })
})

describe('a sign-in that starts while the second factor is being turned on', () => {
  it('waits, and asks for the code, when it is by password', async () => {
    const at = server.browser()
    const answer = await whilePersonIsHeld(
      turningOn,
      () => at.signIn({ email: person.email, password: testPassword }),
      turnOn,
    )
    expect(answer).toEqual({ secondFactor: true })
    expect((await at.readSession({})).user).toBeNull()
  })

  it('also waits when it is by an account linked at that moment', async () => {
    const security = {
      separateSignInMessages: false,
      linkByVerifiedEmail: true,
      requireSecondFactorForAdmins: false,
      allowedEmailDomains: [],
    }
    await platform.db.update(institution).set({ settings: { security } })
    issuer.is({ sub: `racing ${person.id}`, email: person.email, email_verified: true })
    const at = server.browser()
    expect(await whilePersonIsHeld(turningOn, () => signInAtIssuer(server, at), turnOn)).toBe(
      '/login?step=code',
    )
    expect((await at.readSession({})).user).toBeNull()
  })
})
