import { describe, expect, it } from 'vitest'
import { chooseAccount, followRedirect, signInAtIssuer, startIssuer } from '#testing/issuer.ts'
import { startTestServer } from '#testing/server.ts'
import { setSecurity } from '#testing/set-security.ts'

const issuer = await startIssuer()
const server = await startTestServer(issuer.environment)
const { browser } = server
await setSecurity(server, { allowedEmailDomains: ['campus.test'] })
issuer.is({ sub: 'ada', email: 'ada@campus.test', email_verified: true, name: 'Ada Lovelace' })

const failed = '/login?error=google-sign-in-failed'
const readUser = async (at: ReturnType<typeof browser>) => (await at.readSession({})).user

describe('redirecting to the issuer', () => {
  it('forces the account chooser and binds the answer to this browser', async () => {
    const at = browser()
    const url = new URL(await followRedirect(server, at, '/api/google/start'))
    expect(url.origin).toBe(issuer.environment.OIDC_ISSUER)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'campanile',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/api/google/callback',
      scope: 'openid email profile',
      prompt: 'select_account',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    const again = new URL(await followRedirect(server, at, '/api/google/start'))
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(again.searchParams.get(name)).not.toBe(url.searchParams.get(name))
  })

  it('is offered only if an issuer is configured', async () => {
    expect((await browser().readSignInOptions({})).google).toBe(true)
    const without = await startTestServer()
    expect((await without.browser().readSignInOptions({})).google).toBe(false)
    const location = await followRedirect(without, without.browser(), '/api/google/start')
    expect(location).toBe('/login?error=operation-not-allowed')
  })

  it('ends on the sign-in page when the issuer cannot be reached', async () => {
    const gone = await startIssuer()
    await gone.stop()
    const alone = await startTestServer(gone.environment)
    expect(await followRedirect(alone, alone.browser(), '/api/google/start')).toBe(failed)
  })
})

it('signs in and continues to the page the person wanted', async () => {
  const at = browser()
  expect(await signInAtIssuer(server, at, '/attendance/0199/K7?x=1')).toBe('/attendance/0199/K7?x=1')
  expect(await readUser(at)).toMatchObject({ email: 'ada@campus.test' })
  expect(await signInAtIssuer(server, browser())).toBe('/app/dashboard')
})

it.each([
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/.//evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
  'evil',
])('ends at the dashboard when %j is asked for', async (returnTo) => {
  expect(await signInAtIssuer(server, browser(), returnTo)).toBe('/app/dashboard')
})

describe('refuses to sign in', () => {
  const start = async (at = browser()) => ({
    at,
    location: await followRedirect(server, at, '/api/google/start'),
  })

  it('with an answer meant for another browser', async () => {
    const attacker = await start()
    const answer = await chooseAccount(attacker.location)
    const { at: victim } = await start()
    expect(await followRedirect(server, victim, answer)).toBe(failed)
    expect(await followRedirect(server, browser(), answer)).toBe(failed)
    expect(await readUser(victim)).toBeNull()
  })

  it('with a changed or missing state', async () => {
    for (const change of [
      (url: URL) => url.searchParams.set('state', 'another'),
      (url: URL) => url.searchParams.delete('state'),
    ]) {
      const { at, location } = await start()
      issuer.onReturn(change)
      expect(await followRedirect(server, at, await chooseAccount(location))).toBe(failed)
      expect(await readUser(at)).toBeNull()
    }
  })

  it('with an identity token issued for another sign-in', async () => {
    const { at, location } = await start()
    const answer = await chooseAccount(location)
    issuer.is({ sub: 'ada', email: 'ada@campus.test', email_verified: true, nonce: 'another' })
    expect(await followRedirect(server, at, answer)).toBe(failed)
    issuer.is({ sub: 'ada', email: 'ada@campus.test', email_verified: true })
  })

  it('with a code whose proof key is in another browser', async () => {
    const { location: theirs } = await start()
    const { at, location: ours } = await start()
    const code = new URL(`http://x${await chooseAccount(theirs)}`).searchParams.get('code') ?? ''
    const answer = new URL(`http://x${await chooseAccount(ours)}`)
    answer.searchParams.set('code', code)
    expect(await followRedirect(server, at, answer.pathname + answer.search)).toBe(failed)
  })

  it('with a cookie that was tampered with', async () => {
    const { at, location } = await start()
    const [text = '', mac = ''] = (at.cookies.get('campanile-google') ?? '').split('.')
    const underWay = JSON.parse(Buffer.from(text, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...underWay, returnTo: 'https://evil.test' })).toString(
      'base64url',
    )
    at.cookies.set('campanile-google', `${forged}.${mac}`)
    expect(await followRedirect(server, at, await chooseAccount(location))).toBe(failed)
  })

  it('twice with one answer', async () => {
    const { at, location } = await start()
    const kept = at.cookies.get('campanile-google') ?? ''
    const answer = await chooseAccount(location)
    expect(await followRedirect(server, at, answer)).toBe('/app/dashboard')
    expect(at.cookies.get('campanile-google')).toBeUndefined()
    const second = browser()
    second.cookies.set('campanile-google', kept)
    expect(await followRedirect(server, second, answer)).toBe(failed)
    expect(await readUser(second)).toBeNull()
  })

  it('when the person cancels at the issuer', async () => {
    const { at, location } = await start()
    issuer.onReturn((url) => {
      url.searchParams.delete('code')
      url.searchParams.set('error', 'access_denied')
    })
    expect(await followRedirect(server, at, await chooseAccount(location))).toBe(failed)
  })

  it('and still remembers the page the person wanted', async () => {
    const at = browser()
    const location = await followRedirect(server, at, '/api/google/start?returnTo=/attendance/0199/K7')
    issuer.onReturn((url) => url.searchParams.delete('code'))
    expect(await followRedirect(server, at, await chooseAccount(location))).toBe(
      `${failed}&returnTo=%2Fattendance%2F0199%2FK7`,
    )
  })

  it('without a visit to the issuer', async () => {
    expect(await followRedirect(server, browser(), '/api/google/callback')).toBe(failed)
    expect(await followRedirect(server, browser(), '/api/google/callback?code=x&state=y&state=z')).toBe(
      failed,
    )
  })
})
