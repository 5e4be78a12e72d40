import { beforeEach, describe, expect, it } from 'vitest'
import { people } from '#domains/people/people.tables.ts'
import { testPassword } from '#testing/factories.ts'
import { chooseAccount, followRedirect, linkPath, signInAtIssuer, startIssuer } from '#testing/issuer.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { setSecurity } from '#testing/set-security.ts'

const issuer = await startIssuer()
const server = await startTestServer(issuer.environment)
const { make, browser, platform } = server
const dashboard = '/app/dashboard'
let subjects = 0

/** A new account at the issuer, and the result of signing in with it. */
function googleAccount(claims: { email?: string; email_verified?: boolean; name?: string } = {}) {
  subjects += 1
  const account = { sub: `subject-${subjects}`, email_verified: true, ...claims }
  return {
    sub: account.sub,
    choose: (changed: typeof claims = {}) => issuer.is({ ...account, ...changed }),
    signIn(at: TestBrowser = browser(), changed: typeof claims = {}) {
      this.choose(changed)
      return signInAtIssuer(server, at)
    },
  }
}
const readUser = async (at: TestBrowser) => (await at.readSession({})).user
const everybody = () => platform.db.select().from(people)

beforeEach(() => setSecurity(server, { allowedEmailDomains: ['campus.test'] }))

describe('a first sign-in', () => {
  it('creates an active student for an allowed domain, with the name of the Google account', async () => {
    const at = browser()
    const account = googleAccount({ email: 'Grace@Campus.test', name: 'Grace Brewster Hopper' })
    expect(await account.signIn(at)).toBe(dashboard)
    expect(await readUser(at)).toMatchObject({
      email: 'grace@campus.test',
      role: 'student',
      firstName: 'Grace',
      lastName: 'Brewster Hopper',
      employmentType: null,
    })
    const admin = await server.as(await make.admin())
    const { items } = await admin.listPeople({ search: 'grace@campus.test' })
    expect(items).toMatchObject([{ status: 'active' }])
  })

  it('uses the name User where the account has none', async () => {
    const at = browser()
    await googleAccount({ email: 'nameless@campus.test' }).signIn(at)
    expect(await readUser(at)).toMatchObject({ firstName: 'User', lastName: '' })
  })

  it('adjusts a name that the database cannot store as it is', async () => {
    const at = browser()
    const name = `Nul\u0000 ${'😀'.repeat(79)}`
    expect(await googleAccount({ email: 'odd@campus.test', name }).signIn(at)).toBe(dashboard)
    expect(await readUser(at)).toMatchObject({ firstName: 'Nul', lastName: '😀'.repeat(40) })
  })

  it.each([
    ['of another domain', { email: 'ada@elsewhere.test' }],
    ['of a domain below an allowed one', { email: 'ada@sub.campus.test' }],
    ['of a domain that ends like an allowed one', { email: 'ada@notcampus.test' }],
    ['with two at signs', { email: 'ada@campus.test@elsewhere.test' }],
    ['whose email nobody verified', { email: 'unverified@campus.test', email_verified: false }],
    ['without an email', {}],
    ['with something that is no email', { email: 'campus.test' }],
  ])('%s creates nobody and says whom to ask', async (_, claims) => {
    const before = await everybody()
    const at = browser()
    expect(await googleAccount(claims).signIn(at)).toBe('/login?error=google-domain-not-allowed')
    expect(await readUser(at)).toBeNull()
    expect(await everybody()).toHaveLength(before.length)
  })

  it('creates nobody while no domain is allowed', async () => {
    await setSecurity(server)
    const account = googleAccount({ email: 'early@campus.test' })
    expect(await account.signIn()).toBe('/login?error=google-domain-not-allowed')
  })

  it('creates one student when it happens twice at once', async () => {
    googleAccount({ email: 'twice@campus.test', name: 'Two Tabs' }).choose()
    const tabs = [browser(), browser(), browser()]
    const answers = await Promise.all(
      tabs.map(async (tab) => chooseAccount(await followRedirect(server, tab, '/api/google/start'))),
    )
    const ends = await Promise.all(tabs.map((tab, index) => followRedirect(server, tab, answers[index]!)))
    expect(ends).toEqual([dashboard, dashboard, dashboard])
    const ids = new Set(await Promise.all(tabs.map(async (tab) => (await readUser(tab))?.id)))
    expect(ids.size).toBe(1)
  })
})

describe('an identity is its issuer and subject', () => {
  it('a changed email or name changes nothing here', async () => {
    const account = googleAccount({ email: 'before@campus.test', name: 'Before' })
    await account.signIn()
    const at = browser()
    expect(await account.signIn(at, { email: 'after@elsewhere.test', name: 'After' })).toBe(dashboard)
    expect(await readUser(at)).toMatchObject({ email: 'before@campus.test', firstName: 'Before' })
  })

  it('the same subject at another issuer is a different person', async () => {
    const at = browser()
    const account = googleAccount({ email: 'one@campus.test' })
    await account.signIn(at)
    const other = await startIssuer()
    const moved = await startTestServer(other.environment, { beside: server })
    other.is({ sub: account.sub, email: 'two@campus.test', email_verified: true })
    const elsewhere = moved.browser()
    expect(await signInAtIssuer(moved, elsewhere)).toBe(dashboard)
    expect((await readUser(elsewhere))?.id).not.toBe((await readUser(at))?.id)
  })

  it('a different account with the same email does not get access', async () => {
    const email = 'passed-on@campus.test'
    await googleAccount({ email }).signIn()
    expect(await googleAccount({ email }).signIn()).toBe('/login?error=email-already-in-use')
  })
})

describe('an existing account', () => {
  it('is not linked by email alone', async () => {
    const { email } = await make.admin()
    const at = browser()
    expect(await googleAccount({ email }).signIn(at)).toBe('/login?error=email-already-in-use')
    expect(await readUser(at)).toBeNull()
  })

  it('is linked by a verified email if the admin trusts the issuer', async () => {
    await setSecurity(server, { linkByVerifiedEmail: true })
    const lecturer = await make.lecturer()
    const doubtful = googleAccount({ email: lecturer.email, email_verified: false })
    expect(await doubtful.signIn()).toBe('/login?error=email-already-in-use')
    const at = browser()
    const account = googleAccount({ email: lecturer.email.toUpperCase() })
    expect(await account.signIn(at)).toBe(dashboard)
    expect(await readUser(at)).toMatchObject({ id: lecturer.id, role: 'lecturer' })
    await setSecurity(server)
    expect(await account.signIn()).toBe(dashboard)
  })

  it('is linked to the person who started, not to the one who signed in meanwhile', async () => {
    const [first, second] = [await make.student(), await make.student()]
    const at = browser()
    googleAccount({ email: 'shared@elsewhere.test' }).choose()
    await at.signIn({ email: first.email, password: testPassword })
    const location = await followRedirect(server, at, linkPath)
    await at.signIn({ email: second.email, password: testPassword })
    expect(await followRedirect(server, at, await chooseAccount(location))).toBe(
      '/app/settings/security?error=google-sign-in-failed',
    )
  })

  it('is not linked to the signed-in person when they did not start linking', async () => {
    const at = browser()
    googleAccount({ email: 'stranger@elsewhere.test' }).choose()
    const { email } = await make.admin()
    await at.signIn({ email, password: testPassword })
    const location = await followRedirect(server, at, '/api/google/start')
    expect(await followRedirect(server, at, await chooseAccount(location))).toBe(
      '/login?error=google-domain-not-allowed',
    )
  })
})

describe('a person who may no longer sign in', () => {
  const enrolled = async (email: string) => {
    const account = googleAccount({ email })
    const at = browser()
    await account.signIn(at)
    const admin = await server.as(await make.admin())
    return { account, at, admin, personId: (await readUser(at))!.id }
  }

  it('sees that the account is disabled', async () => {
    const { account, admin, personId, at } = await enrolled('disabled@campus.test')
    await admin.disablePerson({ personId })
    expect(await readUser(at)).toBeNull()
    expect(await account.signIn()).toBe('/login?error=user-disabled')
    await setSecurity(server, { linkByVerifiedEmail: true })
    expect(await googleAccount({ email: 'disabled@campus.test' }).signIn()).toBe('/login?error=user-disabled')
  })

  it('gets no new account after being deleted', async () => {
    const { account, admin, personId } = await enrolled('deleted@campus.test')
    await admin.archivePerson({ personId })
    expect(await account.signIn()).toBe('/login?error=profile-not-found')
  })

  it('gets their account back when an admin restores it', async () => {
    const { account, admin, personId } = await enrolled('back@campus.test')
    await admin.archivePerson({ personId })
    const again = await make.student({ email: 'back@campus.test' })
    expect(await account.signIn()).toBe('/login?error=email-already-in-use')
    await setSecurity(server, { linkByVerifiedEmail: true })
    const at = browser()
    expect(await account.signIn(at)).toBe(dashboard)
    expect(await readUser(at)).toMatchObject({ id: again.id })
  })
})
