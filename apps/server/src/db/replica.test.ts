import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'
import { startEmbeddedPostgres } from '#db/embedded/cluster.ts'
import { migrate } from '#db/migrate.ts'
import { createLog } from '#platform/log.ts'
import { administer } from '#testing/database.ts'
import { startTestServer } from '#testing/server.ts'
import { startStandby } from '#testing/standby.ts'
import { selfRemovingDirectory } from '#testing/temporary-directory.ts'

const place = selfRemovingDirectory()
afterAll(place.remove)
const settings = { fsync: 'off' }
const dir = join(place.path, 'primary')
const primary = await startEmbeddedPostgres({ dir, log: createLog('silent'), settings })
await migrate(primary.url)
const standbyDir = join(place.path, 'standby')
const follow = () =>
  startEmbeddedPostgres({
    dir: standbyDir,
    log: createLog('silent'),
    settings: { ...settings, primary_conninfo: primaryConnection },
  })
const primaryConnection = `host=${new URL(primary.adminUrl).searchParams.get('host')} port=5432 user=postgres`
let standby = await startStandby({
  primary: { dir, adminUrl: primary.adminUrl },
  dir: standbyDir,
  settings,
})
const server = await startTestServer(
  { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url },
  { databaseUrl: primary.url },
)
const { db, reading } = server.platform
const replica = server.platform.replica!
const admin = await server.as(await server.make.admin())

const patience = { timeout: 20_000, interval: 100 }
const becomes = (state: string) => vi.waitFor(() => expect(replica.state()).toBe(state), patience)
const onStandby = (statement: string) => administer(standby.adminUrl, statement)
const readyz = async () => (await server.app.inject('/readyz')).json()
const auditedChecks = async () => {
  const { items } = await admin.listAuditEvents({ action: 'checkStorage' })
  return items.length
}

it('serves the audit log, and the primary takes over without an error when it falls behind', async () => {
  await becomes('in-use')
  expect(await readyz()).toEqual({ status: 'ready', replica: 'in-use' })
  await onStandby('select pg_wal_replay_pause()')
  await admin.checkStorage({})
  expect(await auditedChecks()).toBe(0)
  await becomes('behind')
  expect(await auditedChecks()).toBe(1)
  expect(await readyz()).toEqual({ status: 'ready', replica: 'behind' })
  const { concerns, replica: told } = await admin.readSystemStatus({})
  expect(concerns).toContain('replica-behind')
  expect(told?.lagSeconds).toBeGreaterThan(5)
  await onStandby('select pg_wal_replay_resume()')
  await becomes('in-use')
  expect(await auditedChecks()).toBe(1)
})

it("reads a person's own changes and everything decisions depend on from the primary", async () => {
  await onStandby('select pg_wal_replay_pause()')
  const person = await server.make.student({ lastName: 'Justarrived' })
  const { items } = await admin.listPeople({ search: 'Justarrived' })
  expect(items.map(({ id }) => id)).toEqual([person.id])
  await (await server.as(person)).readSession({})
  await onStandby('select pg_wal_replay_resume()')
})

it('makes callers wait until it shows what was committed', async () => {
  await becomes('in-use')
  await onStandby('select pg_wal_replay_pause()')
  await db.execute(sql`create table later as select 1 as value`)
  let shown = false
  const waiting = replica.caughtUp().then(() => {
    shown = true
  })
  await replica.pool.query('select 1')
  expect(shown).toBe(false)
  await onStandby('select pg_wal_replay_resume()')
  await waiting
  expect((await replica.pool.query('select value from later')).rows).toEqual([{ value: 1 }])
})

it('leaves what it cannot answer yet to the primary', async () => {
  await becomes('in-use')
  await onStandby('select pg_wal_replay_pause()')
  await db.execute(sql`create table newer as select 2 as value`)
  expect((await reading.execute(sql`select value from newer`)).rows).toEqual([{ value: 2 }])
  await onStandby('select pg_wal_replay_resume()')
})

it('accepts no write, not even through the primary', async () => {
  await becomes('in-use')
  await expect(reading.execute(sql`delete from later`)).rejects.toMatchObject({ cause: { code: '25006' } })
  expect((await db.execute(sql`select value from later`)).rows).toHaveLength(1)
})

it('goes away and comes back without a failed read', async () => {
  await becomes('in-use')
  await standby.stop()
  expect(await auditedChecks()).toBe(1)
  await becomes('gone')
  expect(await readyz()).toEqual({ status: 'ready', replica: 'gone' })
  standby = await follow()
  await becomes('in-use')
})

it('is not used after a promotion, when it no longer follows the primary', async () => {
  await onStandby('select pg_promote()')
  await becomes('gone')
  expect(await auditedChecks()).toBe(1)
})
