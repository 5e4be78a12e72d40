import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { errorCode } from '#platform/error-code.ts'

// Files that others must see complete or not at all are created under a temporary name, then renamed.

const partialPrefix = (target: string) => `${basename(target)}.partial-`

export const partialName = (target: string) =>
  join(dirname(target), `${partialPrefix(target)}${process.pid}-${randomBytes(4).toString('hex')}`)

/** Removes what processes that died halfway left behind. */
export async function removeAbandoned(target: string): Promise<void> {
  const prefix = partialPrefix(target)
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
    return errorCode(error) === 'EPERM'
  }
}

/** Flushes a directory, so that a new name in it survives a power cut. */
export function syncDirectory(directory: string): void {
  const handle = openSync(directory, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
