import { join } from 'node:path'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { installedPostgres } from '@campanile/server/testing/installed-postgres.ts'
import { startStandby } from '@campanile/server/testing/standby.ts'
import pg from 'pg'

/** A primary and its streaming replica, with the installed PostgreSQL or else the embedded one. */
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

/** Promotes a replica to primary, as an operator does in a failover. Resolves when it accepts changes. */
export async function promote(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('select pg_promote(true, 60)')
  } finally {
    await client.end()
  }
}
