import { chownSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '#platform/log.ts'
import { StartError } from '../../start-error.ts'
import { type Binaries, programPath } from './binaries.ts'
import { type ClusterPaths, existingDirectory, prepareDirectory } from './data-directory.ts'
import { clearStaleLocks, runningPostmaster, spawnPostmaster, stopPostmaster } from './postmaster.ts'
import { publishDirectory } from './publish-directory.ts'
import { whenReady } from './readiness.ts'
import { runAsUser } from './run-as.ts'
import { usableBinaries } from './usable-binaries.ts'

/** PostgreSQL's own administrator. The server itself is an ordinary user, as on a managed database. */
const administrator = 'postgres'

/** Creates the cluster's files if they do not exist. `durable` waits until they are on disk. */
async function createClusterFiles(
  directory: ClusterPaths,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  await publishDirectory(directory.data, async (temporary) => {
    if (directory.user) chownSync(temporary, directory.user.uid, directory.user.gid)
    const dataOption = directory.dataOption === directory.data ? temporary : directory.dataOption
    const options = ['--auth=trust', '--encoding=UTF8', '--data-checksums', '--no-instructions']
    if (!durable) options.push('--no-sync')
    try {
      await runAsUser(
        directory.user,
        programPath(binaries, 'initdb'),
        ['-D', dataOption, '-U', administrator, ...options, ...binaries.localeOptions],
        temporary,
      )
    } catch (error) {
      const reason = (error as { stderr?: string }).stderr?.trim() || (error as Error).message
      throw new StartError(`The database could not be created in ${directory.data}: ${reason}`, {
        cause: error,
      })
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
  const directory = await prepareDirectory(dir)
  const programs = binaries ?? (await usableBinaries(directory.user, dir))
  await createClusterFiles(directory, programs, settings.fsync !== 'off')

  const bringUp = () => startOrAdopt(directory, programs, settings, log)
  let latest = bringUp()
  let { pid, version, adopted } = await latest
  let stopped = false
  return {
    url: connectionUrl(directory, 'campanile', 'campanile'),
    adminUrl: connectionUrl(directory, administrator, 'postgres'),
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
      await stopPostmaster(directory, programs)
    },
  }
}

/**
 * Returns how to connect to the running cluster in `dir`, for programs that only read while its server runs.
 * Changes nothing.
 */
export function runningCluster(dir: string): { url: string } | undefined {
  const directory = existingDirectory(dir)
  if (!directory || runningPostmaster(directory) === undefined) return undefined
  return { url: connectionUrl(directory, 'campanile', 'campanile') }
}

/** Specifies everything, so that PGPORT and similar environment variables have no effect. */
const connectionUrl = (directory: Pick<ClusterPaths, 'socketDirectory'>, role: string, database: string) =>
  `postgres://${role}@localhost:5432/${database}?host=${encodeURIComponent(directory.socketDirectory)}&sslmode=disable`

/** How long the last processes of a dead database, or another server's start, may delay this start. */
const timeoutMs = 30_000
const heldByAnother = /lock file "[^"\n]*" already exists|pre-existing shared memory block/

async function startOrAdopt(
  directory: ClusterPaths,
  programs: Binaries,
  settings: Record<string, string>,
  log: Log,
) {
  const timeout = AbortSignal.timeout(timeoutMs)
  for (;;) {
    const found = runningPostmaster(directory)
    if (!found) clearStaleLocks(directory)
    const started = found ? undefined : spawnPostmaster(directory, programs, settings)
    const isRunning = started?.isRunning ?? (() => runningPostmaster(directory) === found)
    const version = await whenReady(connectionUrl(directory, administrator, 'postgres'), isRunning, log)
    const pid = runningPostmaster(directory)
    if (version && pid) {
      const adopted = pid !== started?.pid
      log.info({ pid, version, adopted }, 'database is running')
      return { pid, version, adopted }
    }
    const output = started?.output() ?? ''
    if (timeout.aborted || (started && !heldByAnother.test(output))) throw notStarted(directory, output)
    await delay(100)
  }
}

function notStarted(directory: ClusterPaths, output: string) {
  const lines = output.split('\n').filter((line) => /FATAL|PANIC|HINT|DETAIL/.test(line))
  const reason = lines.map((line) => line.replace(/^.*?(FATAL|PANIC|HINT|DETAIL): +/, '')).join('; ')
  return new StartError(
    `The database in ${directory.data} did not start: ${reason || output.trim()} (see ${directory.logFile})`,
  )
}
