import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Makes a directory that others see either whole or not at all: filled under a temporary name, then renamed.
 * When another process is quicker, its directory stays.
 */
export async function publishDirectory(
  target: string,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  if (existsSync(target)) return
  await removeAbandoned(target)
  const temporary = `${target}.partial-${process.pid}-${randomBytes(4).toString('hex')}`
  await mkdir(temporary, { mode: 0o700 })
  try {
    await fill(temporary)
    await rename(temporary, target)
    syncDirectory(dirname(target))
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    if (!isTaken(error)) throw error
  }
}

const isTaken = (error: unknown) =>
  ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')

/** What processes that died half-way left behind. */
async function removeAbandoned(target: string) {
  const prefix = `${basename(target)}.partial-`
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

/** So that the new name, too, survives a power cut. */
function syncDirectory(directory: string) {
  const handle = openSync(directory, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
