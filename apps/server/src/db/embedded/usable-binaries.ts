import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { chmod, cp, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Binaries, cannotRun, packagedBinaries, programPath, restoreLinks } from './binaries.ts'
import { systemDirectory } from './default-data-dir.ts'
import { publishDirectory } from './publish-directory.ts'
import { type DatabaseUser, exitCode, runAsUser } from './run-as.ts'

/**
 * The packaged binaries where the database's user can run them: in place, or else as a copy, because the
 * clone is closed to that user (under /root) or closed to us so that we cannot add the missing links
 * (installed by root). Callers that must not change the package pass `hasLinks`.
 */
export async function usableBinaries(
  user: DatabaseUser,
  ownDirectory: string,
  packaged = packagedBinaries(),
  copies = join(user ? systemDirectory : ownDirectory, 'postgres'),
  completeLinks = restoreLinks,
): Promise<Binaries> {
  if (completeLinks(packaged.directory) && (await canRun(user, packaged))) return packaged
  const copy = { ...packaged, directory: join(copies, packaged.version) }
  mkdirSync(copies, { recursive: true, mode: 0o755 })
  // The umask may have removed permissions that the database's user needs. Both directories are ours.
  if (user) for (const directory of [dirname(copies), copies]) makeEnterable(directory)
  await publishDirectory(copy.directory, (temporary) => copyBinaries(packaged.directory, temporary))
  if (!(await canRun(user, copy))) throw cannotRun(`${copy.directory} may not be run from`, undefined)
  return copy
}

/** Returns false if the user cannot reach the program. Throws if it does not run for any other reason. */
async function canRun(user: DatabaseUser, binaries: Binaries): Promise<boolean> {
  try {
    await runAsUser(user, programPath(binaries, 'postgres'), ['--version'])
    return true
  } catch (error) {
    if (exitCode(error) === 'EACCES') return false
    // ENOENT although the file exists means that the system's loader is missing, as on Alpine.
    const reason =
      exitCode(error) === 'ENOENT' ? 'it needs glibc' : (error as { stderr?: string }).stderr?.trim()
    throw cannotRun(reason || (error as Error).message, error)
  }
}

const makeEnterable = (directory: string) => chmodSync(directory, statSync(directory).mode | 0o011)

async function copyBinaries(from: string, to: string) {
  await cp(from, to, { recursive: true, verbatimSymlinks: true })
  restoreLinks(to)
  await openToAll(to)
}

/** An npm install under a strict umask leaves files that only their owner can read. */
async function openToAll(directory: string) {
  await chmod(directory, 0o755)
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}
