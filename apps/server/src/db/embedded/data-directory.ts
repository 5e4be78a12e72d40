import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '#platform/error-code.ts'
import { StartError } from '../../start-error.ts'
import { canEnter, type DatabaseUser, databaseUser } from './run-as.ts'

/** The directories of one cluster, and how its own programs refer to them. */
export interface ClusterPaths {
  user: DatabaseUser
  /** Appears in the database's command line, which identifies its process. */
  clusterName: string
  logFile: string
  data: string
  socketDirectory: string
  /** The data directory as the programs get it. They run as `user` with `data` as working directory. */
  dataOption: string
  socketOption: string
}

/** A socket path may have 103 bytes on macOS and 107 on Linux. Its file name takes 15 of them. */
const longestSocketDirectory = 88

/** Creates the directories of a cluster, accessible to the database's user only. */
export async function prepareDirectory(dir: string): Promise<ClusterPaths> {
  const { directory, user } = await makeDirectory(dir)
  const { fits, ...names } = clusterNames(directory)
  makeSocketDirectory(names.socketDirectory, user)
  const reachable = await canEnter(user, directory)
  return {
    ...names,
    user,
    logFile: join(directory, 'postgres.log'),
    dataOption: reachable ? names.data : dataWithoutPath(directory),
    socketOption: fits && !reachable ? '../socket' : names.socketDirectory,
  }
}

/** The paths of an existing cluster. Creates and changes nothing. */
export const existingDirectory = (dir: string) =>
  existsSync(join(dir, 'data')) ? clusterNames(realpathSync(dir)) : undefined

function clusterNames(directory: string) {
  const clusterName = `campanile-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`
  const inside = join(directory, 'socket')
  const fits = Buffer.byteLength(inside) <= longestSocketDirectory
  const socketDirectory = fits ? inside : join(shortTemporaryDirectory(), clusterName)
  return { clusterName, data: join(directory, 'data'), socketDirectory, fits }
}

/** Root keeps the ownership, so that the database's user cannot plant links where root writes. */
async function makeDirectory(dir: string) {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o711 })
    const user = await databaseUser(join(dir, 'data'))
    if (user) chownSync(dir, 0, user.gid)
    chmodSync(dir, user ? 0o710 : 0o700)
    return { directory: realpathSync(dir), user }
  } catch (error) {
    throw new StartError(`The data directory cannot be used: ${(error as Error).message}.`, { cause: error })
  }
}

/**
 * Under a directory that only root may enter, the database cannot open its data by path. On Linux it does not
 * have to: a process starts in the data directory, and this name refers to that directory regardless of the
 * directories above it.
 */
function dataWithoutPath(directory: string): string {
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new StartError(
    `The user that the database runs as cannot enter ${directory}. Please set DATA_DIR to a directory it can enter.`,
  )
}

const shortTemporaryDirectory = () => (Buffer.byteLength(tmpdir()) <= 60 ? tmpdir() : '/tmp')

function makeSocketDirectory(directory: string, user: DatabaseUser) {
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  // In a directory that everyone can write to, someone else could have created it to impersonate the
  // database.
  const { mode, uid } = lstatSync(directory)
  const isPrivate = (mode & 0o170_000) === 0o040_000 && (mode & 0o077) === 0
  if (!isPrivate || ![user?.uid, process.getuid?.()].includes(uid)) {
    throw new StartError(
      `${directory} belongs to somebody else. Please remove it, or set DATA_DIR to a shorter path.`,
    )
  }
  if (user) chownSync(directory, user.uid, user.gid)
}
