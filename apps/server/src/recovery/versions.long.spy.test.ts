import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { openPool } from '#db/database.ts'
import { knownMigrations, migrations } from '#db/migrate.ts'
import { isReady } from '#http/health.ts'
import { createLog } from '#platform/log.ts'
import { serverRoot } from '#platform/server-root.ts'
import { testDatabase } from '#testing/database.ts'
import { startTestServer } from '#testing/server.ts'
import { withConnection } from './connect.ts'
import { moveDatabase } from './move.ts'
import { noProgress } from './progress.ts'
import { rehearse } from './rehearse.ts'
import { makeNextVersion } from './testing/next-version.ts'
import { backupFolder, emptyTarget, makeBackup, restoreBackup, withBackup } from './testing/recovering.ts'

vi.mock('#platform/server-root.ts', { spy: true })

// This file runs as the next version, with one more migration than the test databases have.
vi.mocked(serverRoot).mockReturnValue(makeNextVersion(serverRoot()))

const folder = backupFolder()
const log = createLog('silent')
const server = await startTestServer()

/** A campus created by the current version. */
async function olderDatabase() {
  const { url } = await testDatabase()
  await withConnection(url, { name: 'test' }, async (client) => {
    await client.query(
      `insert into institution (name, time_zone, created_at, updated_at) values ('Old Campus', 'UTC', now(), now())`,
    )
    await client.query(`insert into people (id, email, first_name, last_name, role, created_at, updated_at)
      select gen_random_uuid(), 'p' || n || '@old.test', 'Élodie', 'Nuñez ' || n, 'student', now(), now() from generate_series(1, 50) n`)
  })
  return url
}

const applied = (url: string) =>
  withConnection(url, { name: 'test' }, async (client) => {
    const { rows } = await client.query('select count(*)::int as n from drizzle.__drizzle_migrations')
    return rows[0].n as number
  })

/** Whether the next version could run on it, and how many rows have what its migration adds. */
const readiness = async (url: string) => {
  const pool = openPool(url, log, 1)
  try {
    const { rows } = await pool.query(
      `select count(*)::int as n from people join nicknames on person_id = id where initials = 'ÉN'`,
    )
    return { ready: await isReady(pool), found: rows[0].n }
  } finally {
    await pool.end()
  }
}

it('a backup of an older version is restored at that version, then upgraded', async () => {
  const url = await olderDatabase()
  const path = join(folder, 'older.zip')
  const { manifest } = await makeBackup(path, { url, platform: server.platform })
  const count = await applied(url)
  expect(manifest.migration).toEqual({ count, hash: migrations()[count - 1]!.hash })
  expect(knownMigrations()).toBe(count + 1)
  const target = await emptyTarget()
  await restoreBackup(path, target)
  expect(await readiness(target.url)).toEqual({ ready: true, found: 50 })
}, 120_000)

it('an older database is moved unchanged with every row compared, then upgraded', async () => {
  const from = await olderDatabase()
  const { url: to } = await testDatabase()
  const moved = await moveDatabase({ from, to, progress: noProgress })
  expect(moved.already).toBe(false)
  expect(await readiness(to)).toEqual({ ready: true, found: 50 })
  expect(await applied(from)).toBe(knownMigrations() - 1)
}, 120_000)

it('a backup of an older version is rehearsed at that version, and the product is ready on it', async () => {
  const path = join(folder, 'rehearsed.zip')
  await makeBackup(path, { url: await olderDatabase(), platform: server.platform })
  await withBackup(path, ({ archive, manifest }) =>
    rehearse({ archive, manifest, keys: [], log, progress: noProgress }),
  )
}, 180_000)
