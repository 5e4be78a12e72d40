import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pgType, queryValues } from '#db/rows.ts'
import { startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const { make, pool, platform } = server
const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })

/** Locks a table until it is released. */
async function held(table: string) {
  const client = await pool.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

const backends = (which: SQL) =>
  queryValues(
    platform.db,
    pgType.int,
  )`select pid from pg_stat_activity where datname = current_database() and ${which}`

let closedConnections = 0
server.app.server.on('connection', (socket) => socket.on('close', () => (closedConnections += 1)))

it('responds over a connection that stays open', async () => {
  const { cookies } = await server.as(await make.admin({ lastName: 'Zimmer' }))
  const answer = await fetch(`${origin}/api/search?text=zimmer`, { headers: { cookie: cookies.header() } })
  expect(await answer.json()).toMatchObject({ items: [{ kind: 'person' }] })
})

it('stops searching when the person has typed on', async () => {
  const { cookies } = await server.as(await make.admin())
  const { courseCode } = await make.class([])
  // Classes and their lecturers are read only after entries have been found.
  const [letGoOfEntries, letGoOfLecturers] = [await held('search_entries'), await held('class_lecturers')]
  const typedOn = new AbortController()
  const asked = fetch(`${origin}/api/search?text=${courseCode}`, {
    headers: { cookie: cookies.header() },
    signal: typedOn.signal,
  })
  const waiting = sql`wait_event_type = 'Lock'`
  await expect.poll(() => backends(waiting)).toHaveLength(1)
  const [searching] = await backends(waiting)
  typedOn.abort()
  await expect(asked).rejects.toThrow()
  await expect.poll(() => closedConnections).toBeGreaterThan(0)
  await letGoOfEntries()
  // Excludes this query itself, in case it runs on the connection that was freed.
  const isSearching = sql`pid = ${searching!} and pid <> pg_backend_pid() and state <> 'idle'`
  await expect.poll(() => backends(isSearching)).toEqual([])
  expect(await backends(waiting)).toEqual([])
  await letGoOfLecturers()
})
