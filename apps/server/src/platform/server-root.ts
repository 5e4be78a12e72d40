import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The directory of the server's package, whether it runs from source or from its build. */
export function serverRoot(): string {
  let directory = import.meta.dirname
  while (!existsSync(join(directory, 'package.json'))) directory = dirname(directory)
  return directory
}

/** The version of the product, such as 0.1.0. */
export function productVersion(): string {
  const text = readFileSync(join(serverRoot(), 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
