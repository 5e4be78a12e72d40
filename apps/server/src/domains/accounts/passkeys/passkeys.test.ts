import { beforeEach, describe, expect, it } from 'vitest'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { confirmed } from '#testing/confirmed.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { registerTestPasskey, testAuthenticator } from '#testing/test-authenticator.ts'
import { answeredPasskeyChallenges, passkeys } from '../passkeys.tables.ts'

const server = await startTestServer()
const { make, clock, platform } = server
let person: TestPerson
let browser: TestBrowser

beforeEach(async () => {
  person = await make.student()
  browser = await confirmed(server, person)
})

const titles = async (at: TestBrowser) => (await at.listNotifications({})).items.map(({ title }) => title)

const onlyOne = async (at: TestBrowser) => (await at.listPasskeys({})).items[0]!.id

describe('adding a passkey', () => {
  it('stores the public key and notifies the owner', async () => {
    expect(await browser.listPasskeys({})).toEqual({ items: [], can: { add: true } })
    const device = await registerTestPasskey(browser)
    expect((await browser.listPasskeys({})).items).toEqual([
      { id: expect.any(String), name: 'Laptop', createdAt: clock.now().toISOString(), lastUsedAt: null },
    ])
    expect(await titles(browser)).toEqual(['Passkey added'])
    const rows = await platform.db.select().from(passkeys)
    expect(rows.find(({ credentialId }) => credentialId === device.credentialId)).toMatchObject({
      personId: person.id,
      transports: ['internal'],
    })
  })

  it('asks the browser for the person’s own host, and for fingerprint, face or PIN', async () => {
    const device = await registerTestPasskey(browser)
    expect(await browser.startPasskeyRegistration({})).toMatchObject({
      rp: { id: 'localhost', name: 'Test University' },
      user: { name: person.email },
      excludeCredentials: [{ id: device.credentialId }],
      authenticatorSelection: { userVerification: 'required' },
    })
  })

  it('requires a recently confirmed password, at the start and at the end', async () => {
    const asked = await browser.startPasskeyRegistration({})
    const attestation = testAuthenticator().create(asked)
    clock.forward({ minutes: 11 })
    expect(await refusal(browser.startPasskeyRegistration({}))).toBe('requires-recent-login')
    expect(await refusal(browser.registerPasskey({ name: 'Laptop', attestation }))).toBe(
      'requires-recent-login',
    )
  })

  it.each([
    ['of another site', { origin: 'https://campus.evil' }],
    ['for another host', { rpId: 'campus.evil' }],
    ['without finger, face or PIN', { verified: false }],
    ['to a challenge that is not ours', { challenge: Buffer.from('made up').toString('base64url') }],
  ])('refuses an answer %s', async (_, misdeeds) => {
    const asked = await browser.startPasskeyRegistration({})
    const attestation = testAuthenticator().create(asked, misdeeds)
    expect(await refusal(browser.registerPasskey({ name: 'Laptop', attestation }))).toBe('passkey-not-valid')
    expect((await browser.listPasskeys({})).items).toEqual([])
  })

  it('refuses an answer that is late, used, or for another person', async () => {
    const device = testAuthenticator()
    const asked = await browser.startPasskeyRegistration({})
    const input = { name: 'Laptop', attestation: device.create(asked) }
    const other = await confirmed(server, await make.student())
    expect(await refusal(other.registerPasskey(input))).toBe('passkey-not-valid')
    const { items } = await browser.registerPasskey(input)
    await browser.removePasskey({ passkeyId: items[0]!.id })
    expect(await refusal(browser.registerPasskey(input))).toBe('passkey-used')

    const late = await browser.startPasskeyRegistration({})
    clock.forward({ minutes: 5 })
    const attestation = device.create(late)
    expect(await refusal(browser.registerPasskey({ name: 'Laptop', attestation }))).toBe('passkey-expired')
  })

  it('refuses a passkey that is already registered, to any person', async () => {
    const device = await registerTestPasskey(browser)
    expect(await refusal(registerTestPasskey(browser, device))).toBe('passkey-registered')
    const other = await confirmed(server, await make.student())
    expect(await refusal(registerTestPasskey(other, device))).toBe('passkey-registered')
  })

  it('allows at most twenty, even if several are added at once', async () => {
    for (let count = 0; count < 18; count++) await registerTestPasskey(browser)
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => registerTestPasskey(browser)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await browser.listPasskeys({})).toMatchObject({ can: { add: false } })
    expect(await refusal(browser.startPasskeyRegistration({}))).toBe('too-many-passkeys')
  })
})

describe('a person’s passkeys', () => {
  it('can be renamed and deleted, which notifies the owner', async () => {
    await registerTestPasskey(browser)
    const id = await onlyOne(browser)
    const { items } = await browser.renamePasskey({ passkeyId: id, name: 'Phone' })
    expect(items).toMatchObject([{ id, name: 'Phone' }])
    expect((await browser.removePasskey({ passkeyId: id })).items).toEqual([])
    expect(await titles(browser)).toEqual(['Passkey deleted', 'Passkey added'])
    expect(await refusal(browser.removePasskey({ passkeyId: id }))).toBe('not-found')
  })

  it('cannot be seen or changed by others, even admins', async () => {
    await registerTestPasskey(browser)
    const id = await onlyOne(browser)
    for (const other of [await make.admin(), await make.student()]) {
      const at = await server.as(other)
      expect((await at.listPasskeys({})).items).toEqual([])
      expect(await refusal(at.renamePasskey({ passkeyId: id, name: 'Mine' }))).toBe('not-found')
      expect(await refusal(at.removePasskey({ passkeyId: id }))).toBe('not-found')
    }
  })
})

describe('confirming with a passkey', () => {
  it('allows sensitive changes, also without a password', async () => {
    const device = await registerTestPasskey(browser)
    clock.forward({ minutes: 60 })
    expect(await refusal(browser.startPasskeyRegistration({}))).toBe('requires-recent-login')
    const asked = await browser.startPasskeyConfirmation({})
    expect(asked).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: device.credentialId, transports: ['internal'] }],
    })
    await browser.confirmWithPasskey({ assertion: device.get(asked) })
    await browser.startPasskeyRegistration({})
    expect((await browser.listPasskeys({})).items).toMatchObject([{ lastUsedAt: clock.now().toISOString() }])
  })

  it('applies only to the browser that asked', async () => {
    const device = await registerTestPasskey(browser)
    const asked = await browser.startPasskeyConfirmation({})
    const elsewhere = await server.as(person)
    expect(await refusal(elsewhere.confirmWithPasskey({ assertion: device.get(asked) }))).toBe(
      'passkey-not-valid',
    )
  })

  it.each([
    ['of another site', { origin: 'https://campus.evil' }],
    ['for another host', { rpId: 'campus.evil' }],
    ['without finger, face or PIN', { verified: false }],
    ['of a copy, which counts from behind', { counter: 1 }],
  ])('refuses an answer %s, and changes nothing', async (_, misdeeds) => {
    const device = await registerTestPasskey(browser)
    const asked = await browser.startPasskeyConfirmation({})
    const assertion = device.get(asked, misdeeds)
    expect(await refusal(browser.confirmWithPasskey({ assertion }))).toBe('passkey-not-valid')
    expect((await browser.listPasskeys({})).items).toMatchObject([{ lastUsedAt: null }])
  })

  it('refuses a replay, a late answer and one with a changed signature', async () => {
    const device = await registerTestPasskey(browser)
    const assertion = device.get(await browser.startPasskeyConfirmation({}))
    const changed = { ...assertion, response: { ...assertion.response, signature: 'AAAA' } }
    expect(await refusal(browser.confirmWithPasskey({ assertion: changed }))).toBe('passkey-not-valid')
    await browser.confirmWithPasskey({ assertion })
    expect(await refusal(browser.confirmWithPasskey({ assertion }))).toBe('passkey-not-valid')

    const late = await browser.startPasskeyConfirmation({})
    clock.forward({ minutes: 5 })
    expect(await refusal(browser.confirmWithPasskey({ assertion: device.get(late) }))).toBe('passkey-expired')
  })

  it('accepts an answer only once, even if it comes twice at once from a device without a counter', async () => {
    const device = testAuthenticator()
    const registration = await browser.startPasskeyRegistration({})
    const attestation = device.create(registration, { counter: 0 })
    await browser.registerPasskey({ name: 'Synced', attestation })
    const assertion = device.get(await browser.startPasskeyConfirmation({}), { counter: 0 })
    const twice = [1, 2].map(() => browser.confirmWithPasskey({ assertion }))
    const outcomes = await Promise.allSettled(twice)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(browser.confirmWithPasskey({ assertion }))).toBe('passkey-used')
  })

  it('refuses the passkey of another person, a deleted one, and a person who has none', async () => {
    expect(await refusal(browser.startPasskeyConfirmation({}))).toBe('no-passkey')
    await registerTestPasskey(browser)
    const other = await confirmed(server, await make.student())
    const foreign = await registerTestPasskey(other)
    const asked = await browser.startPasskeyConfirmation({})
    expect(await refusal(browser.confirmWithPasskey({ assertion: foreign.get(asked) }))).toBe(
      'passkey-unknown',
    )
    const id = await onlyOne(browser)
    const removed = testAuthenticator()
    await browser.removePasskey({ passkeyId: id })
    expect(await refusal(browser.confirmWithPasskey({ assertion: removed.get(asked) }))).toBe(
      'passkey-unknown',
    )
  })

  it('refuses malformed answers without a server error', async () => {
    const device = await registerTestPasskey(browser)
    const assertion = device.get(await browser.startPasskeyConfirmation({}))
    const nonsense = [
      'AAAA',
      Buffer.from('{}').toString('base64url'),
      Buffer.from('null').toString('base64url'),
    ]
    for (const clientDataJSON of nonsense) {
      const changed = { ...assertion, response: { ...assertion.response, clientDataJSON } }
      expect(await refusal(browser.confirmWithPasskey({ assertion: changed }))).toBe('passkey-not-valid')
    }
    const changed = { ...assertion, response: { ...assertion.response, authenticatorData: 'AAAA' } }
    expect(await refusal(browser.confirmWithPasskey({ assertion: changed }))).toBe('passkey-not-valid')
  })
})

it('answered challenges are deleted when they have expired', async () => {
  await registerTestPasskey(browser)
  clock.forward({ minutes: 4 })
  await applyRetention(platform, ['sign-in'])
  expect((await platform.db.select().from(answeredPasskeyChallenges)).length).toBeGreaterThan(0)
  clock.forward({ minutes: 2 })
  await applyRetention(platform, ['sign-in'])
  expect(await platform.db.select().from(answeredPasskeyChallenges)).toEqual([])
})
