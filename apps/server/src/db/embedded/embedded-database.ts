import { join } from 'node:path'
import type { Log } from '#platform/log.ts'
import type { StartError } from '../../start-error.ts'
import { startEmbeddedPostgres } from './cluster.ts'
import { acquireServerLock } from './server-lock.ts'

interface Options {
  dataDir: string
  log: Log
  /** Called when another server took over the database while ours was down. This server must then end. */
  onTaken: (error: StartError) => void
}

/**
 * Opens the database in a server's data directory: started, reserved for this server, and restarted if its
 * process is killed. If another server uses it, throws a StartError without touching it.
 */
export async function openEmbeddedDatabase({ dataDir, log, onTaken }: Options) {
  const cluster = await startEmbeddedPostgres({ dir: join(dataDir, 'db'), log })
  const lock = await acquireServerLock(cluster.url, {
    dataDir,
    log,
    onConnectionLost: cluster.ensureRunning,
    onTaken,
  })
  return {
    url: cluster.url,
    version: cluster.version,
    adopted: cluster.adopted,
    /**
     * Releases the lock last: a server that starts meanwhile must not get a database that is about to stop.
     */
    async close() {
      lock.retire()
      await cluster.stop()
      await lock.release()
    },
  }
}
