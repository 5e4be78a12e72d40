import { expect, it } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { databaseLink } from '#testing/database-link.ts'
import { refusal, startTestServer, type TestServer } from '#testing/server.ts'

const token = 'a-token-of-the-scraper'
const link = await databaseLink((await testDatabase()).url)
const server = await startTestServer({ METRICS_TOKEN: token }, { databaseUrl: link.url })

const scrape = (authorization?: string, { app }: Pick<TestServer, 'app'> = server) =>
  app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })

const read = async () => (await scrape(`Bearer ${token}`)).body

it('is available with the token, and not without it', async () => {
  const found = await scrape(`Bearer ${token}`)
  expect(found.statusCode).toBe(200)
  expect(found.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(found.headers['cache-control']).toBe('no-store')
  for (const wrong of [undefined, token, 'Bearer ', `Bearer ${token}x`, `bearer ${token}`])
    expect((await scrape(wrong)).statusCode).toBe(404)
})

it('does not exist without METRICS_TOKEN, whatever token is sent', async () => {
  const unmeasured = await startTestServer()
  for (const shown of [undefined, 'Bearer ', 'Bearer undefined'])
    expect((await scrape(shown, unmeasured)).statusCode).toBe(404)
})

it('counts requests by operation and status, without personal data', async () => {
  const person = await server.make.student({ firstName: 'Ada', lastName: 'Lovelace' })
  const student = await server.as(person)
  await student.readSession({})
  expect(await refusal(student.readSystemStatus({}))).toBe('forbidden')
  const text = await read()
  expect(text).toMatch(/^campanile_requests_total\{operation="readSession",status="200"\} 1$/m)
  expect(text).toMatch(/^campanile_requests_total\{operation="readSystemStatus",status="403"\} 1$/m)
  expect(text).toMatch(/^campanile_request_seconds_count\{operation="readSession"\} 1$/m)
  for (const trace of [person.id, person.email, 'Lovelace']) expect(text).not.toContain(trace)
})

it('reports on process, pool, jobs, mail, figures, storage and backup', async () => {
  const names = new Set([...(await read()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  for (const name of [
    'nodejs_eventloop_lag_seconds',
    'process_resident_memory_bytes',
    'campanile_database_up',
    'campanile_database_connections',
    'campanile_event_streams',
    'campanile_pool_waiting',
    'campanile_mails',
    'campanile_push_devices',
    'campanile_figures_due',
    'campanile_storage_free_bytes',
    'campanile_concern',
  ])
    expect([...names]).toContain(name)
})

it('keeps working while the database is down, and reports nothing outdated', async () => {
  const other = await startTestServer({ METRICS_TOKEN: token }, { databaseUrl: link.url })
  await link.cut()
  const { statusCode, body } = await scrape(`Bearer ${token}`, other)
  expect(statusCode).toBe(200)
  expect(body).toMatch(/^campanile_database_up 0$/m)
  expect(body).not.toContain('campanile_mails')
  await link.mend()
  expect((await scrape(`Bearer ${token}`, other)).body).toMatch(/^campanile_database_up 1$/m)
})
