import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { chmod, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hasLinks, packagedBinaries } from '#db/embedded/binaries.ts'
import { runningCluster, startEmbeddedPostgres } from '#db/embedded/cluster.ts'
import { databaseUser } from '#db/embedded/run-as.ts'
import { usableBinaries } from '#db/embedded/usable-binaries.ts'
import { measureFolder } from '#files/measure-folder.ts'
import type { Log } from '#platform/log.ts'
import { partialName, removeAbandoned } from '#platform/unpublished.ts'
import { inWords } from '../recovery/progress.ts'
import { StartError } from '../start-error.ts'
import { broken, type Finding, note, ok } from './report.mjs'

/** Facts about the embedded database for the other checks. */
interface Reached {
  finding: Finding
  /** Undefined if there is no database to inspect. */
  url: string | undefined
  close(): Promise<void>
}

/** Copying a larger database would take too long for a check. */
const largestCopy = 4e9

/**
 * Gives access to the embedded database without changing it: the running one, or else a copy started in the
 * temporary directory, because PostgreSQL writes as soon as it starts. If neither is possible, a new one
 * shows that the programs run.
 */
export async function reachEmbedded(dataDir: string, log: Log): Promise<Reached> {
  const directory = join(dataDir, 'db')
  const running = runningCluster(directory)
  if (running)
    return { finding: ok('The embedded PostgreSQL is running.'), ...running, close: async () => undefined }
  const data = join(directory, 'data')
  if (!existsSync(data)) return startedCopy(dataDir, undefined, log)
  const { bytes } = await measureFolder(data, Number.POSITIVE_INFINITY)
  const room = await statfs(tmpdir())
  if (bytes > largestCopy || bytes * 2 > room.bavail * room.bsize)
    return notInspected(
      note(
        `The embedded database is stopped and was not inspected: copying its ${inWords(bytes)} takes too much space ` +
          'or time. Start the server and run this again to include it.',
      ),
    )
  return startedCopy(dataDir, data, log)
}

const remedy = 'Follow the message. If the database is damaged, restore the last backup (docs/recovery.md).'

const notInspected = (finding: Finding): Reached => ({
  finding,
  url: undefined,
  close: async () => undefined,
})

async function startedCopy(dataDir: string, data: string | undefined, log: Log): Promise<Reached> {
  const target = join(tmpdir(), 'campanile-doctor')
  await removeAbandoned(target)
  const directory = partialName(target)
  mkdirSync(directory)
  const remove = () => rm(directory, { recursive: true, force: true })
  try {
    await chmod(directory, 0o711)
    const cluster = await startDatabase(directory, data, log)
    return {
      finding: ok(
        data
          ? `The embedded PostgreSQL ${cluster.version} starts on a copy of the stopped database.`
          : `The embedded PostgreSQL ${cluster.version} starts on this machine.`,
      ),
      url: data && cluster.url,
      async close() {
        try {
          await cluster.stop()
        } finally {
          await remove()
        }
      },
    }
  } catch (error) {
    await remove()
    if (!(error instanceof StartError)) throw error
    // Shows the path of the database itself instead of the copy's.
    const message = error.message.replaceAll(join(directory, 'db'), join(dataDir, 'db')).replace(/\s+/g, ' ')
    return notInspected(broken(message, remedy))
  }
}

async function startDatabase(directory: string, data: string | undefined, log: Log) {
  const own = join(directory, 'db')
  if (data) {
    mkdirSync(own)
    await promisify(execFile)('cp', ['-a', data, join(own, 'data')])
  }
  const user = await databaseUser(join(own, 'data'))
  const binaries = await usableBinaries(
    user,
    directory,
    packagedBinaries(),
    join(directory, 'postgres'),
    hasLinks,
  )
  // A temporary database does not need to wait for the disk.
  return startEmbeddedPostgres({ dir: own, log, binaries, settings: { fsync: 'off' } })
}
