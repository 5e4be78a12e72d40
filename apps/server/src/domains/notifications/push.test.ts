import { ApiError } from '@campanile/contract/client.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import { testDevice } from '#testing/push-service.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { pushRegistrations } from './push.tables.ts'

const service = 'https://push.example.com'
const server = await startTestServer()
const { make, clock, platform } = server
let [ada, bob]: TestPerson[] = []
let at: TestBrowser

beforeEach(async () => {
  ada = await make.student()
  bob = await make.lecturer()
  at = await server.as(ada)
})

const registered = async (person: TestPerson) =>
  platform.db.select().from(pushRegistrations).where(eq(pushRegistrations.personId, person.id))

/** The error messages for each field of a rejected call. */
const readFields = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error.fields : undefined),
  )

it('the key is a point on the curve, and the same for everyone', async () => {
  const { publicKey } = await at.readPushKey({})
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
  expect(await (await server.as(bob!)).readPushKey({})).toEqual({ publicKey })
})

describe('registering', () => {
  it('adds this browser, with its endpoint sealed', async () => {
    const { subscription } = testDevice(service)
    const { items } = await at.registerPush({ subscription })
    const now = clock.now().toISOString()
    expect(items).toEqual([
      { id: expect.any(String), device: 'A browser', createdAt: now, refreshedAt: now, isHere: true },
    ])
    const [row] = await registered(ada!)
    const stored = JSON.stringify(row)
    for (const secret of [subscription.endpoint, ...Object.values(subscription.keys)])
      expect(stored).not.toContain(secret)
    expect(stored).not.toContain(Buffer.from(subscription.endpoint).toString('base64'))
  })

  it('twice at once adds it once', async () => {
    const { subscription } = testDevice(service)
    await Promise.all([at.registerPush({ subscription }), at.registerPush({ subscription })])
    expect(await registered(ada!)).toHaveLength(1)
  })

  it('moves a browser to the person who is signed in now', async () => {
    const { subscription } = testDevice(service)
    await at.registerPush({ subscription })
    const theirs = await server.as(bob!)
    expect((await theirs.registerPush({ subscription })).items).toHaveLength(1)
    expect((await at.listPushDevices({})).items).toEqual([])
  })

  it('gives the browser to one of two people who register it at once', async () => {
    const { subscription } = testDevice(service)
    const theirs = await server.as(bob!)
    await Promise.all([at.registerPush({ subscription }), theirs.registerPush({ subscription })])
    expect([...(await registered(ada!)), ...(await registered(bob!))]).toHaveLength(1)
  })

  it('removes the browser’s earlier registration', async () => {
    await at.registerPush({ subscription: testDevice(service).subscription })
    const { items } = await at.registerPush({ subscription: testDevice(service).subscription })
    expect(items).toHaveLength(1)
  })

  it('keeps ten devices, and removes the one confirmed longest ago', async () => {
    const oldest = await at.registerPush({ subscription: testDevice(service).subscription })
    for (let number = 0; number < 9; number++) {
      clock.forward({ minutes: 1 })
      await (await server.as(ada!)).registerPush({ subscription: testDevice(service).subscription })
    }
    clock.forward({ minutes: 1 })
    const { items } = await (await server.as(ada!)).registerPush({
      subscription: testDevice(service).subscription,
    })
    expect(items).toHaveLength(10)
    expect(items.map(({ id }) => id)).not.toContain(oldest.items[0]!.id)
  })

  it.each([
    ['http://push.example.com/x', 'The address must start with https://'],
    ['https://user:secret@push.example.com/x', 'The address must not contain a user name or password'],
    ['https://push.example.com:8443/x', 'The address must use the standard port'],
    ['https://127.0.0.1/x', 'The address must be on the public internet'],
    ['https://169.254.169.254/latest/meta-data', 'The address must be on the public internet'],
    ['https://[::ffff:10.0.0.1]/x', 'The address must be on the public internet'],
    ['https://[64:ff9b::7f00:1]/x', 'The address must be on the public internet'],
    ['https://localhost/x', 'The address must be on the public internet'],
    ['https://2130706433/x', 'The address must be on the public internet'],
    ['javascript:alert(1)', 'The address must start with https://'],
    ['nowhere', 'This is not an address'],
  ])('rejects the endpoint %s next to its field', async (endpoint, sentence) => {
    const { keys } = testDevice(service).subscription
    const call = at.registerPush({ subscription: { endpoint, keys } })
    expect(await readFields(call)).toEqual({ 'subscription.endpoint': sentence })
    const refresh = at.refreshPush({ oldEndpoint: service, subscription: { endpoint, keys } })
    expect(await readFields(refresh)).toEqual({ 'subscription.endpoint': sentence })
    expect(await registered(ada!)).toEqual([])
  })

  it('rejects keys that no browser has', async () => {
    const { endpoint, keys } = testDevice(service).subscription
    const tries = [
      { ...keys, p256dh: `B${'A'.repeat(86)}` },
      { ...keys, p256dh: 'short' },
      { ...keys, auth: 'a+b/' },
      { ...keys, auth: 'A'.repeat(23) },
    ]
    for (const wrong of tries)
      expect(await refusal(at.registerPush({ subscription: { endpoint, keys: wrong } }))).toBe(
        'invalid-input',
      )
    const long = `${service}/${'x'.repeat(2000)}`
    expect(await refusal(at.registerPush({ subscription: { endpoint: long, keys } }))).toBe('invalid-input')
  })
})

describe('refreshing', () => {
  const week = { minutes: 7 * 24 * 60 }

  it('confirms the same token', async () => {
    const { subscription } = testDevice(service)
    const [before] = (await at.registerPush({ subscription })).items
    clock.forward({ minutes: 6 * 24 * 60 })
    const { items } = await at.refreshPush({ oldEndpoint: subscription.endpoint, subscription })
    expect(items).toEqual([{ ...before, refreshedAt: clock.now().toISOString() }])
  })

  it('replaces the old endpoint, also when page and worker report it at once', async () => {
    const [old, fresh] = [testDevice(service), testDevice(service)]
    await at.registerPush({ subscription: old.subscription })
    const refresh = () =>
      at.refreshPush({ oldEndpoint: old.subscription.endpoint, subscription: fresh.subscription })
    const [{ items }] = await Promise.all([refresh(), refresh()])
    expect(items).toHaveLength(1)
    expect(await registered(ada!)).toHaveLength(1)
  })

  it('only changes the person’s own registrations', async () => {
    const { subscription } = testDevice(service)
    await at.registerPush({ subscription })
    const theirs = await server.as(bob!)
    const fresh = testDevice(service).subscription
    const call = theirs.refreshPush({ oldEndpoint: subscription.endpoint, subscription: fresh })
    expect(await refusal(call)).toBe('not-found')
    expect(await registered(ada!)).toHaveLength(1)
  })

  it('finds nothing after the session has ended', async () => {
    const { subscription } = testDevice(service)
    await at.registerPush({ subscription })
    clock.forward(week)
    const call = at.refreshPush({ oldEndpoint: subscription.endpoint, subscription })
    expect(await refusal(call)).toBe('unauthenticated')
  })
})

describe('removing', () => {
  it('removes the person’s own device', async () => {
    const { items } = await at.registerPush({ subscription: testDevice(service).subscription })
    const other = await server.as(ada!)
    expect((await other.listPushDevices({})).items).toMatchObject([{ isHere: false }])
    expect(await other.unregisterPush({ registrationId: items[0]!.id })).toEqual({ items: [] })
    expect(await refusal(other.unregisterPush({ registrationId: items[0]!.id }))).toBe('not-found')
  })

  it('treats another person’s device like one that does not exist', async () => {
    const { items } = await at.registerPush({ subscription: testDevice(service).subscription })
    const theirs = await server.as(bob!)
    const answers = await Promise.all(
      [items[0]!.id, newId()].map((registrationId) => refusal(theirs.unregisterPush({ registrationId }))),
    )
    expect(answers).toEqual(['not-found', 'not-found'])
    expect(await registered(ada!)).toHaveLength(1)
  })
})

describe('a registration is deleted with its session', () => {
  beforeEach(async () => {
    await at.registerPush({ subscription: testDevice(service).subscription })
    const elsewhere = await server.as(ada!)
    await elsewhere.registerPush({ subscription: testDevice(service).subscription })
  })

  it('when the person signs out, and no other is', async () => {
    await at.signOut({})
    expect(await registered(ada!)).toHaveLength(1)
  })

  it('when another person signs in on this browser', async () => {
    await at.signIn({ email: bob!.email, password: testPassword })
    expect(await registered(ada!)).toHaveLength(1)
    expect((await at.listPushDevices({})).items).toEqual([])
  })

  it('when the person is disabled, with all others', async () => {
    await (await server.as(await make.admin())).disablePerson({ personId: ada!.id })
    expect(await registered(ada!)).toEqual([])
  })

  it('when the password is reset, with all others', async () => {
    const admin = await server.as(await make.admin())
    const { link } = await admin.createPasswordResetLink({ personId: ada!.id })
    const token = new URL(link).hash.slice(1)
    await server.browser().completePasswordReset({ token, password: 'another horse entirely' })
    expect(await registered(ada!)).toEqual([])
  })
})
