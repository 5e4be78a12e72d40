import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { confirmed } from '#testing/confirmed.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { followRedirect, linkAtIssuer, linkPath, signInAtIssuer, startIssuer } from '#testing/issuer.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { setSecurity } from '#testing/set-security.ts'
import { turnOnSecondFactor } from '#testing/test-app.ts'
import { registerTestPasskey } from '#testing/test-authenticator.ts'
import { identities, passwords, sessions } from '../accounts.tables.ts'

const issuer = await startIssuer()
const server = await startTestServer(issuer.environment)
const { make, browser, platform, clock } = server
const settingsPage = '/app/settings/security'
let person: TestPerson
let at: TestBrowser
let email: string
let subjects = 0
const titles = async (of: TestBrowser) => (await of.listNotifications({})).items.map(({ title }) => title)
const linked = async (of: TestBrowser) => (await of.listMyIdentities({})).items
const withoutPassword = (id: string) => platform.db.delete(passwords).where(eq(passwords.personId, id))
const readUser = async (of: TestBrowser) => (await of.readSession({})).user

beforeEach(async () => {
  await setSecurity(server)
  subjects += 1
  email = `private${subjects}@elsewhere.test`
  issuer.is({ sub: `identity-${subjects}`, email, email_verified: true })
  person = await make.student()
  at = await confirmed(server, person)
})

describe('linking', () => {
  it('requires a recently confirmed password before redirecting to the issuer', async () => {
    const other = await server.asUnconfirmed(person)
    expect(await followRedirect(server, other, linkPath)).toBe(`${settingsPage}?error=requires-recent-login`)
    expect(await followRedirect(server, browser(), linkPath)).toContain('/login?error=unauthenticated')
    expect(await linkAtIssuer(server, at)).toBe(`${settingsPage}?linked=yes`)
    // The session stays the same.
    expect(await readUser(at)).toMatchObject({ id: person.id })
    const elsewhere = browser()
    expect(await signInAtIssuer(server, elsewhere)).toBe('/app/dashboard')
    expect(await readUser(elsewhere)).toMatchObject({ id: person.id })
  })

  it('shows in the settings of the person, who is notified, and to nobody else', async () => {
    await linkAtIssuer(server, at)
    expect(await at.listMyIdentities({})).toEqual({
      providers: [{ samlId: null, name: 'localhost' }],
      items: [
        {
          id: expect.any(String),
          provider: 'localhost',
          email,
          linkedAt: clock.now().toISOString(),
          can: { unlink: true },
        },
      ],
    })
    expect(await titles(at)).toEqual(['localhost account linked'])
    expect(await linked(await server.as(await make.admin()))).toEqual([])
    const { items } = await (await server.as(await make.admin())).listAuditEvents({ aboutId: person.id })
    expect(items).toMatchObject([{ entity: 'identity', actor: { id: person.id } }])
  })

  it('notifies the person when a verified email linked the account, but not a new student', async () => {
    await setSecurity(server, { linkByVerifiedEmail: true, allowedEmailDomains: ['campus.test'] })
    issuer.is({ sub: `trusted-${subjects}`, email: person.email, email_verified: true })
    expect(await signInAtIssuer(server, browser())).toBe('/app/dashboard')
    expect(await titles(at)).toEqual(['localhost account linked'])
    issuer.is({ sub: `new-${subjects}`, email: `new${subjects}@campus.test`, email_verified: true })
    const fresh = browser()
    await signInAtIssuer(server, fresh)
    expect(await titles(fresh)).toEqual([])
    expect(await linked(fresh)).toMatchObject([{ can: { unlink: false } }])
  })

  it('is refused for an account linked to another person', async () => {
    await linkAtIssuer(server, at)
    const other = await confirmed(server, await make.student())
    expect(await linkAtIssuer(server, other)).toBe(`${settingsPage}?error=identity-taken`)
    expect(await linked(other)).toEqual([])
  })

  it('is refused while the session lacks its second factor', async () => {
    const admin = await make.admin()
    const half = await confirmed(server, admin)
    await setSecurity(server, { requireSecondFactorForAdmins: true })
    expect(await linkAtIssuer(server, half)).toBe(`${settingsPage}?error=second-factor-required`)
    await turnOnSecondFactor(server, half)
    expect(await linkAtIssuer(server, half)).toBe(`${settingsPage}?linked=yes`)
    await setSecurity(server)
    expect(await linked(half)).toHaveLength(1)
  })

  it('is refused when a second factor became required during the visit to the issuer', async () => {
    const admin = await make.admin()
    const own = await confirmed(server, admin)
    const location = await followRedirect(server, own, linkPath)
    await setSecurity(server, { requireSecondFactorForAdmins: true })
    const answer = await fetch(location, { redirect: 'manual' })
    const { pathname, search } = new URL(answer.headers.get('location') ?? '')
    expect(await followRedirect(server, own, pathname + search)).toBe(
      `${settingsPage}?error=second-factor-required`,
    )
    expect(await platform.db.$count(identities, eq(identities.personId, admin.id))).toBe(0)
  })
})

describe('unlinking', () => {
  it('requires a newly confirmed password, then ends that way of signing in and its sessions', async () => {
    await linkAtIssuer(server, at)
    const elsewhere = browser()
    await signInAtIssuer(server, elsewhere)
    const [identity] = await linked(at)
    clock.forward({ minutes: 11 })
    const unlink = () => at.unlinkMyIdentity({ identityId: identity!.id })
    expect(await refusal(unlink())).toBe('requires-recent-login')
    await at.confirmPassword({ password: testPassword })
    expect((await unlink()).items).toEqual([])
    expect(await readUser(elsewhere)).toBeNull()
    expect(await readUser(at)).not.toBeNull()
    expect(await titles(at)).toEqual(['localhost account unlinked', 'localhost account linked'])
    expect(await signInAtIssuer(server, browser())).toBe('/login?error=google-domain-not-allowed')
    expect(await refusal(unlink())).toBe('not-found')
  })

  it('is refused for the only sign-in method, until there is another one', async () => {
    await linkAtIssuer(server, at)
    await withoutPassword(person.id)
    const [identity] = await linked(at)
    expect(identity?.can.unlink).toBe(false)
    const unlink = () => at.unlinkMyIdentity({ identityId: identity!.id })
    expect(await refusal(unlink())).toBe('only-way-in')
    expect(await linked(at)).toHaveLength(1)
    await registerTestPasskey(at)
    expect((await linked(at))[0]?.can.unlink).toBe(true)
    expect((await unlink()).items).toEqual([])
    // The passkey is now the only method.
    const passkeyId = (await at.listPasskeys({})).items[0]!.id
    expect(await refusal(at.removePasskey({ passkeyId }))).toBe('only-way-in')
    expect((await at.listPasskeys({})).items).toHaveLength(1)
  })

  it('keeps one of two sign-in methods that are removed at once', async () => {
    await linkAtIssuer(server, at)
    await registerTestPasskey(at)
    await withoutPassword(person.id)
    const [identity] = await linked(at)
    const passkeyId = (await at.listPasskeys({})).items[0]!.id
    const outcomes = await Promise.allSettled([
      at.unlinkMyIdentity({ identityId: identity!.id }),
      at.removePasskey({ passkeyId }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const left = [...(await linked(at)), ...(await at.listPasskeys({})).items]
    expect(left).toHaveLength(1)
  })

  it('is possible only for the person’s own account', async () => {
    await linkAtIssuer(server, at)
    const [identity] = await linked(at)
    const other = await confirmed(server, await make.admin())
    expect(await refusal(other.unlinkMyIdentity({ identityId: identity!.id }))).toBe('not-found')
    expect(await refusal(at.unlinkMyIdentity({ identityId: newId() }))).toBe('not-found')
    expect(await refusal(browser().listMyIdentities({}))).toBe('unauthenticated')
    expect(await linked(at)).toHaveLength(1)
  })

  it('of a provider that is no longer configured does not count as removing a sign-in method', async () => {
    await platform.db.insert(identities).values({
      issuer: 'https://accounts.google.com',
      subject: `gone-${subjects}`,
      personId: person.id,
      linkedAt: clock.now(),
    })
    expect(await linked(at)).toMatchObject([{ provider: 'Google', email: null, can: { unlink: true } }])
    await withoutPassword(person.id)
    await platform.db
      .update(sessions)
      .set({ confirmedAt: clock.now() })
      .where(eq(sessions.personId, person.id))
    expect(await linked(at)).toMatchObject([{ can: { unlink: false } }])
  })
})
