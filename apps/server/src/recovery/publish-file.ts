import { existsSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { partialName, removeAbandoned, syncDirectory } from '#platform/unpublished.ts'
import { StartError } from '../start-error.ts'

/** The path of a backup: in a folder with a name that contains the time, or the given file. */
export function backupPath(given: string, now: Date): string {
  const target = resolve(given)
  const stamp = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory()
  const path = isFolder ? join(target, `campanile-${stamp}.zip`) : target
  if (existsSync(path)) throw new StartError(`${path} already exists. Backups never overwrite files.`)
  if (!existsSync(dirname(path))) throw new StartError(`There is no folder ${dirname(path)}.`)
  return path
}

/** Creates a file that others see complete or not at all. */
export async function publishFile<T>(path: string, fill: (temporary: string) => Promise<T>): Promise<T> {
  await removeAbandoned(path)
  const temporary = partialName(path)
  try {
    const result = await fill(temporary)
    if (existsSync(path))
      throw new StartError(`${path} was created in the meantime. Backups never overwrite files.`)
    await rename(temporary, path)
    syncDirectory(dirname(path))
    return result
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
