import { beforeAll, describe, expect, it } from 'vitest'
import { shownStart } from '#http/bearer.rules.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { program } from '../testing/program.ts'
import { accessTokenSeconds } from './access-token.ts'
import { tokenPath } from './mount-token-endpoint.ts'
import { coreRosterScope, rosterScope } from './oauth-scopes.ts'

const server = await startTestServer()
const { clock, make } = server
let admin: TestBrowser
let client: Awaited<ReturnType<typeof program>>

beforeAll(async () => {
  admin = await server.as(await make.admin())
  client = await program(server, admin, ['roster:read'])
})

const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
const ours = (token = client.token) => basic(shownStart(token), token)

async function ask(
  authorization: string | undefined,
  form: Record<string, string> | string = { grant_type: 'client_credentials' },
  type = 'application/x-www-form-urlencoded',
) {
  const response = await server.app.inject({
    method: 'POST',
    url: tokenPath,
    headers: { 'content-type': type, ...(authorization !== undefined && { authorization }) },
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

const users = '/ims/oneroster/rostering/v1p2/users'
const get = async (url: string, token: string) => {
  const response = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  return response.statusCode
}

describe('the token endpoint', () => {
  it('exchanges a token of a service account for an access token', async () => {
    const { status, headers, body } = await ask(ours())
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      access_token: expect.stringMatching(/^campanile_access_/),
      token_type: 'Bearer',
      expires_in: accessTokenSeconds,
      scope: `${rosterScope} ${coreRosterScope}`,
    })
    expect(await get(users, body.access_token)).toBe(200)
  })

  it('grants no more than requested', async () => {
    const { body } = await ask(ours(), {
      grant_type: 'client_credentials',
      scope: `${coreRosterScope} other`,
    })
    expect(body.scope).toBe(coreRosterScope)
    expect(await get(users, body.access_token)).toBe(200)
    const { id } = await make.class([])
    expect(await get(`/ims/oneroster/rostering/v1p2/classes/${id}/students`, body.access_token)).toBe(403)
  })

  it.each([
    ['no credentials', () => undefined],
    ['a bearer token', () => `Bearer ${client.token}`],
    ['another id', () => basic('campanile_aaaaaa', client.token)],
    ['an unknown secret', () => ours(`campanile_${'A'.repeat(43)}`)],
    ['no colon', () => `Basic ${Buffer.from(client.token).toString('base64')}`],
    ['not base64', () => 'Basic !!!'],
    ['8 KB', () => basic('a', 'b'.repeat(6_000))],
  ])('refuses %s', async (_, authorization) => {
    const { status, headers, body } = await ask(authorization())
    expect([status, body]).toEqual([401, { error: 'invalid_client' }])
    expect(headers['www-authenticate']).toBe('Basic realm="campanile"')
  })

  it.each([
    ['', undefined, 'invalid_request'],
    ['grant_type=password', undefined, 'unsupported_grant_type'],
    ['grant_type=client_credentials&grant_type=password', undefined, 'invalid_request'],
    ['grant_type=client_credentials&scope=everything', undefined, 'invalid_scope'],
    ['{"grant_type":"client_credentials"}', 'application/json', 'invalid_request'],
  ])('refuses the request %s', async (form, type, error) => {
    const { status, body } = await ask(ours(), form, type)
    expect([status, body]).toEqual([400, { error }])
  })

  it('issues nothing to a service account without a scope for a standard', async () => {
    const other = await program(server, admin, ['people:read'])
    expect((await ask(ours(other.token))).body).toEqual({ error: 'invalid_scope' })
  })
})

describe('an access token', () => {
  it('ends after an hour, and at once when its service token is revoked', async () => {
    const { token, tokenId } = await program(server, admin, ['roster:read'])
    const first = (await ask(ours(token))).body.access_token
    clock.forward({ minutes: accessTokenSeconds / 60 - 1 })
    expect(await get(users, first)).toBe(200)
    clock.forward({ minutes: 2 })
    expect(await get(users, first)).toBe(401)
    const next = (await ask(ours(token))).body.access_token
    expect(await get(users, next)).toBe(200)
    await admin.revokeServiceToken({ tokenId })
    expect(await get(users, next)).toBe(401)
  })

  it('can’t be changed, and gives access only to the operations of standards', async () => {
    const { access_token: token } = (await ask(ours())).body
    expect(await get('/api/v1/people', token)).toBe(401)
    expect(await get('/api/people', token)).toBe(401)
    const [text, mac] = token.split('.')
    expect(await get(users, `${text}A.${mac}`)).toBe(401)
    expect(await get(users, `${text}.${'A'.repeat(43)}`)).toBe(401)
  })
})
