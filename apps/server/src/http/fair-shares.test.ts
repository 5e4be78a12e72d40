import { expect, it } from 'vitest'
import { startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const greedyCalls = 220

/** Blocks reads of notifications until it is released. */
async function slowDatabase() {
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query('lock table notifications')
  return async () => {
    await holder.query('rollback')
    holder.release()
  }
}

it('serves everyone while one person has 220 slow calls running', async () => {
  const greedy = await server.as(await server.make.student())
  const others = await Promise.all(
    Array.from({ length: 10 }, async () => server.as(await server.make.student())),
  )
  const release = await slowDatabase()
  const calls = Array.from({ length: greedyCalls }, () =>
    greedy.listNotifications({}).then(
      () => 'answered',
      (error: { code: string }) => error.code,
    ),
  )
  for (const other of others) {
    expect((await other.readSession({})).user).not.toBeNull()
    await other.search({ text: 'databases' })
    await server.browser().readLobbyBoard({})
  }
  await release()
  const outcomes = await Promise.all(calls)
  // Only the calls beyond their own queue were rejected, before anything was done.
  expect(new Set(outcomes)).toEqual(new Set(['answered', 'busy']))
  await greedy.listNotifications({})
})

it('serves signed-in people and other networks while one network sends a flood of invented session tokens', async () => {
  const person = await server.as(await server.make.student())
  await person.readSession({})
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query('lock table sessions')
  const flood = Array.from({ length: 400 }, (_, index) =>
    server.app.inject({
      url: '/api/notifications',
      remoteAddress: '198.51.100.1',
      headers: { cookie: `campanile-session=${String(index).padStart(43, 'x')}` },
    }),
  )
  // Authentication is blocked at this point, but requests that need no auth session are still served.
  await server.browser('198.51.100.2').readLobbyBoard({})
  await holder.query('rollback')
  holder.release()
  expect((await person.readSession({})).user).not.toBeNull()
  const statuses = (await Promise.all(flood)).map((it) => it.statusCode)
  expect(new Set(statuses)).toEqual(new Set([401, 503]))
})
