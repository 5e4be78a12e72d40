import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '#testing/temporary-directory.ts'
import { hasLinks, packagedBinaries, programPath } from './binaries.ts'
import { databaseUser, runAsUser } from './run-as.ts'
import { usableBinaries } from './usable-binaries.ts'

const packaged = packagedBinaries()

it('asks for DATABASE_URL if there is no binary for the platform', () => {
  expect(() => packagedBinaries('aix', 'ppc64')).toThrow(
    'The built-in PostgreSQL cannot run on this machine: there is none for aix on ppc64. ' +
      'Please set DATABASE_URL to a PostgreSQL database, version 15 or newer.',
  )
})

it('asks for DATABASE_URL if the binary cannot run', async () => {
  const directory = temporaryDirectory()
  mkdirSync(join(directory, 'bin'))
  writeFileSync(join(directory, 'pg-symlinks.json'), '[]')
  const program = join(directory, 'bin/postgres')
  const binaries = { ...packaged, directory }

  writeFileSync(program, '#!/bin/sh\necho "libssl.so.1.1: cannot open shared object file" >&2\nexit 127\n', {
    mode: 0o755,
  })
  await expect(usableBinaries(undefined, directory, binaries)).rejects.toThrow(
    'cannot run on this machine: libssl.so.1.1: cannot open shared object file. Please set DATABASE_URL',
  )
  writeFileSync(program, '#!/lib/ld-missing.so.1\n')
  await expect(usableBinaries(undefined, directory, binaries)).rejects.toThrow(
    'cannot run on this machine: it needs glibc. Please set DATABASE_URL',
  )
})

it('creates the links that npm left out', async () => {
  const directory = join(temporaryDirectory(), 'native')
  copyPostgres(directory, (path) => !isLibraryLink(path))
  const binaries = await usableBinaries(undefined, directory, { ...packaged, directory })
  expect(binaries.directory).toBe(directory)
  await runAsUser(undefined, programPath(binaries, 'postgres'), ['--version'])
})

it('copies the binaries if it may not create the links that npm left out', async () => {
  const directory = join(temporaryDirectory(), 'native')
  copyPostgres(directory, (path) => !isLibraryLink(path))
  const copies = join(temporaryDirectory(), 'postgres')
  const binaries = await usableBinaries(undefined, '/nowhere', { ...packaged, directory }, copies, hasLinks)
  expect(binaries.directory).toBe(join(copies, packaged.version))
  expect([hasLinks(directory), hasLinks(binaries.directory)]).toEqual([false, true])
  await runAsUser(undefined, programPath(binaries, 'postgres'), ['--version'])
})

/** Only those of the binaries that are needed to read the version. */
const copyPostgres = (to: string, filter = (_path: string) => true) =>
  cpSync(packaged.directory, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\/native\/share|\/lib\/postgresql|\.a$/.test(path) && filter(path),
  })

const isLibraryLink = (path: string) => path.endsWith('.so.60') || path.endsWith('libpq.so.5')

if (process.getuid?.() === 0) {
  it('copies the binaries completely and once for a user who cannot reach them, also when two servers start', async () => {
    const closed = temporaryDirectory()
    copyPostgres(join(closed, 'native'))
    chmodSync(closed, 0o700)
    const copies = join(temporaryDirectory(), 'campanile', 'postgres')
    const user = await databaseUser('/nowhere')
    const use = () =>
      usableBinaries(user, '/nowhere', { ...packaged, directory: join(closed, 'native') }, copies)
    const [one, other] = await Promise.all([use(), use()])
    expect(one.directory).toBe(join(copies, packaged.version))
    expect(other).toEqual(one)
    expect(readdirSync(copies)).toEqual([packaged.version])
    expect(statSync(one.directory).uid).toBe(0)
    rmSync(closed, { recursive: true })
    mkdirSync(closed)
    await runAsUser(user, programPath(one, 'initdb'), ['--version'])
  })
}
