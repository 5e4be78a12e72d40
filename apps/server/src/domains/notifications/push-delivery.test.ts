import type { NotificationKind } from '@campanile/contract/notifications/notifications.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#db/database.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startPushService, type TestDevice, testDevice, vapidClaims } from '#testing/push-service.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import type { Message } from './message.ts'
import { notify } from './notifications.service.ts'
import { notifications } from './notifications.tables.ts'
import { pushRegistrations } from './push.tables.ts'
import { pushNotifications, retryPushes } from './push-delivery.service.ts'

const service = await startPushService()
const server = await startTestServer({
  ...service.environment,
  PUSH_CONTACT: 'mailto:office@campus.test',
})
const { make, clock, platform } = server
let ada: TestPerson
let at: TestBrowser
let device: TestDevice

const endpoint = () => device.subscription.endpoint

beforeEach(async () => {
  service.take()
  service.answer({ status: 201 })
  ada = await make.student()
  at = await server.as(ada)
  device = testDevice(service.origin)
  await at.registerPush({ subscription: device.subscription })
})

/** Adds notifications to the panel, and returns the ids of all that are in it. */
async function told(person: TestPerson, ...messages: Partial<Message>[]): Promise<string[]> {
  for (const message of messages)
    await inTransaction(platform, (tx) =>
      notify(tx, clock.now(), [person.id], () => ({
        kind: 'decisions',
        type: 'success',
        title: 'Your request about CS101 was approved',
        message: 'Dr Grace Hopper approved it: illness.',
        priority: 'high',
        navigationPath: '/app/attendance?dispute=7',
        ...message,
      })),
    )
  const rows = await platform.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.personId, person.id))
    .orderBy(notifications.id)
  return rows.map(({ id }) => id)
}

const registration = async () => {
  const [row] = await platform.db
    .select()
    .from(pushRegistrations)
    .where(eq(pushRegistrations.personId, ada.id))
  return row
}

interface Retry {
  run_at: Date
  payload: { pairs: { notificationId: string; registrationId: string }[]; tries: number }
}

/** The pending retries of this notification. */
async function listRetries(notificationId: string): Promise<Retry[]> {
  const { rows } = await server.pool.query<Retry>(
    `select j.run_at, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'retryPushes' and j.payload::text like '%' || $1 || '%' order by j.id`,
    [notificationId],
  )
  return rows
}

describe('a push', () => {
  it('can be read only by the device, and contains no sensitive words', async () => {
    const [id] = await told(ada, {})
    await pushNotifications(platform, [id!])
    const pushes = service.take()
    expect(device.read(pushes)).toEqual([
      { id, title: 'Your request was decided', path: '/app/attendance?dispute=7' },
    ])
    const travelled = pushes
      .map(({ headers, body }) => JSON.stringify(headers) + body.toString('latin1'))
      .join()
    expect(travelled).not.toMatch(/request|decided|decisions|attendance|Hopper|CS101|illness/)
  })

  it('has a sender, an urgency and a lifetime', async () => {
    const ids = await told(ada, { priority: 'high' }, { priority: 'medium' }, { priority: 'low' })
    clock.forward({ minutes: 60 })
    await pushNotifications(platform, ids)
    const pushes = service.take()
    expect(pushes.map(({ headers }) => headers.urgency).sort()).toEqual(['high', 'low', 'normal'])
    for (const push of pushes) {
      expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '82800' })
      const { aud, exp, sub, key } = vapidClaims(push)
      expect([aud, sub]).toEqual([service.origin, 'mailto:office@campus.test'])
      expect(key).toBe((await at.readPushKey({})).publicKey)
      const holds = exp * 1000 - clock.now().getTime()
      expect(holds).toBeGreaterThan(3_600_000)
      expect(holds).toBeLessThanOrEqual(12 * 3_600_000)
    }
  })

  it('replaces one of the same kind that waits for the device, without revealing the kind to the service', async () => {
    const kinds: NotificationKind[] = ['timetable', 'timetable', 'pay']
    await pushNotifications(platform, await told(ada, ...kinds.map((kind) => ({ kind }))))
    const topics = service.take().map(({ headers }) => String(headers.topic))
    expect(new Set(topics).size).toBe(2)
    for (const topic of topics) expect(topic).toMatch(/^[\w-]{32}$/)
  })

  it('has the same length whatever it contains', async () => {
    await pushNotifications(platform, await told(ada, {}, { kind: 'pay', navigationPath: null }))
    expect(new Set(service.take().map(({ body }) => body.length)).size).toBe(1)
  })

  it('goes to every device of everyone it concerns', async () => {
    const bob = await make.lecturer()
    const [phone, theirs] = [testDevice(service.origin), testDevice(service.origin)]
    await (await server.as(ada)).registerPush({ subscription: phone.subscription })
    await (await server.as(bob)).registerPush({ subscription: theirs.subscription })
    await pushNotifications(platform, [...(await told(ada, {})), ...(await told(bob, {}))])
    const pushes = service.take()
    expect([device, phone, theirs].map((it) => it.read(pushes).length)).toEqual([1, 1, 1])
  })
})

describe('no push is sent', () => {
  const sentAfter = async (act: () => Promise<unknown>) => {
    const ids = await told(ada, {})
    await act()
    await pushNotifications(platform, ids)
    return service.take().length
  }

  it('for a notification that was read or removed meanwhile', async () => {
    expect(await sentAfter(() => at.markAllNotificationsRead({}))).toBe(0)
    expect(await sentAfter(() => at.clearNotifications({}))).toBe(0)
  })

  it('for a kind that the person has turned off', async () => {
    const off = () => at.updateNotificationPreferences({ kind: 'decisions', channel: 'push', on: false })
    expect(await sentAfter(off)).toBe(0)
  })

  it('to a device that was signed out or removed', async () => {
    expect(await sentAfter(() => at.signOut({}))).toBe(0)
    at = await server.as(ada)
    const { items } = await at.registerPush({ subscription: device.subscription })
    expect(await sentAfter(() => at.unregisterPush({ registrationId: items[0]!.id }))).toBe(0)
  })

  it('to a person who is disabled', async () => {
    const admin = await server.as(await make.admin())
    expect(await sentAfter(() => admin.disablePerson({ personId: ada.id }))).toBe(0)
  })

  it('to a device not used for a week, whose session has ended', async () => {
    const [id] = await told(ada, {})
    clock.forward({ minutes: 7 * 24 * 60 })
    await platform.db.update(notifications).set({ at: clock.now() }).where(eq(notifications.id, id!))
    await pushNotifications(platform, [id!])
    expect(service.take()).toEqual([])
  })

  it('a day after the event', async () => {
    expect(await sentAfter(async () => clock.forward({ minutes: 24 * 60 }))).toBe(0)
  })
})

describe('a push service', () => {
  it.each([404, 410])('that answers %i no longer knows the device, which is removed', async (status) => {
    service.answer({ status }, endpoint())
    await pushNotifications(platform, await told(ada, {}))
    expect(await registration()).toBeUndefined()
  })

  it.each([
    [429, '600', 600],
    [503, undefined, 60],
  ])('that answers %i with %s is retried after %i seconds', async (status, after, seconds) => {
    service.answer({ status, ...(after && { headers: { 'retry-after': after } }) })
    const [id] = await told(ada, {})
    await pushNotifications(platform, [id!])
    const [retry] = await listRetries(id!)
    expect(retry?.run_at.getTime()).toBe(clock.now().getTime() + seconds * 1000)
    service.answer({ status: 201 })
    service.take()
    await retryPushes(platform, retry!.payload.pairs, retry!.payload.tries)
    expect(device.read(service.take())).toMatchObject([{ id }])
    expect(await registration()).toMatchObject({ failures: 0, lastSuccessAt: clock.now() })
  })

  it('that is overloaded gets no further pushes for now', async () => {
    service.answer({ status: 429, headers: { 'retry-after': '60' } })
    const ids = await told(ada, ...Array.from({ length: 40 }, () => ({})))
    await pushNotifications(platform, ids)
    expect(service.take().length).toBeLessThanOrEqual(8)
    const [retry, ...others] = await listRetries(ids[39]!)
    expect(retry?.payload.pairs).toHaveLength(40)
    expect(others).toEqual([])
  })

  it('that cannot be reached is retried at growing intervals', async () => {
    const gone = await startPushService()
    gone.stop()
    const other = await startTestServer(gone.environment, { beside: server })
    const unreachable = testDevice(gone.origin)
    await (await other.as(ada)).registerPush({ subscription: unreachable.subscription })
    const [id] = await told(ada, {})
    await pushNotifications(other.platform, [id!])
    const [first] = await listRetries(id!)
    await retryPushes(other.platform, first!.payload.pairs, first!.payload.tries)
    const waits = (await listRetries(id!)).map(
      ({ run_at }) => (run_at.getTime() - clock.now().getTime()) / 1000,
    )
    expect(waits).toEqual([60, 240])
  })

  it.each([400, 401, 403, 413])('that answers %i is not tried again', async (status) => {
    service.answer({ status })
    const [id] = await told(ada, {})
    await pushNotifications(platform, [id!])
    expect(await listRetries(id!)).toEqual([])
    expect(await registration()).toMatchObject({ failures: status === 413 ? 0 : 1 })
  })

  it('that never accepts a push for a device is given up', async () => {
    service.answer({ status: 403 })
    await platform.db
      .update(pushRegistrations)
      .set({ failures: 19 })
      .where(eq(pushRegistrations.personId, ada.id))
    await pushNotifications(platform, await told(ada, {}))
    expect(await registration()).toBeUndefined()
  })
})

it('that is no longer allowed is not called, and its device is removed', async () => {
  const strict = await startTestServer({}, { beside: server })
  await pushNotifications(strict.platform, await told(ada, {}))
  expect(service.take()).toEqual([])
  expect(await registration()).toBeUndefined()
})
