import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

// What others see either whole or not at all is made under a name of its own, then renamed.

const prefixOf = (target: string) => `${basename(target)}.partial-`

export const partialName = (target: string) =>
  join(dirname(target), `${prefixOf(target)}${process.pid}-${randomBytes(4).toString('hex')}`)

/** Removes what processes that died half-way left behind. */
export async function removeAbandoned(target: string): Promise<void> {
  const prefix = prefixOf(target)
  for (const name of await readdir(dirname(target))) {
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (name.startsWith(prefix) && !processExists(pid)) {
      await rm(join(dirname(target), name), { recursive: true, force: true })
    }
  }
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** So that a new name in it, too, survives a power cut. */
export function syncDirectory(directory: string): void {
  const handle = openSync(directory, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
