import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as samlify from 'samlify'
import { newId } from '#db/columns.ts'
import { followRedirect } from '#testing/issuer.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'
import { asQuery, logoutResponse } from './logout-messages.ts'
import { providerKey } from './test-keys.ts'

// samlify asks for a schema validator; node-saml, which is tested, has its own checks.
samlify.setSchemaValidator({ validate: async () => 'unchecked' })

const { namespace } = samlify.Constants
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const responseTemplate = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="{ID}" Version="2.0" IssueInstant="{IssueInstant}" Destination="{Destination}" InResponseTo="{InResponseTo}"><saml:Issuer>{Issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" ID="{AssertionID}" Version="2.0" IssueInstant="{IssueInstant}"><saml:Issuer>{AssertionIssuer}</saml:Issuer><saml:Subject><saml:NameID Format="{NameIDFormat}">{NameID}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="{NotOnOrAfter}" Recipient="{Recipient}" InResponseTo="{ConfirmedRequest}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="{NotBefore}" NotOnOrAfter="{NotOnOrAfter}"><saml:AudienceRestriction><saml:Audience>{Audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="{IssueInstant}" SessionIndex="{ID}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>{Attributes}</saml:AttributeStatement></saml:Assertion></samlp:Response>`

/** Changes of a response; the names are those of the template. */
type Changes = Partial<Record<string, string>>

interface Options {
  /** The installation that requests the sign-in. */
  site?: string
  entityId?: string
  /** Signs responses; the metadata has the certificate of `providerKey`. */
  key?: string
  signatureAlgorithm?: string
}

/** A SAML identity provider, made with samlify, whose metadata is at a local address. */
export async function startIdentityProvider({
  site = 'http://localhost:3000',
  key = providerKey.key,
  signatureAlgorithm = samlify.Constants.algorithms.signature.RSA_SHA256,
  ...options
}: Options = {}) {
  const http = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/metadata')
      return response.writeHead(200, { 'content-type': 'application/samlmetadata+xml' }).end(served.metadata)
    if (pathname === '/sign-out') {
      const destination = `${served.site}/saml/logout`
      const answer = logoutResponse({ issuer: entityId, destination, issuedAt: new Date() })
      return response.writeHead(303, { location: `${destination}?${asQuery('SAMLResponse', answer)}` }).end()
    }
    if (pathname !== '/sign-in' || !served.person) return response.writeHead(404).end()
    const answer = await respond(`${origin}${request.url}`, served.person)
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(postingPage(`${served.site}/saml/response`, answer))
  })
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const entityId = options.entityId ?? `${origin}/metadata`
  const provider = samlify.IdentityProvider({
    entityID: entityId,
    signingCert: providerKey.cert,
    privateKey: key,
    requestSignatureAlgorithm: signatureAlgorithm,
    singleSignOnService: [{ Binding: namespace.binding.redirect, Location: `${origin}/sign-in` }],
    singleLogoutService: [{ Binding: namespace.binding.redirect, Location: `${origin}/sign-out` }],
    loginResponseTemplate: { context: responseTemplate, attributes: [] },
  })
  /** The metadata that it serves; tests may change it. */
  const served = { metadata: provider.getMetadata(), site, person: undefined as Person | undefined }

  /** The form that the provider’s page posts after a person has signed in there. */
  async function respond(location: string, person: Person, changes: Changes = {}) {
    const { audience, to, asked } = serviceProvider(served.site)
    const query = Object.fromEntries(new URL(location).searchParams)
    const parsed = await provider.parseLoginRequest(asked, 'redirect', { query })
    const request = (parsed.extract.request as { id: string }).id
    const values: Changes = {
      ...{ ID: `_${newId()}`, AssertionID: `_${newId()}`, IssueInstant: later(0) },
      ...{ Destination: to, Recipient: to, Issuer: entityId, AssertionIssuer: entityId },
      ...{ InResponseTo: request, ConfirmedRequest: request, Audience: audience },
      ...{ NotBefore: later(-1), NotOnOrAfter: later(5), NameID: person.nameId },
      NameIDFormat: person.format ?? 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      ...changes,
    }
    const fill = (template: string) => ({
      id: values.ID!,
      context: Object.entries(values)
        .reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value ?? ''), template)
        .replace('{Attributes}', attributesXml(person.attributes)),
    })
    const info = parsed as unknown as Parameters<typeof provider.createLoginResponse>[1]
    const response = await provider.createLoginResponse(
      asked,
      info,
      'post',
      {},
      {
        customTagReplacement: fill,
      },
    )
    return response.context
  }

  return {
    stop: () => void http.close().closeAllConnections(),
    origin,
    entityId,
    metadataUrl: `${origin}/metadata`,
    served,
    respond,
  }
}

interface Person {
  nameId: string
  format?: string
  attributes?: Record<string, string | string[]>
}

function serviceProvider(site: string) {
  const [audience, to] = [`${site}/saml/metadata`, `${site}/saml/response`]
  const asked = samlify.ServiceProvider({
    entityID: audience,
    authnRequestsSigned: false,
    wantAssertionsSigned: true,
    assertionConsumerService: [{ Binding: namespace.binding.post, Location: to }],
  })
  return { audience, to, asked }
}

/** The provider’s page after sign-in, which submits the response automatically. */
const postingPage = (to: string, response: string) =>
  `<!doctype html><title>Signing in</title><form method="post" action="${to}"><input type="hidden" name="SAMLResponse" value="${response}"></form><script>document.forms[0].submit()</script>`

const attributesXml = (attributes: Person['attributes'] = {}) =>
  Object.entries(attributes)
    .map(([name, value]) => {
      const values = [value]
        .flat()
        .map((it) => `<saml:AttributeValue xsi:type="xs:string">${it}</saml:AttributeValue>`)
      return `<saml:Attribute Name="${name}">${values.join('')}</saml:Attribute>`
    })
    .join('')

/** Posts a response from the provider’s page, and returns where the browser is redirected to. */
export async function postResponse({ app }: TestServer, { address }: TestBrowser, response: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/saml/response',
    remoteAddress: address,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      origin: 'https://idp.test',
    },
    payload: new URLSearchParams({ SAMLResponse: response }).toString(),
  })
  if (answer.statusCode !== 303) throw new Error(`${answer.statusCode}: ${answer.body}`)
  return String(answer.headers.location)
}

type Provider = Awaited<ReturnType<typeof startIdentityProvider>>

/** Signs in at the provider, and returns where the browser is redirected to in the end. */
export async function signInAtProvider(
  server: TestServer,
  browser: TestBrowser,
  {
    provider,
    providerId,
    person,
    changes = {},
    query = '',
  }: {
    provider: Provider
    providerId: string
    person: Person
    changes?: Changes
    query?: string
  },
): Promise<string> {
  const location = await followRedirect(server, browser, `/api/saml/${providerId}/start${query}`)
  if (location.startsWith('/')) return location
  const next = await postResponse(server, browser, await provider.respond(location, person, changes))
  return next.startsWith('/api/') ? followRedirect(server, browser, next) : next
}

/** The settings of an identity provider, as an admin enters them. */
export const providerSettings = (metadataUrl: string) => ({
  name: 'Campus account',
  metadataUrl,
  emailDomains: ['campus.test'],
  idAttribute: null,
  matchesByEmail: true,
  createsAccounts: true,
  isOn: true,
  signsOut: true,
})
