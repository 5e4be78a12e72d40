import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openEventStream } from '#testing/event-stream.ts'
import { startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const { make, pool, app } = server
const origin = await app.listen({ port: 0, host: '127.0.0.1' })

/**
 * A keep-alive connection, like those of a proxy. Returns the status and whether the connection stays open.
 */
function keptConnection() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return (path: string, cookie = '') =>
    new Promise<string>((resolve, reject) => {
      request(`${origin}${path}`, { agent, headers: { cookie } }, (answer) => {
        answer.resume().on('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`))
      })
        .on('error', reject)
        .end()
    })
}

const isRefused = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.on('connect', () => resolve(false)).on('error', () => resolve(true))
    socket.on('connect', () => socket.destroy())
  })

it('finishes open requests, refuses new connections and ends its streams when it shuts down', async () => {
  const admin = await server.as(await make.admin())
  const stream = await openEventStream(origin, admin)
  const [busy, idle] = [keptConnection(), keptConnection()]
  const inAdvance = connect(Number(new URL(origin).port), '127.0.0.1')
  const closed = once(inAdvance, 'close')
  expect(await idle('/healthz')).toBe('200 keep-alive')
  const lock = await pool.connect()
  await lock.query('begin; lock table people in access exclusive mode')
  const begun = busy('/api/people', admin.cookies.header())
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)

  const ended = app.close()
  expect(await idle('/healthz')).toBe('200 close')
  expect(await stream.next()).toBeUndefined()
  await expect.poll(isRefused).toBe(true)

  await lock.query('rollback')
  lock.release()
  expect(await begun).toMatch(/^200 /)
  await closed
  await ended
})
