import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '#db/columns.ts'

/** Keeps bytes under a key; keys are made by us, never taken from a request. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>
  /** Undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>
  remove(key: string): Promise<void>
}

const keyPattern = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/

/** Files in a folder of the data directory. */
export function localFileStore(root: string): FileStore {
  const path = (key: string) => {
    if (!keyPattern.test(key)) throw new Error('file key with unexpected characters')
    return join(root, key)
  }
  return {
    async put(key, bytes) {
      const target = path(key)
      const half = `${target}.${newId()}`
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await writeFile(half, bytes, { mode: 0o600 })
      await rename(half, target)
    },
    get: (key) =>
      readFile(path(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    remove: (key) => rm(path(key), { force: true }),
  }
}
