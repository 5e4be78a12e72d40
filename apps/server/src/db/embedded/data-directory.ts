import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { canEnter, type DatabaseUser, databaseUser } from './run-as.ts'

/** Where one cluster keeps what, and how its own programs are told. */
export interface Place {
  user: DatabaseUser
  /** Appears in the database's command line, so that its process can be told from others. */
  clusterName: string
  logFile: string
  data: string
  socketDirectory: string
  /** The same as the programs get them, which run as `user` with `data` as working directory. */
  dataOption: string
  socketOption: string
}

/** A socket's path has room for 103 bytes on macOS, 107 on Linux; its file name takes 15 of them. */
const longestSocketDirectory = 88

/** Makes the directories of a cluster, open to the database's user and closed to all others. */
export async function preparePlace(dir: string): Promise<Place> {
  const { directory, user } = await makeDirectory(dir)
  const { fits, ...names } = namesOf(directory)
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

/** The names of a cluster that is there; nothing is made or changed. */
export const existingPlace = (dir: string) =>
  existsSync(join(dir, 'data')) ? namesOf(realpathSync(dir)) : undefined

function namesOf(directory: string) {
  const clusterName = `campanile-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`
  const inside = join(directory, 'socket')
  const fits = Buffer.byteLength(inside) <= longestSocketDirectory
  const socketDirectory = fits ? inside : join(shortTemporaryDirectory(), clusterName)
  return { clusterName, data: join(directory, 'data'), socketDirectory, fits }
}

/** Root keeps the directory, so that the database's user cannot plant links where root writes. */
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
 * Under a directory that only root may enter, the database cannot walk down to its data. On Linux it need not: a
 * process starts in the data directory, and this name means just that, whatever lies above.
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
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  // In a directory open to all, somebody else could have made it and answer in the database's place.
  const { mode, uid } = lstatSync(directory)
  const isPrivate = (mode & 0o170_000) === 0o040_000 && (mode & 0o077) === 0
  if (!isPrivate || ![user?.uid, process.getuid?.()].includes(uid)) {
    throw new StartError(
      `${directory} belongs to somebody else. Please remove it, or set DATA_DIR to a shorter path.`,
    )
  }
  if (user) chownSync(directory, user.uid, user.gid)
}
