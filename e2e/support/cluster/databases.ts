import { join } from 'node:path'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { installedPostgres } from '@campanile/server/testing/installed-postgres.ts'
import { startStandby } from '@campanile/server/testing/standby.ts'
import pg from 'pg'

/** A primary and its streaming replica, of the installed PostgreSQL, else of the one that the server brings along. */
export async function startDatabases(root: string) {
  const binaries = installedPostgres()
  const options = { log: createLog('error'), ...(binaries && { binaries }) }
  const dir = join(root, 'one/db')
  const primary = await startEmbeddedPostgres({ dir, ...options })
  await migrate(primary.url)
  const standby = await startStandby({
    primary: { dir, adminUrl: primary.adminUrl },
    dir: join(root, 'two/db'),
    ...(binaries && { binaries }),
  })
  return { version: primary.version, primary, standby }
}

/** Makes a replica the primary, as a person does in a failover; resolves when it takes changes. */
export async function promote(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('select pg_promote(true, 60)')
  } finally {
    await client.end()
  }
}
