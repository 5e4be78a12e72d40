import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { confirmed } from '#testing/confirmed.ts'
import { followRedirect } from '#testing/issuer.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { refreshMetadata } from './read-metadata.service.ts'
import { providerSettings, startIdentityProvider } from './testing/identity-provider.ts'

const provider = await startIdentityProvider()
afterAll(provider.stop)
const server = await startTestServer({ SAML_ALLOW_ORIGINS: provider.origin })
const { make, browser, clock, platform } = server
const whole = provider.served.metadata

const values = providerSettings(provider.metadataUrl)
let admin: TestBrowser

beforeEach(async () => {
  provider.served.metadata = whole
  admin = await confirmed(server, await make.admin())
  for (const { id } of (await admin.listIdentityProviders({})).items)
    await admin.removeIdentityProvider({ providerId: id })
})

describe('an identity provider', () => {
  it('is added, changed and deleted by admins alone, and audited', async () => {
    expect(await refusal((await server.as(await make.staff())).listIdentityProviders({}))).toBe('forbidden')
    const added = await admin.createIdentityProvider(values)
    expect(added).toMatchObject({ name: 'Campus account', acceptsLogout: true, problem: null })
    const { id: providerId, version } = added
    const changed = { ...values, providerId, version, name: 'Account', emailDomains: ['other.test'] }
    expect(await admin.updateIdentityProvider(changed)).toMatchObject({ name: 'Account' })
    expect(await refusal(admin.updateIdentityProvider(changed))).toBe('edit-conflict')
    await admin.removeIdentityProvider({ providerId })
    expect(await admin.listIdentityProviders({})).toEqual({
      items: [],
      serviceProvider: {
        entityId: 'http://localhost:3000/saml/metadata',
        responseUrl: 'http://localhost:3000/saml/response',
        logoutUrl: null,
        encrypts: false,
      },
      can: { add: true },
    })
    expect(await refusal(admin.removeIdentityProvider({ providerId }))).toBe('not-found')
    const { items } = await admin.listAuditEvents({ search: providerId })
    expect(items.map(({ action }) => action)).toEqual([
      'removeIdentityProvider',
      'updateIdentityProvider',
      'createIdentityProvider',
    ])
  })

  it('is added once, from an address that the server may call', async () => {
    await admin.createIdentityProvider(values)
    expect(await refusal(admin.createIdentityProvider(values))).toBe('already-exists')
    expect(await refusal(admin.createIdentityProvider({ ...values, name: 'Same' }))).toBe('already-exists')
    const elsewhere = { ...values, name: 'Elsewhere', metadataUrl: 'http://127.0.0.1:9/metadata' }
    expect(await refusal(admin.createIdentityProvider(elsewhere))).toBe('invalid-input')
  })

  it('that is off is neither offered nor used', async () => {
    const { id } = await admin.createIdentityProvider({ ...values, isOn: false })
    expect((await browser().readSignInOptions({})).providers).toEqual([])
    expect(await followRedirect(server, browser(), `/api/saml/${id}/start`)).toBe(
      '/login?error=operation-not-allowed',
    )
  })

  it('reports metadata that is missing or invalid', async () => {
    const { id: providerId } = await admin.createIdentityProvider(values)
    const problem = async (metadata: string) => {
      provider.served.metadata = metadata
      return (await admin.checkIdentityProvider({ providerId })).problem
    }
    expect(await problem('<html>')).toBe('no-metadata')
    expect(await problem(whole.replaceAll('IDPSSODescriptor', 'SPSSODescriptor'))).toBe('no-provider')
    expect(await problem(whole.replace(provider.entityId, 'https://other.test'))).toBe('no-provider')
    expect(await problem('x'.repeat(600_000))).toBe('unreachable')
    expect(await problem(whole)).toBeNull()
  })

  it('is read again every day, and admins are notified once when that fails', async () => {
    await admin.createIdentityProvider(values)
    const notices = async () =>
      (await admin.listNotifications({})).items.filter(({ title }) => title.includes('Campus account'))
    await refreshMetadata(platform)
    expect(await notices()).toEqual([])
    provider.served.metadata = '<html>'
    await refreshMetadata(platform)
    await refreshMetadata(platform)
    expect(await notices()).toHaveLength(1)
    const { items } = await admin.listIdentityProviders({})
    expect(items).toMatchObject([{ problem: 'no-metadata', entityId: provider.entityId }])
    clock.forward({ minutes: 1 })
  })
})

it('has metadata that providers can import', async () => {
  const { body, headers } = await server.app.inject({ url: '/saml/metadata' })
  expect(headers['content-type']).toContain('samlmetadata+xml')
  expect(body).toContain('entityID="http://localhost:3000/saml/metadata"')
  expect(body).toContain('Location="http://localhost:3000/saml/response"')
})
