import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { prepareJobs } from '#db/migrate.ts'
import { recordServerCommand } from '#domains/audit/audit.service.ts'
import { refusal, startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const { db, clock, files, jobs } = server.platform
await prepareJobs(server.url)
const admin = await server.as(await server.make.admin())

it('shows what the installation runs on and how it is doing', async () => {
  const status = await admin.readSystemStatus({})
  expect(status).toMatchObject({
    at: clock.now().toISOString(),
    server: { node: process.versions.node, streams: 0 },
    database: { version: expect.stringMatching(/^\d+(\.\d+)?$/), embedded: true, waiting: 0 },
    jobs: { running: 0, failed: 0, failing: [] },
    mail: { configured: false, queued: 0, failed: 0, unclear: 0, lateSeconds: null },
    push: { devices: 0, failing: 0 },
    storage: { kind: 'disk', works: true },
    backup: { lastAt: null },
    concerns: ['backup-old'],
  })
  expect(status.migrations.applied).toBe(status.migrations.known)
  expect(status.database.bytes).toBeGreaterThan(1_000_000)
  expect(status.storage.freeBytes).toBeGreaterThan(0)
})

it('shows the last backup', async () => {
  await recordServerCommand(db, 'backUp', clock.now(), {})
  const { backup, concerns } = await admin.readSystemStatus({})
  expect(backup.lastAt).toBe(clock.now().toISOString())
  expect(concerns).toEqual([])
})

it('reports a store that does not respond, instead of failing', async () => {
  const { measure } = files
  files.measure = () => Promise.reject(new Error('away'))
  const { storage, concerns } = await admin.readSystemStatus({})
  files.measure = measure
  expect(storage).toEqual({ kind: 'disk', works: false, freeBytes: null })
  expect(concerns).toEqual(['storage-unreachable'])
})

it('lists failed jobs, and lets an admin run them again', async () => {
  await jobs.add(db, 'removeFile', { key: 'photos/one' })
  await db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts`)
  const before = await admin.readSystemStatus({})
  expect(before.jobs).toMatchObject({ waiting: 0, failed: 1, failing: ['removeFile'] })
  expect(before.concerns).toEqual(['jobs-failed'])
  expect(await admin.retryFailedJobs({})).toEqual({ jobs: 1 })
  const after = await admin.readSystemStatus({})
  expect(after.jobs).toMatchObject({ waiting: 1, failed: 0, failing: [] })
  expect(await admin.retryFailedJobs({})).toEqual({ jobs: 0 })
})

it.each(['x-forwarded-for', 'forwarded'])(
  'asks for TRUST_PROXY when a proxy that it does not name sends %s',
  async (header) => {
    const behind = await startTestServer({ TRUST_PROXY: '10.0.0.1' })
    const forwarded = { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=198.51.100.7' }[header]!
    const through = (remoteAddress: string) =>
      behind.app.inject({ url: '/api/session', remoteAddress, headers: { [header]: forwarded } })
    const status = async () => (await behind.as(await behind.make.admin())).readSystemStatus({})
    if (header === 'x-forwarded-for') for (let time = 0; time < 40; time++) await through('10.0.0.1')
    expect((await status()).server.forwardedHeaders).toMatchObject({ untrusted: 0, lastFrom: null })
    for (let time = 0; time < 50; time++) await through('10.0.0.2')
    const { server: it, concerns } = await status()
    expect(it.forwardedHeaders).toMatchObject({ untrusted: 50, lastFrom: '10.0.0.2' })
    expect(concerns).toContain('proxy-untrusted')
  },
)

it('is for admins only', async () => {
  for (const person of [await server.make.lecturer(), await server.make.staff()]) {
    const other = await server.as(person)
    for (const call of [other.readSystemStatus({}), other.retryFailedJobs({})])
      expect(await refusal(call)).toBe('forbidden')
  }
})
