import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const { make, app, platform } = server

it('reads fifty thousand people in batches, and no more than are needed', async () => {
  await platform.db.execute(sql`
    insert into people (id, email, first_name, last_name, role, created_at, updated_at)
    select gen_random_uuid(), 'many' || n || '@many.test', 'Many', 'Person ' || n, 'student', now(), now()
    from generate_series(1, 50000) n`)
  const request = {
    url: '/api/people/export?search=@many.test&format=csv',
    headers: { cookie: (await server.as(await make.admin())).cookies.header() },
  }
  const lines = (await app.inject(request)).body.trimEnd().split('\r\n')
  expect(new Set(lines).size).toBe(50_001)

  let queries = 0
  const counted = () => {
    queries += 1
  }
  platform.db.$client.on('release', counted)
  const answer = await app.inject({ ...request, payloadAsStream: true })
  const stream = answer.stream()
  for await (const _ of stream) break
  await expect.poll(() => server.pool.idleCount).toBe(server.pool.totalCount)
  platform.db.$client.off('release', counted)
  expect(queries).toBeLessThan(12)
}, 120_000)
