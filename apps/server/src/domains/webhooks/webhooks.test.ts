import { operations } from '@campanile/contract/operations.ts'
import { eventCatalogue, type eventTypes, findEventType } from '@campanile/contract/webhooks/event-types.ts'
import { maxWebhooks } from '@campanile/contract/webhooks/webhooks.ts'
import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { beforeAll, describe, expect, it } from 'vitest'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { deliverWebhooks } from './deliveries.service.ts'
import { openReceiver } from './testing/receiver.ts'
import { webhookDeliveries } from './webhooks.tables.ts'

const receiver = await openReceiver({
  '/redirect': (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  '/broken': (_, response) => response.writeHead(500).end('x'.repeat(100_000)),
  '/gone': (_, response) => response.writeHead(410).end(),
  '/cut': (request) => request.socket.destroy(),
  '/slow': () => undefined,
})
const server = await startTestServer({ WEBHOOK_ALLOW_ORIGINS: receiver.origin })
const { make, clock, platform } = server
const { db } = platform
let person: { id: string }
let admin: TestBrowser
let serial = 0

beforeAll(async () => {
  person = await make.admin()
  admin = await server.as(person)
})

type Events = (typeof eventTypes)[number][]
const add = (path = '/', events: Events = ['campanile.term.changed'], by = admin) =>
  by.createWebhook({ name: `Hook ${++serial}`, url: `${receiver.origin}${path}`, events, isOn: true })

const addTerm = (by = admin) =>
  by.createTerm({ name: `Term ${++serial}`, firstDay: '2027-01-11', lastDay: '2027-04-02', holidays: [] })

const listDeliveries = async (webhookId: string) => (await admin.listWebhookDeliveries({ webhookId })).items
const removeAll = async () => {
  for (const { id } of (await admin.listWebhooks({})).items) await admin.removeWebhook({ webhookId: id })
}

describe('an event', () => {
  it('is queued with the change, sent once, and signed so that the library verifies it', async () => {
    const { webhook, secret } = await add('/verified')
    const { id: termId } = await addTerm()
    expect(await listDeliveries(webhook.id)).toMatchObject([{ state: 'waiting', attempts: 0 }])
    await deliverWebhooks(platform)
    await deliverWebhooks(platform)
    const [got, ...more] = receiver.at('/verified')
    expect(more).toEqual([])
    // The library compares the timestamp with the real time.
    const headers = got!.headers as Record<string, string>
    const at = new Date(Number(headers['webhook-timestamp']) * 1000)
    expect(at).toEqual(clock.now())
    expect(new Webhook(secret).sign(headers['webhook-id']!, at, got!.body)).toBe(headers['webhook-signature'])
    const event = JSON.parse(got!.body)
    expect(event).toEqual({
      specversion: '1.0',
      id: headers['webhook-id'],
      source: 'http://localhost:3000',
      type: 'campanile.term.changed',
      subject: `term/${termId}`,
      time: clock.now().toISOString(),
      datacontenttype: 'application/json',
      data: { operation: 'createTerm', entity: 'term', id: termId },
    })
    expect(await listDeliveries(webhook.id)).toMatchObject([{ state: 'delivered', attempts: 1, status: 204 }])
    await removeAll()
  })

  it('is verified by the library at the time it is sent', async () => {
    const { webhook, secret } = await add('/now')
    const before = clock.now()
    clock.forward({ seconds: Math.round((Date.now() - before.getTime()) / 1000) })
    const sent = await (await server.as(person)).testWebhook({ webhookId: webhook.id })
    expect(sent).toMatchObject({ status: 204, problem: null })
    const { body, headers } = receiver.at('/now')[0]!
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'campanile.webhook.test',
    })
    expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow()
    clock.forward({ seconds: -Math.round((clock.now().getTime() - before.getTime()) / 1000) })
    await removeAll()
  })

  it('is not queued for a change that is rolled back, nor for other events, nor while the webhook is off', async () => {
    const { webhook } = await add('/', ['campanile.exam.published'])
    await addTerm()
    const off = await add()
    const { id: webhookId, version, name, url, events } = off.webhook
    await admin.updateWebhook({ webhookId, version, name, url, events, isOn: false })
    await addTerm()
    expect(await listDeliveries(webhook.id)).toEqual([])
    expect(await listDeliveries(webhookId)).toEqual([])
    const { webhook: on } = await add()
    await db.execute(sql`alter table audit_events add constraint refused check (false) not valid`)
    expect(await refusal(addTerm())).toBe('internal')
    await db.execute(sql`alter table audit_events drop constraint refused`)
    expect(await listDeliveries(on.id)).toEqual([])
    await removeAll()
  })

  it('names no people', async () => {
    await add('/person', ['campanile.person.created'])
    const named = { firstName: 'Philippa', lastName: 'Unmistakable', email: 'philippa@campus.test' }
    await admin.createPerson({ ...named, role: 'student', employmentType: null, number: 'S-77' })
    await deliverWebhooks(platform)
    expect(receiver.at('/person')[0]!.body).not.toMatch(/philippa|unmistakable|S-77/i)
    await removeAll()
  })

  it('is signed with both secrets for a day after the secret was replaced', async () => {
    const { webhook, secret: former } = await add('/renewed')
    const { secret } = await admin.renewWebhookSecret({ webhookId: webhook.id })
    const signatures = async () => {
      await addTerm(await server.as(person))
      await deliverWebhooks(platform)
      const { body, headers } = receiver.at('/renewed').at(-1)!
      const id = String(headers['webhook-id'])
      const sign = (by: string) => new Webhook(by).sign(id, clock.now(), body)
      return { sent: headers['webhook-signature'], fresh: sign(secret), old: sign(former) }
    }
    const during = await signatures()
    expect(during.sent).toBe(`${during.fresh} ${during.old}`)
    clock.forward({ minutes: 24 * 60 })
    const after = await signatures()
    expect(after.sent).toBe(after.fresh)
    admin = await server.as(person)
    await removeAll()
  })
})

describe('a failure', () => {
  it.each([
    ['/redirect', { status: 302, problem: 'redirect' }],
    ['/broken', { status: 500, problem: 'status' }],
    ['/gone', { status: 410, problem: 'status' }],
    ['/cut', { status: null, problem: 'unreachable' }],
  ])('is named by a test event: %s', async (path, outcome) => {
    const { webhook } = await add(path)
    expect(await admin.testWebhook({ webhookId: webhook.id })).toMatchObject(outcome)
    expect(receiver.at('/elsewhere')).toEqual([])
    await removeAll()
  })

  it('is named for a receiver that does not answer', { timeout: 60_000 }, async () => {
    const { webhook } = await add('/slow')
    expect(await admin.testWebhook({ webhookId: webhook.id })).toMatchObject({
      status: null,
      problem: 'timeout',
    })
    await removeAll()
  })

  it.each([
    'https://127.0.0.1/hook',
    'https://10.0.0.7/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/hook',
    'https://hooks.internal/hook',
    'http://hooks.campus.edu/hook',
    'https://hooks.campus.edu:8443/hook',
    'https://name:word@hooks.campus.edu/hook',
    'file:///etc/passwd',
    'javascript:alert(1)',
  ])('is prevented for an address that the server must not call: %s', async (url) => {
    const values = { name: 'Refused', url, events: ['campanile.term.changed' as const], isOn: true }
    const refused = admin.createWebhook(values)
    expect(await refusal(refused)).toBe('invalid-input')
    await expect(refused).rejects.toMatchObject({ fields: { url: expect.any(String) } })
  })

  it('is retried at growing intervals, given up after a day, and announced once', {
    timeout: 60_000,
  }, async () => {
    const other = await make.admin()
    const theirs = await server.as(other)
    const { webhook } = await add('/broken', ['campanile.term.changed'], theirs)
    await addTerm(theirs)
    await addTerm(theirs)
    const pauses: number[] = []
    const rows = () => db.select().from(webhookDeliveries)
    for (let attempt = 1; attempt <= 12; attempt++) {
      await deliverWebhooks(platform)
      const [row] = await rows()
      expect(row!.attempts).toBe(attempt)
      const next = row!.nextAttemptAt
      if (!next) break
      pauses.push(next.getTime() - clock.now().getTime())
      clock.forward({ seconds: 8 * 3600 })
    }
    expect(pauses).toHaveLength(11)
    expect(pauses.at(-1)!).toBeGreaterThan(pauses[0]! * 10)
    admin = await server.as(person)
    expect(await listDeliveries(webhook.id)).toMatchObject([{ state: 'failed' }, { state: 'failed' }])
    const again = await server.as(other)
    const titles = (await again.listNotifications({})).items.map(({ title }) => title)
    expect(titles.filter((it) => it === 'Webhook deliveries are failing')).toHaveLength(1)
  })

  it('can be replayed with the id of the same event', async () => {
    const { items } = await admin.listWebhooks({})
    const { id: webhookId, version, name, events } = items[0]!
    const url = `${receiver.origin}/mended`
    await admin.updateWebhook({ webhookId, version, name, events, isOn: true, url })
    const [delivery] = await listDeliveries(webhookId)
    await admin.replayWebhookDelivery({ deliveryId: delivery!.id })
    await deliverWebhooks(platform)
    expect(receiver.at('/mended').map(({ headers }) => headers['webhook-id'])).toEqual([delivery!.id])
    const failed = await admin.listWebhookDeliveries({ webhookId, state: 'failed' })
    expect(failed.total).toBe(1)
    await removeAll()
  })
})

describe('deliveries', () => {
  it('are sent once, also by several servers', async () => {
    const { webhook } = await add('/shared')
    for (let count = 0; count < 5; count++) await addTerm()
    await Promise.all([deliverWebhooks(platform), deliverWebhooks(platform), deliverWebhooks(platform)])
    const ids = receiver.at('/shared').map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(5)
    expect(ids).toHaveLength(5)
    expect((await listDeliveries(webhook.id)).every(({ state }) => state === 'delivered')).toBe(true)
    await removeAll()
  })

  it('are deleted after a month, unless they are still pending', async () => {
    await add('/month')
    await addTerm()
    await deliverWebhooks(platform)
    await addTerm()
    clock.forward({ minutes: 31 * 24 * 60 })
    await applyRetention(platform, ['sign-in'])
    const states = (await db.select().from(webhookDeliveries)).map(({ state }) => state)
    expect(states).toEqual(['waiting'])
    admin = await server.as(person)
    await removeAll()
  })
})

describe('webhooks', () => {
  it('keep their secret sealed, and show it once', async () => {
    const { webhook, secret } = await add()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(JSON.stringify(await admin.listWebhooks({}))).not.toContain(secret)
    const { rows } = await db.execute(sql`select secret from webhooks where id = ${webhook.id}`)
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
    await removeAll()
  })

  it('have unique names, and are changed based on the version that was read', async () => {
    const { webhook } = await add()
    const { id: webhookId, version, name, url, events } = webhook
    const values = { name: name.toUpperCase(), url, events, isOn: true }
    expect(await refusal(admin.createWebhook(values))).toBe('already-exists')
    await admin.updateWebhook({ webhookId, version, ...values })
    expect(await refusal(admin.updateWebhook({ webhookId, version, ...values }))).toBe('edit-conflict')
    await removeAll()
  })

  it('are limited, and for admins only', async () => {
    const lecturer = await server.as(await make.lecturer())
    expect(await refusal(lecturer.listWebhooks({}))).toBe('forbidden')
    const unconfirmed = await server.asUnconfirmed(person)
    expect(await refusal(add('/', ['campanile.term.changed'], unconfirmed))).toBe('requires-recent-login')
    await add()
    await db.execute(sql`insert into webhooks (id, name, url, events, is_on, secret, created_by, created_at)
      select gen_random_uuid(), 'Copy ' || n, url, events, is_on, secret, created_by, created_at
      from webhooks, generate_series(2, ${maxWebhooks}::int) n`)
    expect((await admin.listWebhooks({})).can.add).toBe(false)
    expect(await refusal(add())).toBe('too-many-webhooks')
    await db.execute(sql`delete from webhooks`)
  })

  it('list events of operations that exist, each once', () => {
    const named = Object.values(eventCatalogue).flat()
    expect(named.filter((name) => !(name in operations))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
    expect(findEventType('createTerm')).toBe('campanile.term.changed')
    expect(findEventType('signIn')).toBeUndefined()
  })
})
