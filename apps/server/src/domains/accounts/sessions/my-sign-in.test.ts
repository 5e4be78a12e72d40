import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { mailOutbox } from '#domains/mail/mail.tables.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { identities } from '../accounts.tables.ts'

const server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' })
const { make, clock, platform } = server
const readUser = async (at: TestBrowser) => (await at.readSession({})).user
const titles = async (at: TestBrowser) => (await at.listNotifications({})).items.map(({ title }) => title)
const signIn = async ({ email }: TestPerson, password = testPassword) => {
  const at = server.browser()
  await at.signIn({ email, password })
  return at
}

describe('changing the password', () => {
  it('requires the current one, ends every other session, and notifies the person', async () => {
    const person = await make.student()
    const [at, elsewhere] = [await signIn(person), await signIn(person)]
    clock.forward({ minutes: 5 })
    const { setAt } = await at.changePassword({ current: testPassword, password: 'another one' })
    expect(setAt).toBe(clock.now().toISOString())
    expect(await readUser(elsewhere)).toBeNull()
    expect(await readUser(at)).not.toBeNull()
    expect(await titles(at)).toEqual(['Password changed'])
    expect(await refusal(signIn(person))).toBe('invalid-credential')
    await signIn(person, 'another one')
  })

  it('is refused with a wrong password, a short new one, and for a while after five wrong ones', async () => {
    const at = await server.as(await make.student())
    const change = (current: string, password = 'another one') => at.changePassword({ current, password })
    expect(await refusal(change(testPassword, 'short'))).toBe('invalid-input')
    for (let tries = 0; tries < 5; tries++) expect(await refusal(change('wrong one'))).toBe('wrong-password')
    expect(await refusal(change(testPassword))).toBe('too-many-requests')
    clock.forward({ minutes: 16 })
    await change(testPassword)
  })

  it('accepts one of two changes that come at once', async () => {
    const at = await server.as(await make.student())
    const both = ['password one', 'password two'].map((password) =>
      at.changePassword({ current: testPassword, password }),
    )
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is refused to people without a password, who get a link by email', async () => {
    const person = await make.student({ password: false })
    await platform.db.insert(identities).values({
      issuer: 'https://issuer.test',
      subject: person.id,
      personId: person.id,
      linkedAt: clock.now(),
    })
    const at = await server.as(person)
    expect(await at.readMyPassword({})).toEqual({ setAt: null, mailConfigured: true })
    expect(await refusal(at.changePassword({ current: 'nothing', password: 'another one' }))).toBe(
      'operation-not-allowed',
    )
    await at.sendPasswordLink({})
    const mails = await platform.db.select().from(mailOutbox).where(eq(mailOutbox.personId, person.id))
    expect(mails.map(({ kind }) => kind)).toEqual(['password-reset'])
    const audited = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, person.id))
    expect(audited).toMatchObject([{ operation: 'sendPasswordLink', actorId: person.id }])
    for (let tries = 0; tries < 4; tries++) await at.sendPasswordLink({})
    expect(await refusal(at.sendPasswordLink({}))).toBe('too-many-requests')
  })
})

describe('a person’s sessions', () => {
  it('are described in plain words, latest used first, with the current one marked', async () => {
    const person = await make.student()
    const at = await server.as(person)
    await signIn(person)
    clock.forward({ minutes: 10 })
    const { items } = await at.listSignIns({})
    expect(items.map(({ device, current }) => [device, current])).toEqual([
      ['A browser', true],
      ['A browser', false],
    ])
    expect(items[0]).toMatchObject({ address: '203.0.113.7', lastActiveAt: clock.now().toISOString() })
    expect(JSON.stringify(items)).not.toContain('oken')
  })

  it('leave out expired ones', async () => {
    const person = await make.student()
    await server.as(person)
    clock.forward({ minutes: 8 * 24 * 60 })
    expect((await (await server.as(person)).listSignIns({})).items).toHaveLength(1)
  })

  it('can be ended one by one, with immediate effect', async () => {
    const person = await make.student()
    const [at, other] = [await server.as(person), await server.as(person)]
    const signInId = (await at.listSignIns({})).items.find(({ current }) => !current)!.id
    expect((await at.endSignIn({ signInId })).items).toHaveLength(1)
    expect(await readUser(other)).toBeNull()
    expect(await refusal(at.endSignIn({ signInId }))).toBe('not-found')
  })

  it('are nobody else’s, not even an admin’s', async () => {
    const at = await server.as(await make.student())
    const signInId = (await at.listSignIns({})).items[0]!.id
    for (const other of [await make.admin(), await make.student()])
      expect(await refusal((await server.as(other)).endSignIn({ signInId }))).toBe('not-found')
    expect(await readUser(at)).not.toBeNull()
  })

  it('can all be ended, including the current one, without affecting other people', async () => {
    const person = await make.student()
    const [at, other, stranger] = [
      await server.as(person),
      await server.as(person),
      await server.as(await make.student()),
    ]
    await at.signOutEverywhere({})
    expect(await readUser(at)).toBeNull()
    expect(await readUser(other)).toBeNull()
    expect(await readUser(stranger)).not.toBeNull()
  })
})
