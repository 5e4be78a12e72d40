import { afterAll, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '#db/database.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { openEventStream } from '#testing/event-stream.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { startListener } from './listener.ts'

const here = await startTestServer()
const there = await startTestServer({}, { beside: here })
const { make, platform, clock } = here
const origin = await there.app.listen({ port: 0, host: '127.0.0.1' })
const listener = startListener(there.url, there.platform.log, {
  announcement: there.hub.deliver,
  reconnected: there.hub.closeAll,
})
await listener.started
afterAll(() => listener.stop())

const message = () =>
  ({
    kind: 'account',
    type: 'info',
    title: 'T',
    message: 'M',
    priority: 'low',
    navigationPath: null,
  }) as const
const tell = (...people: TestPerson[]) =>
  inTransaction(platform, (tx) =>
    notify(
      tx,
      clock.now(),
      people.map(({ id }) => id),
      message,
    ),
  )

/** The person's page, connected to the other server process. */
const readPage = async (person: TestPerson) => openEventStream(origin, await there.as(person))

describe('an event in one server process', () => {
  it('reaches the page of the person concerned on another process, and no one else’s', async () => {
    const [ada, bob] = [await make.student(), await make.student()]
    const [adas, bobs] = [await readPage(ada), await readPage(bob)]
    await tell(ada)
    expect(await adas.next()).toEqual({ topic: 'notifications' })
    // If Ada's event had reached Bob too, it would arrive before his own.
    await inTransaction(platform, async (tx) => {
      tx.announce({ event: { topic: 'faces' }, people: [bob.id] })
    })
    expect(await bobs.next()).toEqual({ topic: 'faces' })
  })

  it('arrives within a second', async () => {
    const person = await make.student()
    const page = await readPage(person)
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const began = performance.now()
      await tell(person)
      await page.next()
      times.push(performance.now() - began)
    }
    // The median, because the machine may be busy for a while.
    expect(times.sort((a, b) => a - b)[2]).toBeLessThan(1_000)
  })

  it('reaches everyone in a role once', async () => {
    const [admin, student] = [await make.admin(), await make.student()]
    const [admins, students] = [await readPage(admin), await readPage(student)]
    const at = await here.as(await make.admin())
    await at.createPerson({
      email: 'new@campus.test',
      firstName: 'N',
      lastName: 'N',
      role: 'staff',
      employmentType: null,
      number: null,
    })
    expect([await admins.next(), await admins.next()]).toEqual([{ topic: 'mails' }, { topic: 'people' }])
    await tell(admin, student)
    expect(await admins.next()).toEqual({ topic: 'notifications' })
    expect(await students.next()).toEqual({ topic: 'notifications' })
  })

  it('reaches several hundred people at once', async () => {
    const person = await make.student()
    const page = await readPage(person)
    const others = Array.from(
      { length: 900 },
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    )
    await inTransaction(platform, async (tx) => {
      tx.announce({ event: { topic: 'sessions' }, people: [...others, person.id] })
    })
    expect(await page.next()).toEqual({ topic: 'sessions' })
  })

  it('is not sent if the transaction fails', async () => {
    const person = await make.student()
    const page = await readPage(person)
    const failing = inTransaction(platform, async (tx) => {
      tx.announce({ event: { topic: 'faces' }, people: [person.id] })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await tell(person)
    expect(await page.next()).toEqual({ topic: 'notifications' })
  })
})

describe('a stream ends', () => {
  it('when its auth session signs out, but not when another browser does', async () => {
    const person = await make.student()
    const [phone, laptop] = [await here.as(person), await here.as(person)]
    const [phones, laptops] = [await openEventStream(origin, phone), await openEventStream(origin, laptop)]
    await phone.signOut({})
    expect(await phones.next()).toMatchObject({ topic: 'session-ended' })
    expect(await phones.next()).toBeUndefined()
    expect(await laptops.next()).toMatchObject({ topic: 'session-ended' })
    await tell(person)
    expect(await laptops.next()).toEqual({ topic: 'notifications' })
  })

  it.each(['disablePerson', 'archivePerson'] as const)(
    'when its person is signed out by %s',
    async (operation) => {
      const person = await make.student()
      const page = await readPage(person)
      await (await here.as(await make.admin()))[operation]({ personId: person.id })
      const heard = [await page.next(), await page.next()]
      expect(heard).toEqual([{ topic: 'session-ended' }, undefined])
    },
  )

  it('when its person’s role changes, so that it receives what the new role may see', async () => {
    const person = await make.admin()
    const admin = await here.as(await make.admin())
    const page = await readPage(person)
    const { version, firstName, lastName, email, number } = await admin.readPerson({ personId: person.id })
    await admin.updatePerson({
      personId: person.id,
      version,
      firstName,
      lastName,
      email,
      number,
      role: 'staff',
      employmentType: null,
    })
    const heard = [await page.next(), await page.next(), await page.next(), await page.next()]
    expect(heard).toEqual([
      { topic: 'people' },
      { topic: 'notifications' },
      { topic: 'session-ended' },
      undefined,
    ])
  })

  it('on the server too when the browser disconnects', async () => {
    const before = there.hub.size()
    const page = await readPage(await make.student())
    expect(there.hub.size()).toBe(before + 1)
    page.leave()
    await vi.waitFor(() => expect(there.hub.size()).toBe(before), { timeout: 20_000 })
  })

  it('when one auth session has too many open, the oldest first', async () => {
    const browser = await there.as(await make.student())
    const oldest = await openEventStream(origin, browser)
    for (let count = 0; count < 8; count++) await openEventStream(origin, browser)
    expect([await oldest.next(), await oldest.next()]).toEqual([{ topic: 'stream-replaced' }, undefined])
  })
})

it('is not buffered by browser or proxy', async () => {
  const { headers } = await readPage(await make.student())
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
})

it('is not available when signed out', async () => {
  expect(await refusal(there.browser().streamEvents({}))).toBe('unauthenticated')
  await expect(openEventStream(origin, there.browser())).rejects.toThrow('401')
})

it('is not opened by a HEAD request', async () => {
  const student = await there.as(await make.student())
  const { statusCode } = await there.app.inject({
    method: 'HEAD',
    url: '/api/events',
    headers: { cookie: student.cookies.header() },
  })
  expect(statusCode).toBe(404)
})
