import { randomBytes } from 'node:crypto'
import { operations } from '@campanile/contract/operations.ts'
import { apiOperations, operationScope } from '@campanile/contract/service-accounts/api-operations.ts'
import { apiScopes } from '@campanile/contract/service-accounts/api-scopes.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { newId } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { tokenPrefix } from '#http/bearer.rules.ts'
import { everyCase } from '#testing/every-case.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { program, send } from './testing/program.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const { db } = platform
let admin: TestBrowser

beforeAll(async () => {
  admin = await server.as(await make.admin())
})

const madeUp = () => `${tokenPrefix}${randomBytes(32).toString('base64url')}`
const notValid = { status: 401, body: { error: { code: 'api-token-not-valid' } } }

describe('a program', () => {
  it('gets the same answers as the responsible admin', async () => {
    const { call } = await program(server, admin, ['structure:read'])
    await admin.createDepartment({ name: 'Physics' })
    const { status, body } = await call('/departments')
    expect(status).toBe(200)
    expect(body).toEqual(await admin.listDepartments({}))
  })

  it('changes what its scopes allow, and is named in the audit log', async () => {
    const { call, name, accountId } = await program(server, admin, ['structure:change'])
    const made = await call('/departments', {
      method: 'POST',
      body: { name: 'Law' },
    })
    expect(made.status).toBe(200)
    const { items } = await admin.listAuditEvents({ actorId: accountId })
    expect(items).toMatchObject([
      { action: 'createDepartment', actor: { id: accountId, name, role: null }, entityId: made.body.id },
    ])
    const found = await admin.listAuditEvents({ search: name })
    expect(found.items.map(({ action }) => action)).toContain('createDepartment')
  })

  it('can read what it can change', async () => {
    const { call } = await program(server, admin, ['structure:change'])
    expect((await call('/departments')).status).toBe(200)
  })

  it('is refused with the scope that it lacks', async () => {
    const { call } = await program(server, admin, ['structure:read'])
    const change = await call('/departments', {
      method: 'POST',
      body: { name: 'Art' },
    })
    expect(change).toMatchObject({ status: 403, body: { error: { code: 'scope-required' } } })
    expect(change.headers['www-authenticate']).toBe(
      'Bearer error="insufficient_scope", scope="structure:change"',
    )
    expect(await call('/people')).toMatchObject({ status: 403, body: { error: { code: 'scope-required' } } })
  })

  it('is refused before its body is read', async () => {
    const { token } = await program(server, admin, ['people:read'])
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/v1/departments',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: Buffer.alloc(65 * 1024, 'x'),
    })
    expect(response.json().error.code).toBe('scope-required')
  })

  it('cannot do what a person has to confirm', async () => {
    const { call } = await program(server, admin, ['people:change'])
    const person = { firstName: 'Eve', lastName: 'Root', email: 'eve@campus.test', role: 'admin' }
    const more = { employmentType: null, number: null }
    const made = await call('/people', { method: 'POST', body: { ...person, ...more } })
    expect(made).toMatchObject({ status: 403, body: { error: { code: 'person-required' } } })
  })
})

describe('a token', () => {
  it.each([
    ['no token', () => undefined],
    ['nothing', () => ''],
    ['only the scheme', () => 'Bearer '],
    ['another scheme', () => `Basic ${madeUp()}`],
    ['a token without a scheme', () => madeUp()],
    ['a token that nobody has', () => `Bearer ${madeUp()}`],
    ['two tokens', () => `Bearer ${madeUp()}, Bearer ${madeUp()}`],
    ['SQL', () => `Bearer ${tokenPrefix}' or '1'='1`],
    ['64 KB', () => `Bearer ${tokenPrefix}${'a'.repeat(64 * 1024)}`],
  ])('is refused: %s', async (_, authorization) => {
    const refused = await send(server, authorization(), '/departments')
    expect(refused).toMatchObject(notValid)
    expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  })

  it('ends at the time it expires', async () => {
    const { call } = await program(server, admin, ['structure:read'])
    clock.forward({ minutes: 30 * 24 * 60 - 1 })
    expect((await call('/departments')).status).toBe(200)
    clock.forward({ minutes: 1 })
    expect(await call('/departments')).toMatchObject(notValid)
    clock.forward({ minutes: -30 * 24 * 60 })
  })

  it('ends when it is revoked, or when its account is deleted', async () => {
    const first = await program(server, admin, ['structure:read'])
    expect((await first.call('/departments')).status).toBe(200)
    await admin.revokeServiceToken({ tokenId: first.tokenId })
    expect(await first.call('/departments')).toMatchObject(notValid)
    const second = await program(server, admin, ['structure:read'])
    await admin.removeServiceAccount({ accountId: second.accountId })
    expect(await second.call('/departments')).toMatchObject(notValid)
  })

  it('ends when the responsible person is no longer an active admin', async () => {
    const person = await make.admin()
    const theirs = await server.as(person)
    const { call, accountId } = await program(server, theirs, ['structure:read'])
    for (const change of [{ role: 'staff' as const }, { isActive: false }, { endsOn: '2020-01-01' }]) {
      await db.update(people).set(change).where(eq(people.id, person.id))
      expect(await call('/departments')).toMatchObject(notValid)
      const back = { role: 'admin' as const, isActive: true, endsOn: null }
      await db.update(people).set(back).where(eq(people.id, person.id))
      expect((await call('/departments')).status).toBe(200)
    }
    await db.update(people).set({ role: 'staff' }).where(eq(people.id, person.id))
    await admin.takeOverServiceAccount({ accountId })
    expect((await call('/departments')).status).toBe(200)
  })

  it('gives access only to the API for programs, where cookies are ignored', async () => {
    const { token, call } = await program(server, admin, ['structure:read'])
    const headers = { authorization: `Bearer ${token}` }
    const asPage = await server.app.inject({ url: '/api/departments', headers })
    expect(asPage.json().error.code).toBe('unauthenticated')
    const cookie = admin.cookies.header()
    expect(await send(server, undefined, '/departments', { headers: { cookie } })).toMatchObject(notValid)
    expect((await call('/service-accounts')).status).toBe(404)
    expect((await call('/departments')).headers['set-cookie']).toBeUndefined()
  })

  it('shows when it was last used', async () => {
    const { call, accountId } = await program(server, admin, ['structure:read'])
    const used = async () => {
      const { items } = await admin.listServiceAccounts({ pageSize: 100 })
      return items.find(({ id }) => id === accountId)?.tokens[0]?.lastUsedAt
    }
    expect(await used()).toBeNull()
    await call('/departments')
    expect(await used()).toBe(clock.now().toISOString())
  })

  it('has its own rate limit, which the responsible person does not use up', async () => {
    // Keeps all calls within one minute, however slow the machine is.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const busy = await program(server, admin, ['structure:read'], 10)
    const other = await program(server, admin, ['structure:read'], 10)
    for (let count = 0; count < 10; count++) expect((await busy.call('/departments')).status).toBe(200)
    const refused = await busy.call('/departments')
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate-limited' } } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await other.call('/departments')).status).toBe(200)
    await admin.listDepartments({})
  })
})

describe('every operation for programs', () => {
  const all = apiOperations.map((name) => ({ name, operation: operations[name] }))

  it('needs its own scope', { timeout: 120_000 }, async () => {
    const callers = new Map(
      await Promise.all(
        apiScopes.map(async (scope) => [scope, (await program(server, admin, [scope])).call] as const),
      ),
    )
    await everyCase(
      all,
      ({ name }) => name,
      async ({ operation }) => {
        const needed = operationScope(operation)
        const [domain] = needed.split(':')
        const wrong = apiScopes.find((it) => !it.startsWith(`${domain}:`))!
        const path = operation.path.replace(/\{\w+\}/g, newId)
        const { body } = await callers.get(wrong)!(path, { method: operation.method })
        expect(body.error.code).toBe('scope-required')
        if (needed.endsWith(':read')) return
        const reader = callers.get(`${domain}:read` as (typeof apiScopes)[number])!
        expect((await reader(path, { method: operation.method })).body.error.code).toBe('scope-required')
      },
    )
  })

  it('is nothing personal, and nothing about faces, credentials or auth sessions', () => {
    const telling =
      /my[A-Z]|face|passkey|password|secondfactor|identit|signin|signout|session(of|s)?of|bank|vouch|invit|photo|display|pairing|settings|mail$|token|serviceaccount|erase|retention/i
    expect(all.map(({ name }) => name).filter((name) => telling.test(name))).toEqual([])
  })
})
