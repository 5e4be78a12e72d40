import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { installedPostgres } from '@campanile/server/testing/installed-postgres.ts'
import { startProxy } from '../../e2e/support/cluster/proxy.ts'
import { startServerProcess } from '../../e2e/support/server-process.ts'

/**
 * Two built servers on the installed PostgreSQL, or on the embedded one if none is installed. With `PROXY=1`,
 * nginx is in front of them, with the configuration that we ship.
 */
export async function startTwoServers() {
  const directory = mkdtempSync(join(tmpdir(), 'campanile-bench-'))
  chmodSync(directory, 0o711)
  const log = createLog('error')
  const binaries = installedPostgres()
  const cluster = await startEmbeddedPostgres({
    dir: join(directory, 'db'),
    log,
    ...(binaries && { binaries }),
  })
  await migrate(cluster.url)
  const pool = openPool(cluster.url, log, 4)
  const secretKey = randomBytes(32).toString('base64')
  const start = () =>
    startServerProcess({
      DATABASE_URL: cluster.url,
      DATA_DIR: directory,
      SECRET_KEY: secretKey,
      LOG_LEVEL: 'error',
    })
  const servers = [await start(), await start()] as const
  const proxy = process.env.PROXY
    ? await startProxy(
        directory,
        servers.map(({ url }) => new URL(url).host),
      )
    : undefined
  return {
    pool,
    secretKey,
    servers,
    /** The URLs that people use, alternating. */
    urls: proxy ? [proxy.url] : servers.map(({ url }) => url),
    database: { pid: cluster.pid, version: cluster.version, engine: binaries ? 'installed' : 'embedded' },
    async stop() {
      await proxy?.stop()
      for (const server of servers) await server.stop()
      await pool.end()
      await cluster.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>
