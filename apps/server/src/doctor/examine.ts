import { resolve } from 'node:path'
import type pg from 'pg'
import { toDatabase } from '#db/database.ts'
import { defaultDataDir } from '#db/embedded/default-data-dir.ts'
import { openReplica } from '#db/replica.ts'
import { currentInstitution, findInstallationValue } from '#domains/settings/settings.service.ts'
import { untouchedFileStore } from '#files/configured-file-store.ts'
import type { FileStore } from '#files/file-store.ts'
import { systemClock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { fingerprintName } from '#platform/secrets.ts'
import { type Config, readConfig } from '../config.ts'
import { StartError } from '../start-error.ts'
import { checkPublicUrl, checkTrustProxy } from './addresses.rules.ts'
import { checkStatus } from './concerns.ts'
import { checkDataDirectory } from './data-directory.ts'
import { checkDatabase, openReadOnly } from './database.ts'
import { reachEmbedded } from './embedded.ts'
import { checkPort } from './port.ts'
import { broken, type Finding, ok } from './report.mjs'
import { checkSecret } from './secret.ts'
import { checkBucket, checkMail } from './services.ts'
import { checkTimeZones } from './time-zones.ts'

interface Installation {
  env: NodeJS.ProcessEnv
  demo: boolean
  log: Log
}

/** State shared by all checks of an installation. */
interface Shared {
  config: Config
  dataDir: string
  files: FileStore
  log: Log
}

/**
 * Checks an installation by its settings and yields the findings one by one. Changes nothing and reveals no
 * secret.
 */
export async function* examine({ env, demo, log }: Installation): AsyncGenerator<Finding> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    for (const sentence of error.message.split('\n')) yield broken(sentence, 'README.md lists every setting.')
    return
  }
  yield ok('The settings are valid.')
  const addresses = { ...config, isPublicUrlSet: Boolean(env.PUBLIC_URL) }
  yield checkPublicUrl(addresses)
  yield checkTrustProxy(addresses)
  const dataDir = resolve(config.dataDir ?? defaultDataDir({ demo }))
  yield* checkDataDirectory(dataDir)
  const files = await untouchedFileStore(config, dataDir)
  const servers = yield* checkData({ config, dataDir, files, log })
  yield await checkPort(config, servers)
  yield await checkBucket(config, files)
  yield await checkMail(config)
}

/**
 * Checks the database and the secret, which belong together. Returns how many servers are using the database.
 */
async function* checkData(shared: Shared): AsyncGenerator<Finding, number> {
  const { config, dataDir, log } = shared
  const { url, close } = config.databaseUrl
    ? { url: config.databaseUrl, close: async () => undefined }
    : yield* reachedEmbedded(dataDir, log)
  try {
    if (url) return yield* checkReached(url, shared)
    yield* checkWithoutDatabase(shared)
    return 0
  } finally {
    await close()
  }
}

async function* checkReached(url: string, shared: Shared): AsyncGenerator<Finding, number> {
  const { config, log } = shared
  const pool = openReadOnly(url, log)
  try {
    const reached = yield* checkDatabase(
      pool,
      config.databaseUrl ? databaseAddress(url) : 'of the data directory',
    )
    if (reached?.isReady) yield* checkReady(pool, reached.servers, shared)
    else yield* checkWithoutDatabase(shared)
    return reached?.servers ?? 0
  } finally {
    await pool.end()
  }
}

async function* checkWithoutDatabase({ config, dataDir }: Shared): AsyncGenerator<Finding> {
  yield* checkSecret({ given: config.secretKey, dataDir, fingerprint: undefined })
  yield* checkTimeZones()
}

async function* reachedEmbedded(dataDir: string, log: Log) {
  const { finding, ...reached } = await reachEmbedded(dataDir, log)
  yield finding
  return reached
}

/** Host, port and name, without role and password. */
function databaseAddress(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  return `${host || searchParams.get('host')}${pathname}`
}

/** The checks that need a database which matches this version. */
async function* checkReady(pool: pg.Pool, servers: number, { config, dataDir, files, log }: Shared) {
  const db = toDatabase(pool)
  const fingerprint = await findInstallationValue(db, fingerprintName)
  yield* checkSecret({ given: config.secretKey, dataDir, fingerprint })
  const { timeZone } = await currentInstitution({ db })
  yield* checkTimeZones(pool, timeZone)
  const { databaseReplicaUrl: replicaUrl } = config
  const replica = replicaUrl ? await openReplica(replicaUrl, pool, log) : null
  try {
    yield* checkStatus({ db, clock: systemClock, config, replica, files }, servers)
  } finally {
    await replica?.stop()
  }
}
