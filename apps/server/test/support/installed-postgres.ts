import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from '#db/embedded/binaries.ts'

const root = '/usr/lib/postgresql'

/** The newest PostgreSQL installed on this machine from Debian's packages. */
export function installedPostgres(): Binaries | undefined {
  if (!existsSync(root)) return undefined
  const newest = readdirSync(root)
    .filter((version) => existsSync(join(root, version, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a))[0]
  return newest ? { directory: join(root, newest), localeOptions: ['--locale=C.UTF-8'] } : undefined
}
