import {
  serviceAccounts as contract,
  maxActiveTokens,
} from '@campanile/contract/service-accounts/service-accounts.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '#auth/tokens.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { expectAudited, type Scenarios } from '#domains/audit/testing/audited.ts'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { serviceTokens } from './service-accounts.tables.ts'
import { notifyOfExpiringTokens } from './service-tokens.service.ts'
import { addAccount, program } from './testing/program.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const { db } = platform
let person: TestPerson
let admin: TestBrowser

beforeAll(async () => {
  person = await make.admin({ firstName: 'Ada', lastName: 'Lovelace' })
  admin = await server.as(person)
})

const listTitles = async (browser: TestBrowser) =>
  (await browser.listNotifications({})).items.map(({ title }) => title)

describe('service accounts', () => {
  it('are created without a token, for the admin who creates them', async () => {
    const made = await addAccount(admin, ['people:read', 'structure:change'], 120)
    expect(made).toMatchObject({
      scopes: ['people:read', 'structure:change'],
      requestsPerMinute: 120,
      responsible: { id: person.id, name: 'Ada Lovelace' },
      state: 'no-token',
      tokens: [],
      can: { addToken: true, takeOver: false },
    })
  })

  it('have unique names, which can be used again after deleting', async () => {
    const { name, id: accountId } = await addAccount(admin, ['people:read'])
    const again = { name: name.toUpperCase(), scopes: ['people:read' as const], requestsPerMinute: 60 }
    const taken = admin.createServiceAccount(again)
    expect(await refusal(taken)).toBe('already-exists')
    await expect(taken).rejects.toMatchObject({ fields: { name: 'Another service account has this name' } })
    await admin.removeServiceAccount({ accountId })
    await admin.createServiceAccount(again)
    expect(await refusal(admin.removeServiceAccount({ accountId }))).toBe('not-found')
  })

  it.each([
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['faces:read'] }],
    ['a domain twice', { scopes: ['people:read', 'people:change'] }],
    ['an empty name', { name: ' ' }],
    ['too many requests', { requestsPerMinute: 601 }],
    ['too few requests', { requestsPerMinute: 9 }],
  ])('are refused with %s', async (_, change) => {
    const values = { name: 'Refused', scopes: ['people:read'], requestsPerMinute: 60, ...change }
    expect(await refusal(admin.createServiceAccount(values as never))).toBe('invalid-input')
  })

  it('are changed based on the version that was read', async () => {
    const { id: accountId, name, version } = await addAccount(admin, ['people:read'])
    const values = { accountId, version, name, requestsPerMinute: 60 }
    const changed = await admin.updateServiceAccount({ ...values, scopes: ['audit:read'] })
    expect(changed).toMatchObject({ scopes: ['audit:read'], version: version + 1 })
    expect(await refusal(admin.updateServiceAccount({ ...values, scopes: ['pay:read'] }))).toBe(
      'edit-conflict',
    )
  })

  it('need an admin who has confirmed who they are', async () => {
    const unconfirmed = await server.asUnconfirmed(person)
    const values = { name: 'Unconfirmed', scopes: ['people:read' as const], requestsPerMinute: 60 }
    expect(await refusal(unconfirmed.createServiceAccount(values))).toBe('requires-recent-login')
    const lecturer = await server.as(await make.lecturer())
    expect(await refusal(lecturer.listServiceAccounts({}))).toBe('forbidden')
  })

  it('notify the other admins, and the responsible one of changes by others', async () => {
    const other = await server.as(await make.admin())
    const { accountId, tokenId, name } = await program(server, admin, ['people:read'])
    expect(await listTitles(other)).toContain('New service account')
    await other.revokeServiceToken({ tokenId })
    const { version } = await other.takeOverServiceAccount({ accountId })
    expect(await listTitles(admin)).toEqual(
      expect.arrayContaining(['API token revoked', 'Service account taken over']),
    )
    const values = { accountId, version, name, requestsPerMinute: 60 }
    await admin.updateServiceAccount({ ...values, scopes: ['audit:read'] })
    await admin.issueServiceToken({ accountId, days: 30 })
    await admin.removeServiceAccount({ accountId })
    expect(await listTitles(other)).toEqual(
      expect.arrayContaining(['Service account changed', 'New API token', 'Service account deleted']),
    )
  })

  it('get no token while nobody is responsible, until an admin takes over', async () => {
    const leaving = await make.admin()
    const theirs = await server.as(leaving)
    const { id: accountId } = await addAccount(theirs, ['people:read'])
    await admin.disablePerson({ personId: leaving.id })
    const { items } = await admin.listServiceAccounts({ pageSize: 100 })
    expect(items.find(({ id }) => id === accountId)).toMatchObject({
      state: 'stopped',
      can: { addToken: false, takeOver: true },
    })
    expect(await refusal(admin.issueServiceToken({ accountId, days: 30 }))).toBe('blocked')
    await admin.takeOverServiceAccount({ accountId })
    await admin.issueServiceToken({ accountId, days: 30 })
  })
})

describe('tokens', () => {
  it('are stored as a hash, and shown by their beginning only', async () => {
    const { token, tokenId, accountId } = await program(server, admin, ['people:read'])
    const rows = await db.select().from(serviceTokens)
    const row = rows.find(({ id }) => id === tokenId)!
    expect(row.tokenHash).toEqual(hashToken(token))
    expect(row.start).toBe(token.slice(0, 16))
    const { items } = await admin.listServiceAccounts({ pageSize: 100 })
    const listed = JSON.stringify(items.find(({ id }) => id === accountId))
    const audited = JSON.stringify(await db.select().from(auditEvents))
    for (const text of [listed, audited]) expect(text).not.toContain(token.slice(16))
  })

  it('are limited for each account, also when many are created at once', async () => {
    const { id: accountId } = await addAccount(admin, ['people:read'])
    const asked = Array.from({ length: maxActiveTokens + 2 }, () =>
      admin.issueServiceToken({ accountId, days: 30 }),
    )
    const answers = await Promise.allSettled(asked)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxActiveTokens)
    expect(await refusal(admin.issueServiceToken({ accountId, days: 30 }))).toBe('too-many-tokens')
  })

  it('are replaced at once, or with an overlap in which both work', async () => {
    const { tokenId, call } = await program(server, admin, ['structure:read'])
    const replaced = await admin.rotateServiceToken({ tokenId, overlapHours: 24 })
    expect((await call('/departments')).status).toBe(200)
    const [fresh] = replaced.account.tokens
    const days = (Date.parse(fresh!.expiresAt) - Date.parse(fresh!.createdAt)) / 86_400_000
    expect(days).toBe(30)
    clock.forward({ minutes: 24 * 60 })
    expect((await call('/departments')).status).toBe(401)
    const again = await server.as(person)
    expect(await refusal(again.rotateServiceToken({ tokenId, overlapHours: 0 }))).toBe('not-found')
    const last = await again.rotateServiceToken({ tokenId: fresh!.id, overlapHours: 0 })
    expect(last.account.tokens.map(({ state }) => state)).toEqual(['active', 'revoked', 'expired'])
  })

  it('are announced before they expire, once', async () => {
    const fresh = await make.admin()
    const theirs = await server.as(fresh)
    await program(server, theirs, ['people:read'])
    await notifyOfExpiringTokens(platform)
    expect(await listTitles(theirs)).not.toContain('API token expires soon')
    clock.forward({ minutes: 17 * 24 * 60 })
    await notifyOfExpiringTokens(platform)
    await notifyOfExpiringTokens(platform)
    const later = await server.as(fresh)
    expect((await listTitles(later)).filter((it) => it === 'API token expires soon')).toHaveLength(1)
  })

  it('are deleted three months after they ended', async () => {
    const { tokenId } = await program(server, await server.as(person), ['people:read'])
    clock.forward({ minutes: 119 * 24 * 60 })
    await applyRetention(platform, ['sign-in'])
    const ids = async () => (await db.select().from(serviceTokens)).map(({ id }) => id)
    expect(await ids()).toContain(tokenId)
    clock.forward({ minutes: 2 * 24 * 60 })
    await applyRetention(platform, ['sign-in'])
    expect(await ids()).not.toContain(tokenId)
  })
})

const asOther = async () => {
  const { id } = await make.admin()
  return { by: id, browser: await server.as({ id }) }
}
const about = ['service-account']

const scenarios: Scenarios = {
  createServiceAccount: async () => {
    const { by, browser } = await asOther()
    const call = () => addAccount(browser, ['people:read'], 60)
    return { call, by, about, after: { scopes: ['people:read'], requestsPerMinute: 60 } }
  },
  updateServiceAccount: async () => {
    const { by, browser } = await asOther()
    const { id: accountId, name, version } = await addAccount(browser, ['people:read'])
    const values = { accountId, version, name, requestsPerMinute: 60, scopes: ['audit:read' as const] }
    const change = { before: { scopes: ['people:read'] }, after: { scopes: ['audit:read'] } }
    return { call: () => browser.updateServiceAccount(values), by, about, ...change }
  },
  takeOverServiceAccount: async () => {
    const { by: first, browser: before } = await asOther()
    const { id: accountId } = await addAccount(before, ['people:read'])
    const { by, browser } = await asOther()
    const change = { before: { responsible: first }, after: { responsible: by } }
    return { call: () => browser.takeOverServiceAccount({ accountId }), by, about, ...change }
  },
  removeServiceAccount: async () => {
    const { by, browser } = await asOther()
    const { id: accountId, name } = await addAccount(browser, ['people:read'])
    return { call: () => browser.removeServiceAccount({ accountId }), by, about, before: { name } }
  },
  issueServiceToken: async () => {
    const { by, browser } = await asOther()
    const { id: accountId } = await addAccount(browser, ['people:read'])
    return { call: () => browser.issueServiceToken({ accountId, days: 90 }), by, about }
  },
  rotateServiceToken: async () => {
    const { by, browser } = await asOther()
    const { tokenId } = await program(server, browser, ['people:read'])
    const call = () => browser.rotateServiceToken({ tokenId, overlapHours: 1 })
    return { call, by, about, after: { overlapHours: 1 } }
  },
  revokeServiceToken: async () => {
    const { by, browser } = await asOther()
    const { tokenId } = await program(server, browser, ['people:read'])
    return { call: () => browser.revokeServiceToken({ tokenId }), by, about }
  },
}

describe('the audit log', () => expectAudited(server, contract, { scenarios }))
