import { join } from 'node:path'
import type { Binaries } from '#db/embedded/binaries.ts'
import { startEmbeddedPostgres } from '#db/embedded/cluster.ts'
import { createLog } from '#platform/log.ts'
import { installedPostgres } from './installed-postgres.ts'
import { fastestFolder, selfRemovingDirectory } from './temporary-directory.ts'

/** The PostgreSQL that a test run uses. */
export interface TestEngine {
  name: 'embedded' | 'installed'
  /** As a role that may create databases. */
  adminUrl: string
  /** As the role that the server uses in production. */
  ownerUrl: string
  stop(): Promise<void>
}

/**
 * TEST_ENGINE selects the PostgreSQL from npm (default), an installed one or the one at TEST_DATABASE_URL.
 */
export async function startTestEngine(env: NodeJS.ProcessEnv): Promise<TestEngine> {
  const name = env.TEST_ENGINE ?? 'embedded'
  if (name === 'embedded') return { name, ...(await temporaryCluster()) }
  if (name !== 'installed') throw new Error(`TEST_ENGINE must be embedded or installed, not ${name}.`)
  const url = env.TEST_DATABASE_URL
  if (url) return { name, adminUrl: url, ownerUrl: url, stop: async () => {} }
  const binaries = installedPostgres()
  if (!binaries)
    throw new Error('TEST_ENGINE=installed needs TEST_DATABASE_URL or Debian’s postgresql package.')
  return { name, ...(await temporaryCluster(binaries)) }
}

/**
 * No data is needed after the run, so PostgreSQL does not have to wait for the disk. Few buffers make dropping
 * a database faster.
 */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '64MB',
}

async function temporaryCluster(binaries?: Binaries) {
  const directory = selfRemovingDirectory(fastestFolder())
  const cluster = await startEmbeddedPostgres({
    dir: join(directory.path, 'db'),
    log: createLog('error'),
    settings,
    ...(binaries && { binaries }),
  })
  return { adminUrl: cluster.adminUrl, ownerUrl: cluster.url, stop: directory.remove }
}
