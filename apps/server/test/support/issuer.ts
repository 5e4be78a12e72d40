import { type MutableRedirectUri, type MutableToken, OAuth2Server } from 'oauth2-mock-server'
import { afterAll } from 'vitest'
import type { TestBrowser, TestServer } from './server.ts'

interface Claims {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  nonce?: string
}

/** A local OpenID Connect issuer that replaces Google, and is stopped after the test file. */
export async function startIssuer() {
  const issuer = new OAuth2Server()
  await issuer.issuer.keys.generate('RS256')
  await issuer.start(0, '127.0.0.1')
  afterAll(() => issuer.stop())
  let claims: Claims = { sub: 'nobody' }
  issuer.service.on('beforeTokenSigning', ({ payload }: MutableToken) => Object.assign(payload, claims))
  return {
    environment: { OIDC_ISSUER: issuer.issuer.url ?? '', OIDC_CLIENT_ID: 'campanile' },
    /** Sets the account that is used from now on. */
    is(person: Claims) {
      claims = person
    },
    /** Changes the URL of the issuer's next redirect back to us. */
    onReturn: (change: (url: URL) => void) =>
      void issuer.service.once('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => change(url)),
    stop: () => issuer.stop(),
  }
}

/** The location to which one of our URLs redirects this browser. */
export async function followRedirect({ app }: TestServer, { cookies, address }: TestBrowser, url: string) {
  const response = await app.inject({ url, remoteAddress: address, headers: { cookie: cookies.header() } })
  cookies.take(response.cookies)
  if (response.statusCode !== 302) throw new Error(`${response.statusCode}: ${response.body}`)
  return String(response.headers.location)
}

/** Selects the account, and returns the path on our server that the issuer redirects to. */
export async function chooseAccount(location: string): Promise<string> {
  const response = await fetch(location, { redirect: 'manual' })
  const { pathname, search } = new URL(response.headers.get('location') ?? '')
  return pathname + search
}

/** The link in the settings of a signed-in person. */
export const linkPath = `/api/google/start?${new URLSearchParams({ link: 'yes', returnTo: '/app/settings/security' })}`

/** Links an account, following redirects as far as they go, and returns the last location. */
export async function linkAtIssuer(server: TestServer, browser: TestBrowser): Promise<string> {
  const location = await followRedirect(server, browser, linkPath)
  return location.startsWith('/') ? location : followRedirect(server, browser, await chooseAccount(location))
}

/** Signs in through the issuer, and returns the location to which the browser is finally redirected. */
export async function signInAtIssuer(server: TestServer, browser: TestBrowser, returnTo?: string) {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`
  const location = await followRedirect(server, browser, `/api/google/start${query}`)
  return followRedirect(server, browser, await chooseAccount(location))
}
