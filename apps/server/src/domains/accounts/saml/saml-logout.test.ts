import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { confirmed } from '#testing/confirmed.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { turnOnSecondFactor } from '#testing/test-app.ts'
import { providerSettings, signInAtProvider, startIdentityProvider } from './testing/identity-provider.ts'
import {
  asFormValue,
  asQuery,
  logoutRequest,
  logoutResponse,
  openQuery,
  samlKeys,
} from './testing/logout-messages.ts'
import { strangerKey } from './testing/test-keys.ts'

const campanileKey = strangerKey
const provider = await startIdentityProvider()
afterAll(provider.stop)
const server = await startTestServer({ SAML_ALLOW_ORIGINS: provider.origin, ...samlKeys(campanileKey) })
const { make, browser, clock } = server
const destination = 'http://localhost:3000/saml/logout'
const refused = '/login?error=saml-sign-out-failed'
const values = providerSettings(provider.metadataUrl)
let admin: TestBrowser
let providerId: string
let version: number

beforeAll(async () => {
  admin = await confirmed(server, await make.admin())
  ;({ id: providerId, version } = await admin.createIdentityProvider(values))
})

const attributes = (email: string) => ({
  mail: email,
  displayName: 'Grace Hopper',
  eduPersonAffiliation: 'student',
})
/** A person with an auth session that began at the provider. */
async function signedIn(nameId = `name-${newId()}`, sessionIndex = `index-${newId()}`) {
  const at = browser()
  const person = { nameId, attributes: attributes(`${nameId}@campus.test`) }
  const changes = { ID: sessionIndex }
  expect(await signInAtProvider(server, at, { provider, providerId, person, changes })).toBe('/app/dashboard')
  return { at, nameId, sessionIndex }
}
const isIn = async (at: TestBrowser) => (await at.readSession({})).user !== null

/** Sends the browser to our SingleLogoutService, and returns where it is redirected to. */
async function send(query: string | { form: Record<string, string> }) {
  const url = typeof query === 'string' ? `/saml/logout?${query}` : '/saml/logout'
  const { statusCode, headers, body } = await server.app.inject(
    typeof query === 'string'
      ? { url, headers: { 'sec-fetch-site': 'cross-site' } }
      : {
          method: 'POST',
          url,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': 'cross-site',
            origin: 'https://idp.test',
          },
          payload: new URLSearchParams(query.form).toString(),
        },
  )
  if (statusCode !== 303) throw new Error(`${statusCode}: ${body}`)
  return String(headers.location)
}
const common = () => ({ issuer: provider.entityId, destination, issuedAt: clock.now() })
const request = (
  person: { nameId: string; sessionIndex?: string },
  changes: Partial<ReturnType<typeof common>> = {},
) =>
  logoutRequest({
    ...common(),
    ...changes,
    nameId: person.nameId,
    sessionIndexes: person.sessionIndex ? [person.sessionIndex] : [],
  })

describe('signing out of Campanile', () => {
  it('ends the auth session, and asks the provider to end its own with a signed request', async () => {
    const { at, nameId, sessionIndex } = await signedIn()
    const { continueAt } = await at.signOut({})
    expect(await isIn(at)).toBe(false)
    const { to, xml } = openQuery(continueAt!, campanileKey.cert)
    expect(to).toBe(`${provider.origin}/sign-out`)
    expect(xml).toContain(`Destination="${provider.origin}/sign-out"`)
    expect(xml).toMatch(new RegExp(`<saml:NameID [^>]*persistent[^>]*>${nameId}</saml:NameID>`))
    expect(xml).toContain(`>${sessionIndex}</`)
  })

  it('does so after a second factor as well', async () => {
    const { at, nameId } = await signedIn()
    const person = (await at.readSession({})).user!
    const { app } = await turnOnSecondFactor(server, at)
    const again = browser()
    const parts = { provider, providerId, person: { nameId, attributes: attributes(person.email) } }
    expect(await signInAtProvider(server, again, parts)).toBe('/login?step=code')
    await again.completeSignIn({ code: app.next() })
    expect((await again.signOut({})).continueAt).toContain(`${provider.origin}/sign-out`)
  })

  it('concerns no provider for people who signed in another way, or if an admin has switched it off', async () => {
    expect(await (await server.as(await make.student())).signOut({})).toEqual({ continueAt: null })
    const change = { ...values, providerId }
    const off = await admin.updateIdentityProvider({ ...change, version, signsOut: false })
    const { at } = await signedIn()
    expect(await at.signOut({})).toEqual({ continueAt: null })
    await admin.updateIdentityProvider({ ...change, version: off.version })
  })

  it.each([
    ['Success', 'everywhere'],
    ['PartialLogout', 'here'],
  ])('ends at the sign-in page, which says whether the provider answered %s', async (status, where) => {
    const xml = logoutResponse({ ...common(), status })
    expect(await send(asQuery('SAMLResponse', xml))).toBe(`/login?signedOut=${where}`)
    expect(await send({ form: { SAMLResponse: asFormValue(xml) } })).toBe(`/login?signedOut=${where}`)
  })

  it('believes no response that another key signed', async () => {
    const xml = logoutResponse(common())
    expect(await send(asQuery('SAMLResponse', xml, { key: strangerKey.key }))).toBe(refused)
    expect(await send({ form: { SAMLResponse: asFormValue(xml, strangerKey.key) } })).toBe(refused)
  })
})

describe('a request of the provider', () => {
  it.each(['query', 'form'])(
    'in a %s ends exactly the session that it names, and is answered',
    async (by) => {
      const one = await signedIn()
      const sameName = await signedIn(one.nameId)
      const other = await signedIn()
      const xml = request(one)
      const location = await send(
        by === 'query'
          ? asQuery('SAMLRequest', xml, { relayState: 'state (more) & more!' })
          : { form: { SAMLRequest: asFormValue(xml), RelayState: 'state (more) & more!' } },
      )
      expect([await isIn(one.at), await isIn(sameName.at), await isIn(other.at)]).toEqual([false, true, true])
      const answer = openQuery(location, campanileKey.cert)
      expect(answer).toMatchObject({ to: `${provider.origin}/sign-out`, relayState: 'state (more) & more!' })
      expect(answer.xml).toContain(`InResponseTo="${/ ID="([^"]+)"/.exec(xml)?.[1]}"`)
      expect(answer.xml).toContain('status:Success')
    },
  )

  it('that names no session ends all sessions of the person, and nobody else’s, which is audited', async () => {
    const one = await signedIn()
    const { id } = (await one.at.readSession({})).user!
    const sameName = await signedIn(one.nameId)
    const other = await signedIn()
    await send(asQuery('SAMLRequest', request({ nameId: one.nameId })))
    expect([await isIn(one.at), await isIn(sameName.at), await isIn(other.at)]).toEqual([false, false, true])
    const { items } = await admin.listAuditEvents({ search: id })
    expect(items.filter(({ action }) => action === 'signOut')).toHaveLength(2)
  })

  it('is accepted once', async () => {
    const { at, nameId } = await signedIn()
    const query = asQuery('SAMLRequest', request({ nameId }))
    await send(query)
    expect(await isIn(at)).toBe(false)
    const again = await signedIn(nameId)
    expect(await send(query)).toBe(refused)
    expect(await isIn(again.at)).toBe(true)
  })

  it('is accepted while clocks differ by less than a minute', async () => {
    const { at, nameId } = await signedIn()
    const issuedAt = new Date(clock.now().getTime() + 50_000)
    await send(asQuery('SAMLRequest', request({ nameId }, { issuedAt })))
    expect(await isIn(at)).toBe(false)
  })

  const minutes = (by: number) => new Date(clock.now().getTime() + by * 60_000)
  it.each<[string, (person: { nameId: string }) => string | { form: Record<string, string> }]>([
    ['without a signature', (it) => asQuery('SAMLRequest', request(it)).replace(/&SigAlg.*/, '')],
    [
      'with an empty signature',
      (it) => asQuery('SAMLRequest', request(it)).replace(/&Signature=.*/, '&Signature='),
    ],
    ['signed with another key', (it) => asQuery('SAMLRequest', request(it), { key: strangerKey.key })],
    [
      'signed with SHA-1',
      (it) =>
        asQuery('SAMLRequest', request(it), {
          algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
          hash: 'RSA-SHA1',
        }),
    ],
    [
      'next to a signed one',
      (it) =>
        `${asQuery('SAMLRequest', request({ nameId: 'own' }))}&${asQuery('SAMLRequest', request(it)).split('&')[0]}`,
    ],
    [
      'hidden behind the encoded name of a part',
      (it) =>
        `${asQuery('SAMLRequest', request(it), { key: strangerKey.key }).split('&')[0]}&${asQuery('SAMLRequest', request({ nameId: 'own' })).replace('SAMLRequest', 'SAML%52equest')}`,
    ],
    [
      'in a form without a signature',
      (it) => ({ form: { SAMLRequest: Buffer.from(request(it)).toString('base64') } }),
    ],
    [
      'in a form, signed with another key',
      (it) => ({ form: { SAMLRequest: asFormValue(request(it), strangerKey.key) } }),
    ],
    [
      'in a form, changed after it was signed',
      (it) => {
        const signed = Buffer.from(asFormValue(request({ nameId: 'own' })), 'base64').toString()
        const changed = signed.replace('>own<', `>${it.nameId}<`)
        return { form: { SAMLRequest: Buffer.from(changed).toString('base64') } }
      },
    ],
    [
      'in a form, around a signed one',
      (it) => {
        const signed = Buffer.from(asFormValue(request({ nameId: 'own' })), 'base64').toString()
        const wrapped = request(it).replace('<NameID', `<Extensions>${signed}</Extensions><NameID`)
        return { form: { SAMLRequest: Buffer.from(wrapped).toString('base64') } }
      },
    ],
    ['that is too old', (it) => asQuery('SAMLRequest', request(it, { issuedAt: minutes(-7) }))],
    ['from the future', (it) => asQuery('SAMLRequest', request(it, { issuedAt: minutes(2) }))],
    [
      'for another installation',
      (it) => asQuery('SAMLRequest', request(it, { destination: 'https://other.test' })),
    ],
    [
      'of an unknown provider',
      (it) => asQuery('SAMLRequest', request(it, { issuer: 'https://unknown.test' })),
    ],
    ['that expands to gigabytes', () => asQuery('SAMLRequest', `<a>${' '.repeat(1_000_000)}</a>`)],
    ['that is a response', (it) => asQuery('SAMLResponse', request(it))],
    ['that is nothing', () => ''],
  ])('%s is refused and ends nothing', async (_, message) => {
    const person = await signedIn()
    expect(await send(message(person))).toBe(refused)
    expect(await isIn(person.at)).toBe(true)
  })

  it('of another provider ends no session, even of the same name', async () => {
    const second = await startIdentityProvider()
    afterAll(second.stop)
    const beside = await startTestServer(
      { SAML_ALLOW_ORIGINS: `${provider.origin},${second.origin}`, ...samlKeys(campanileKey) },
      { beside: { url: server.url, clock, platform: server.platform } },
    )
    const by = await confirmed(beside, await make.admin())
    await by.createIdentityProvider({ ...values, name: 'Second', metadataUrl: second.metadataUrl })
    const { at, nameId } = await signedIn()
    const location = await send(asQuery('SAMLRequest', request({ nameId }, { issuer: second.entityId })))
    expect(openQuery(location, campanileKey.cert).to).toBe(`${second.origin}/sign-out`)
    expect(await isIn(at)).toBe(true)
  })
})

it('is offered in our metadata and settings only with a key', async () => {
  const { body } = await server.app.inject({ url: '/saml/metadata' })
  const services = [...body.matchAll(/<SingleLogoutService [^>]*HTTP-(\w+)" Location="([^"]+)"/g)]
  expect(services.map(([, binding, location]) => [binding, location])).toEqual([
    ['Redirect', destination],
    ['POST', destination],
  ])
  expect((await admin.listIdentityProviders({})).serviceProvider.logoutUrl).toBe(destination)
  const without = await startTestServer()
  expect((await without.app.inject({ url: '/saml/metadata' })).body).not.toContain('SingleLogoutService')
  const { headers } = await without.app.inject({
    url: `/saml/logout?${asQuery('SAMLRequest', request({ nameId: 'a' }))}`,
  })
  expect(headers.location).toBe(refused)
})
