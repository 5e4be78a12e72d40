import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmed } from '#testing/confirmed.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { followRedirect } from '#testing/issuer.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import * as saml from './testing/identity-provider.ts'
import { postResponse, providerSettings, signInAtProvider } from './testing/identity-provider.ts'
import { strangerKey } from './testing/test-keys.ts'

const startIdentityProvider: typeof saml.startIdentityProvider = async (options) => {
  const started = await saml.startIdentityProvider(options)
  afterAll(started.stop)
  return started
}
const provider = await startIdentityProvider()
const forged = await startIdentityProvider({ entityId: provider.entityId, key: strangerKey.key })
const server = await startTestServer({ SAML_ALLOW_ORIGINS: provider.origin })
const { make, browser } = server
const failed = '/login?error=saml-sign-in-failed'
const mail = 'urn:oid:0.9.2342.19200300.100.1.3'
const affiliation = 'urn:oid:1.3.6.1.4.1.5923.1.1.1.9'

const values = providerSettings(provider.metadataUrl)
let admin: TestBrowser
let providerId: string
let people = 0

beforeAll(async () => {
  admin = await confirmed(server, await make.admin())
  providerId = (await admin.createIdentityProvider(values)).id
})

/** A person whom the provider knows. */
const known = (attributes: Record<string, string | string[]> = {}, email?: string) => {
  people += 1
  return {
    nameId: `subject-${people}`,
    attributes: {
      [mail]: email ?? `person${people}@campus.test`,
      givenName: 'Grace',
      sn: 'Hopper',
      [affiliation]: ['member@campus.test', 'student@campus.test'],
      ...attributes,
    },
  }
}
const signIn = (
  person: ReturnType<typeof known>,
  at: TestBrowser = browser(),
  changes: Partial<Record<string, string>> = {},
) => signInAtProvider(server, at, { provider, providerId, person, changes })
const userOf = async (at: TestBrowser) => (await at.readSession({})).user

describe('a sign-in at a SAML provider', () => {
  it('is offered on the sign-in page', async () => {
    expect((await browser().readSignInOptions({})).providers).toEqual([
      { id: providerId, name: 'Campus account', emailDomains: ['campus.test'] },
    ])
  })

  it('creates an account with the role of the affiliation, and finds it the next time', async () => {
    const at = browser()
    const person = known({ [affiliation]: ['member@campus.test', 'faculty@campus.test'] })
    expect(await signIn(person, at)).toBe('/app/dashboard')
    expect(await userOf(at)).toMatchObject({ role: 'lecturer', firstName: 'Grace', lastName: 'Hopper' })
    const again = browser()
    expect(await signIn(known({}, 'elsewhere@other.test'), again)).toBe(
      '/login?error=provider-account-unknown',
    )
    expect(await signIn({ ...person, attributes: {} as never }, again)).toBe('/app/dashboard')
    expect((await userOf(again))?.id).toBe((await userOf(at))?.id)
  })

  it('signs in to the account with the same address, whose person is notified', async () => {
    const student = await make.student({ email: 'match@campus.test' })
    const at = browser()
    expect(await signIn(known({}, 'match@campus.test'), at)).toBe('/app/dashboard')
    expect((await userOf(at))?.id).toBe(student.id)
    const [notice] = (await at.listNotifications({})).items
    expect(notice?.title).toContain('Campus account')
  })

  it.each([
    ['with an address of another domain', { [mail]: 'new@elsewhere.test' }],
    ['without an address', { [mail]: [] }],
    ['without an affiliation that has a role', { [affiliation]: ['affiliate@campus.test'] }],
    ['with an affiliation that only looks like one', { [affiliation]: ['admin@campus.test'] }],
  ])('of someone unknown %s creates nobody', async (_, attributes) => {
    const at = browser()
    expect(await signIn(known(attributes), at)).toBe('/login?error=provider-account-unknown')
    expect(await userOf(at)).toBeNull()
  })

  it('does not match an address in a domain that the provider may not vouch for', async () => {
    await make.student({ email: 'vip@elsewhere.test' })
    expect(await signIn(known({}, 'vip@elsewhere.test'))).toBe('/login?error=email-already-in-use')
  })

  it('refuses disabled people', async () => {
    const person = known()
    const at = browser()
    await signIn(person, at)
    const personId = (await userOf(at))!.id
    await admin.disablePerson({ personId, reason: 'Left' } as never)
    expect(await signIn(person)).toBe('/login?error=user-disabled')
  })

  it('links an account to the person who is signed in', async () => {
    const person: TestPerson = await make.staff({ email: 'own@private.test' })
    const at = await confirmed(server, person)
    const query = '?link=yes&returnTo=/app/settings/security'
    const who = known({}, 'other@campus.test')
    const parts = { provider, providerId, person: who, query }
    expect(await signInAtProvider(server, at, parts)).toBe('/app/settings/security?linked=yes')
    expect(await at.listMyIdentities({})).toMatchObject({
      items: [{ provider: 'Campus account', email: 'other@campus.test', can: { unlink: true } }],
      providers: [{ samlId: providerId, name: 'Campus account' }],
    })
    const elsewhere = browser()
    await signIn(who, elsewhere)
    expect((await userOf(elsewhere))?.id).toBe(person.id)
  })

  it('links nothing to a different person who has signed in meanwhile, and names the sign-in that failed', async () => {
    const [first, second] = [await make.staff(), await make.staff()]
    const at = await confirmed(server, first)
    const location = await followRedirect(
      server,
      at,
      `/api/saml/${providerId}/start?link=yes&returnTo=/app/settings/security`,
    )
    await at.signIn({ email: second.email, password: testPassword })
    const next = await postResponse(server, at, await provider.respond(location, known()))
    expect(await followRedirect(server, at, next)).toBe('/app/settings/security?error=saml-sign-in-failed')
    expect((await at.listMyIdentities({})).items).toEqual([])
  })
})

describe('a response', () => {
  const start = (at: TestBrowser) => followRedirect(server, at, `/api/saml/${providerId}/start`)

  it.each([
    ['for another installation', { Audience: 'https://other.test/saml/metadata' }],
    ['for another address', { Recipient: 'https://other.test/saml/response' }],
    ['that has expired', { NotOnOrAfter: new Date(Date.now() - 120_000).toISOString() }],
    ['that is not yet valid', { NotBefore: new Date(Date.now() + 120_000).toISOString() }],
    ['for no request', { ConfirmedRequest: '' }],
    ['for another request', { ConfirmedRequest: '_another' }],
    ['with the assertion of another issuer', { AssertionIssuer: 'https://other.test' }],
    ['of an unknown issuer', { Issuer: 'https://unknown.test' }],
    [
      'whose name identifier is for this visit only',
      { NameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
    ],
  ])('%s is refused', async (_, changes) => {
    const at = browser()
    expect(await signIn(known(), at, changes)).toBe(failed)
    expect(await userOf(at)).toBeNull()
  })

  it('signed with another key is refused', async () => {
    const at = browser()
    const response = await forged.respond(await start(at), known())
    expect(await postResponse(server, at, response)).toBe(failed)
  })

  it('that was changed after it was signed is refused', async () => {
    const at = browser()
    const xml = Buffer.from(await provider.respond(await start(at), known()), 'base64').toString()
    const changed = xml.replace(/subject-\d+/, 'subject-0')
    expect(changed).not.toBe(xml)
    expect(await postResponse(server, at, Buffer.from(changed).toString('base64'))).toBe(failed)
  })

  it.each<[string, (xml: string, signed: string, forged: string) => string]>([
    ['before the signed one', (xml, signed, forged) => xml.replace(signed, forged + signed)],
    ['after the signed one', (xml, signed, forged) => xml.replace(signed, signed + forged)],
    [
      'around the signed one',
      (xml, signed, forged) => xml.replace(signed, forged.replace('</saml:Assertion>', `${signed}$&`)),
    ],
    [
      'in place of the signed one, which is hidden in an extension',
      (xml, signed, forged) =>
        xml
          .replace(signed, forged)
          .replace('<samlp:Status>', `<samlp:Extensions>${signed}</samlp:Extensions>$&`),
    ],
  ])('with a forged assertion %s signs in nobody else', async (_, wrap) => {
    const victim = known()
    await signIn(victim)
    const at = browser()
    const own = known()
    const xml = Buffer.from(await provider.respond(await start(at), own), 'base64').toString()
    const signed = /<saml:Assertion .*<\/saml:Assertion>/s.exec(xml)![0]
    const forged = signed
      .replace(/<ds:Signature .*<\/ds:Signature>/s, '')
      .replace(/ID="_[^"]+"/, 'ID="_forged"')
      .replace(own.nameId, victim.nameId)
    const wrapped = wrap(xml, signed, forged)
    expect(wrapped).toContain(`${victim.nameId}<`)
    const next = await postResponse(server, at, Buffer.from(wrapped).toString('base64'))
    if (next !== failed) await followRedirect(server, at, next)
    expect([undefined, own.attributes[mail]]).toContain((await userOf(at))?.email)
  })

  it('is accepted once', async () => {
    const at = browser()
    const response = await provider.respond(await start(at), known())
    const next = await postResponse(server, at, response)
    expect(next).toContain('/api/saml/finish?ticket=')
    expect(await postResponse(server, at, response)).toBe(failed)
    expect(await followRedirect(server, at, next)).toBe('/app/dashboard')
    expect(await followRedirect(server, at, next)).toBe(failed)
  })

  it('signs in only the browser that asked for it', async () => {
    const [at, victim] = [browser(), browser()]
    const response = await provider.respond(await start(at), known())
    await start(victim)
    const next = await postResponse(server, victim, response)
    expect(await followRedirect(server, victim, next)).toBe(failed)
    expect(await userOf(victim)).toBeNull()
  })

  it.each([
    ['nothing', ''],
    ['no base64', '!!!'],
    ['no XML', Buffer.from('<a').toString('base64')],
    ['another XML', Buffer.from('<a/>').toString('base64')],
    ['a document type', Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>').toString('base64')],
    ['deep XML', Buffer.from('<a>'.repeat(20_000)).toString('base64')],
    ['wide XML', Buffer.from(`<Response>${'<a/>'.repeat(20_000)}</Response>`).toString('base64')],
  ])('that is %s is refused', async (_, response) => {
    expect(await postResponse(server, browser(), response)).toBe(failed)
  })

  it('that is signed with SHA-1 is refused', async () => {
    const weak = await startIdentityProvider({
      entityId: provider.entityId,
      signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    })
    const at = browser()
    expect(await postResponse(server, at, await weak.respond(await start(at), known()))).toBe(failed)
  })
})

// Last, because all browsers of the tests share a network.
it('responses are no longer read from a network whose responses are refused repeatedly', async () => {
  const at = browser()
  const outcomes = new Set<string>()
  for (let sent = 0; sent <= 100; sent += 1) outcomes.add(await postResponse(server, at, ''))
  expect([...outcomes]).toEqual([failed, '/login?error=too-many-requests'])
})
