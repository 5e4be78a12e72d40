import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode } from '#platform/error-code.ts'
import { partialName, removeAbandoned, syncDirectory } from '#platform/unpublished.ts'

/**
 * Creates a directory that others see complete or not at all: it is filled under a temporary name, then
 * renamed. If another process is faster, its directory stays.
 */
export async function publishDirectory(
  target: string,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  if (existsSync(target)) return
  await removeAbandoned(target)
  const temporary = partialName(target)
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

const isTaken = (error: unknown) => ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')
