import { join } from 'node:path'
import type { Log } from '#platform/log.ts'
import type { StartError } from '../../start-error.ts'
import { startEmbeddedPostgres } from './cluster.ts'
import { holdServerLock } from './server-lock.ts'

interface Options {
  dataDir: string
  log: Log
  /** Another server took the database over while ours was away; this one must end. */
  onTaken: (error: StartError) => void
}

/**
 * The database of one server in its data directory: running, ours alone, started again if its process is killed.
 * When another server has it, throws a StartError and leaves that server's database alone.
 */
export async function openEmbeddedDatabase({ dataDir, log, onTaken }: Options) {
  const cluster = await startEmbeddedPostgres({ dir: join(dataDir, 'db'), log })
  const lock = await holdServerLock(cluster.url, {
    dataDir,
    log,
    onConnectionLost: cluster.ensureRunning,
    onTaken,
  })
  return {
    url: cluster.url,
    version: cluster.version,
    adopted: cluster.adopted,
    /** The lock goes last: a server that starts meanwhile must not get a database that is about to end. */
    async close() {
      lock.retire()
      await cluster.stop()
      await lock.release()
    },
  }
}
