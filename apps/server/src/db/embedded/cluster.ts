import { chownSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '#platform/log.ts'
import { StartError } from '../../start-error.ts'
import { type Binaries, programOf } from './binaries.ts'
import { existingPlace, type Place, preparePlace } from './data-directory.ts'
import { clearStaleLocks, runningPostmaster, spawnPostmaster, stopPostmaster } from './postmaster.ts'
import { publishDirectory } from './publish-directory.ts'
import { whenReady } from './readiness.ts'
import { runAs } from './run-as.ts'
import { usableBinaries } from './usable-binaries.ts'

/** PostgreSQL's own administrator. The server itself is an ordinary user, as on a managed database. */
const administrator = 'postgres'

/** Creates the cluster's files if they do not exist. `durable` waits until they are on disk. */
async function createClusterFiles(place: Place, binaries: Binaries, durable: boolean): Promise<void> {
  await publishDirectory(place.data, async (temporary) => {
    if (place.user) chownSync(temporary, place.user.uid, place.user.gid)
    const dataOption = place.dataOption === place.data ? temporary : place.dataOption
    const options = ['--auth=trust', '--encoding=UTF8', '--data-checksums', '--no-instructions']
    if (!durable) options.push('--no-sync')
    try {
      await runAs(
        place.user,
        programOf(binaries, 'initdb'),
        ['-D', dataOption, '-U', administrator, ...options, ...binaries.localeOptions],
        temporary,
      )
    } catch (error) {
      const reason = (error as { stderr?: string }).stderr?.trim() || (error as Error).message
      throw new StartError(`The database could not be created in ${place.data}: ${reason}`, { cause: error })
    }
  })
}

interface ClusterOptions {
  dir: string
  log: Log
  /** PostgreSQL settings that override ours. */
  settings?: Record<string, string>
  /** Used instead of the binaries that npm installed. */
  binaries?: Binaries
}

interface Cluster {
  url: string
  /** Connects as PostgreSQL's administrator. */
  adminUrl: string
  /** The version of the running PostgreSQL, such as 18.4. */
  version: string
  /** Whether it took over a process that an earlier server left running. */
  adopted: boolean
  readonly pid: number
  /** Restarts the database process if it died. */
  ensureRunning(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a private PostgreSQL in `dir`, or takes over the one that runs there. It is reachable through a Unix
 * socket only. Throws a StartError if this machine or the directory does not allow it.
 */
export async function startEmbeddedPostgres({
  dir,
  log,
  settings = {},
  binaries,
}: ClusterOptions): Promise<Cluster> {
  const place = await preparePlace(dir)
  const programs = binaries ?? (await usableBinaries(place.user, dir))
  await createClusterFiles(place, programs, settings.fsync !== 'off')

  const bringUp = () => startOrAdopt(place, programs, settings, log)
  let latest = bringUp()
  let { pid, version, adopted } = await latest
  let stopped = false
  return {
    url: urlOf(place, 'campanile', 'campanile'),
    adminUrl: urlOf(place, administrator, 'postgres'),
    version,
    adopted,
    get pid() {
      return pid
    },
    async ensureRunning() {
      if (stopped) return
      latest = bringUp()
      pid = (await latest).pid
    },
    async stop() {
      stopped = true
      await Promise.allSettled([latest])
      await stopPostmaster(place, programs)
    },
  }
}

/**
 * Returns how to connect to the running cluster in `dir`, for programs that only read beside its server.
 * Changes nothing.
 */
export function runningCluster(dir: string): { url: string } | undefined {
  const place = existingPlace(dir)
  if (!place || runningPostmaster(place) === undefined) return undefined
  return { url: urlOf(place, 'campanile', 'campanile') }
}

/** Specifies everything, so that PGPORT and similar environment variables have no effect. */
const urlOf = (place: Pick<Place, 'socketDirectory'>, role: string, database: string) =>
  `postgres://${role}@localhost:5432/${database}?host=${encodeURIComponent(place.socketDirectory)}&sslmode=disable`

/** How long the last processes of a dead database, or another server's start, may delay this start. */
const timeoutMs = 30_000
const heldByAnother = /lock file "[^"\n]*" already exists|pre-existing shared memory block/

async function startOrAdopt(place: Place, programs: Binaries, settings: Record<string, string>, log: Log) {
  const patience = AbortSignal.timeout(timeoutMs)
  for (;;) {
    const found = runningPostmaster(place)
    if (!found) clearStaleLocks(place)
    const started = found ? undefined : spawnPostmaster(place, programs, settings)
    const isRunning = started?.isRunning ?? (() => runningPostmaster(place) === found)
    const version = await whenReady(urlOf(place, administrator, 'postgres'), isRunning, log)
    const pid = runningPostmaster(place)
    if (version && pid) {
      const adopted = pid !== started?.pid
      log.info({ pid, version, adopted }, 'database is running')
      return { pid, version, adopted }
    }
    const output = started?.output() ?? ''
    if (patience.aborted || (started && !heldByAnother.test(output))) throw notStarted(place, output)
    await delay(100)
  }
}

function notStarted(place: Place, output: string) {
  const lines = output.split('\n').filter((line) => /FATAL|PANIC|HINT|DETAIL/.test(line))
  const reason = lines.map((line) => line.replace(/^.*?(FATAL|PANIC|HINT|DETAIL): +/, '')).join('; ')
  return new StartError(
    `The database in ${place.data} did not start: ${reason || output.trim()} (see ${place.logFile})`,
  )
}
