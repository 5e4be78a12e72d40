import { randomBytes } from 'node:crypto'
import type { Operation } from '@campanile/contract/operation.ts'
import { operations } from '@campanile/contract/operations.ts'
import { apiOperations } from '@campanile/contract/service-accounts/api-operations.ts'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { newId } from '#db/columns.ts'
import { tokenPrefix } from '#http/bearer.rules.ts'
import { everyCase } from '#testing/every-case.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { scimRoutes } from './scim-routes.ts'
import { directory, sendScim } from './testing/directory.ts'

const server = await startTestServer()
const { make } = server
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

const toName = ({ method, path }: (typeof scimRoutes)[number]) => `${method} ${path}`
const toPath = ({ path }: (typeof scimRoutes)[number]) => path.replace(':id', newId)
const changes = scimRoutes.filter(({ method }) => method !== 'GET')
const errorForm = { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] }

describe('every request of SCIM', () => {
  it('reads or changes data within its scope, through operations that programs may call', () => {
    expect(new Set(scimRoutes.map(toName)).size).toBe(scimRoutes.length)
    for (const { method, scope, performs } of scimRoutes) {
      expect(scope).toBe(method === 'GET' ? 'directory:read' : 'directory:change')
      for (const name of performs) {
        const operation: Operation = operations[name]
        expect(apiOperations).toContain(name)
        expect(operation.method === 'GET').toBe(method === 'GET')
      }
    }
  })

  it('needs a valid token with the right scope', { timeout: 120_000 }, async () => {
    const madeUp = `Bearer ${tokenPrefix}${randomBytes(32).toString('base64url')}`
    const reader = await directory(server, admin, ['directory:read'])
    const other = await directory(server, admin, ['people:change', 'structure:change'])
    const cookie = admin.cookies.header()
    await everyCase(scimRoutes, toName, async (route) => {
      const { method, scope } = route
      // Rejected before the body is read.
      const request = { method, ...(method !== 'GET' && { body: 'x'.repeat(65 * 1024) }) }
      for (const token of [undefined, madeUp]) {
        const refused = await sendScim(server, token, toPath(route), { ...request, headers: { cookie } })
        expect(refused).toMatchObject({ status: 401, body: { ...errorForm, status: '401' } })
        expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
      }
      const wrong = [other, ...(scope === 'directory:change' ? [reader] : [])]
      for (const { call } of wrong) {
        const refused = await call(toPath(route), request)
        expect(refused).toMatchObject({ status: 403, body: { ...errorForm, status: '403' } })
        expect(refused.headers['www-authenticate']).toBe(
          `Bearer error="insufficient_scope", scope="${scope}"`,
        )
      }
    })
  })

  it('survives unknown ids and nonsensical bodies', { timeout: 120_000 }, async () => {
    const { call } = await directory(server, admin)
    const target = await make.student()
    const hostile = [
      '',
      '{"half":',
      '[]',
      '"text"',
      'null',
      '{"__proto__":{"a":1}}',
      '{"schemas":{"length":{"toString":1}}}',
      JSON.stringify({ schemas: [], toString: 'x', valueOf: 'y' }),
      `{"schemas":["urn:ietf:params:scim:schemas:core:2.0:User"],"userName":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      'x'.repeat(65 * 1024),
    ]
    await everyCase(changes, toName, async (route) => {
      for (const id of [newId(), target.id, '0', '%00', `${newId()}'--`]) {
        for (const body of hostile) {
          const { status } = await call(route.path.replace(':id', id), { method: route.method, body })
          // Deleting has no body, and is answered for the real person.
          if (route.method === 'DELETE' && status === 204) continue
          expect([400, 404, 413, 501]).toContain(status)
        }
      }
    })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await call('/Users', { method: 'POST', body: 'a=b', headers: form })).status).toBe(415)
    expect(await call('/Wizards')).toMatchObject({ status: 404, body: errorForm })
    expect((await call('/Users?count=1&count=2')).body.scimType).toBe('invalidSyntax')
  })

  it('counts against the rate of its token', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { call } = await directory(server, admin, ['directory:read'], 10)
    for (let count = 0; count < 10; count++) expect((await call('/Schemas')).status).toBe(200)
    const refused = await call('/Schemas')
    expect(refused).toMatchObject({ status: 429, body: { ...errorForm, status: '429' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

it('describes itself', async () => {
  const { call } = await directory(server, admin, ['directory:read'])
  const config = (await call('/ServiceProviderConfig')).body
  expect(config).toMatchObject({
    patch: { supported: true },
    etag: { supported: true },
    bulk: { supported: false },
  })
  for (const list of ['/ResourceTypes', '/Schemas']) {
    const { body } = await call(list)
    expect(body.totalResults).toBe(body.Resources.length)
    for (const it of body.Resources) expect((await call(`${list}/${it.id}`)).body).toEqual(it)
  }
  expect((await call('/Schemas/urn:unknown')).status).toBe(404)
})
