import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { startListener } from '#events/listener.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#testing/database.ts'
import { databaseLink } from '#testing/database-link.ts'
import { testPassword } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'

const lines: string[] = []
const { url } = await testDatabase()
const link = await databaseLink(url)
const server = await startTestServer(
  {},
  { databaseUrl: link.url, log: createLog('info', { write: (line) => void lines.push(line) }) },
)
const person = await server.make.admin({
  email: 'ada.lovelace@campus.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
})
const at = await server.as(person)
const get = (url: string) => server.app.inject({ url, headers: { cookie: at.cookies.header() } })

const ready = async () => {
  const answer = await get('/readyz')
  return [answer.statusCode, answer.json().status]
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve: (value: T) => resolve(value) }
}

it('reports ready while the database responds', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
})

it('reports not ready on a database that lacks a migration, such as a restored old backup', async () => {
  const { rows } = await server.pool.query(
    `delete from drizzle.__drizzle_migrations
      where id = (select max(id) from drizzle.__drizzle_migrations) returning hash, created_at`,
  )
  const ready = await get('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'migrations missing' }])
  const { hash, created_at } = rows[0]
  await server.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    created_at,
  ])
  expect((await get('/readyz')).statusCode).toBe(200)
})

it('reports not ready on a read-only database, and answers changes with a time to retry after', async () => {
  const { rows } = await server.pool.query('select current_database() as name')
  const change = (words: string) => server.pool.query(`alter database ${rows[0].name} ${words}`)
  await change('set default_transaction_read_only = on')
  await link.cut()
  await link.mend()
  await expect.poll(ready).toEqual([503, 'database read-only'])
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/session',
    payload: { email: person.email, password: testPassword },
  })
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable'])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set default_transaction_read_only = off')
  await client.query(`alter database ${rows[0].name} reset default_transaction_read_only`)
  await client.end()
  await link.cut()
  await link.mend()
  await expect.poll(ready).toEqual([200, 'ready'])
})

describe('while the database is down', () => {
  beforeAll(link.cut)

  it('reports alive and not ready', async () => {
    expect((await get('/healthz')).statusCode).toBe(200)
    const ready = await get('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toEqual({ status: 'database unavailable' })
  })

  it.each(['/api/session', '/api/people?search=Lovelace', '/api/notifications'])(
    '%s says so, and when to retry',
    async (url) => {
      for (let time = 0; time < 3; time++) {
        const answer = await get(url)
        expect(answer.statusCode).toBe(503)
        expect(answer.headers['retry-after']).toBe('5')
        expect(answer.json().error).toEqual({
          code: 'unavailable',
          message: 'The service is unavailable at the moment. Try again shortly.',
          requestId: answer.headers['x-request-id'],
        })
      }
    },
  )

  it('a sign-in says so too, and the log contains no personal data', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/session',
      remoteAddress: '198.51.100.77',
      payload: { email: person.email, password: testPassword },
    })
    expect(answer.statusCode).toBe(503)
    const text = lines.join('')
    expect(text).toContain('"unavailable"')
    expect(text).not.toMatch(/lovelace|correct horse|198\.51\.100\.77/i)
    expect(text).not.toContain(at.cookies.get('campanile-session'))
  })
})

describe('once the database is back', () => {
  beforeAll(link.mend)

  it('everything works without a restart', async () => {
    expect((await get('/readyz')).statusCode).toBe(200)
    expect((await get('/api/session')).json().user).toMatchObject({ email: person.email })
  })

  it('the listener reconnects and announces that it missed something', async () => {
    const heard: string[] = []
    let tell: () => void = () => undefined
    const told = (what: string) => {
      heard.push(what)
      tell()
    }
    const next = () =>
      new Promise<void>((resolve) => {
        tell = resolve
      })
    const listener = startListener(link.url, server.platform.log, {
      announcement: ({ event }) => told(event.topic),
      reconnected: () => told('reconnected'),
    })
    await listener.started
    await link.cut()
    const reconnected = next()
    await link.mend()
    await reconnected
    const announced = next()
    server.platform.events.announce([{ event: { topic: 'people' } }])
    await announced
    await listener.stop()
    expect(heard).toEqual(['reconnected', 'people'])
  })

  it('the listener gives up a silent network connection and reconnects', async () => {
    const reconnected = deferred<void>()
    const listener = startListener(
      link.url,
      server.platform.log,
      { announcement: () => undefined, reconnected: reconnected.resolve },
      { every: 30, answer: 200 },
    )
    await listener.started
    link.silence()
    await reconnected.promise
    await listener.stop()
  })

  it('announces later what could not be announced meanwhile', async () => {
    const heard = deferred<string>()
    const listener = startListener(url, server.platform.log, {
      announcement: ({ event }) => heard.resolve(event.topic),
      reconnected: () => undefined,
    })
    await listener.started
    await link.cut()
    server.platform.events.announce([{ event: { topic: 'people' } }])
    await server.platform.events.flush()
    await link.mend()
    expect(await heard.promise).toBe('people')
    await listener.stop()
  })
})
