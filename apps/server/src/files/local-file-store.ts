import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { newId } from '#db/columns.ts'
import { errorCode } from '#platform/error-code.ts'
import { checkKey, type FileStore } from './file-store.ts'
import { measureFolder } from './measure-folder.ts'
import { removeLeftOver } from './remove-left-over.ts'
import { withDeclaredFailures } from './store-failure.ts'

/** Where files are written until they are complete. No key begins with a dot. */
const halfFolder = '.half'

/** Removes files that killed servers left half-written. */
export async function removeOldHalves(root: string, now: Date): Promise<void> {
  const folder = join(root, halfFolder)
  await makeFolder(folder)
  await removeLeftOver(folder, now, () => true)
}

/** Stores files in a folder of the data directory. */
export function localFileStore(root: string): FileStore {
  const path = (key: string) => join(root, checkKey(key))

  async function openFile(key: string) {
    const handle = await openIfThere(path(key))
    if (!handle) return undefined
    const { size } = await handle.stat()
    return { stream: handle.createReadStream(), size }
  }

  return withDeclaredFailures({
    async put(key, source) {
      const target = path(key)
      const half = join(root, halfFolder, newId())
      // One after the other: if one cannot be created, nothing continues after the error.
      for (const folder of [dirname(half), dirname(target)]) await makeFolder(folder)
      try {
        const file = createWriteStream(half, { mode: 0o600, flags: 'wx', flush: true })
        await pipeline(Buffer.isBuffer(source) ? Readable.from([source]) : source, file)
        await rename(half, target)
        await syncFolders(dirname(target), root)
        return { size: file.bytesWritten }
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
    },
    open: openFile,
    async get(key) {
      const file = await openFile(key)
      return file && buffer(file.stream)
    },
    remove: (key) => rm(path(key), { force: true }),
    place: root,
    measure: (most) => measureFolder(root, most),
  })
}

/**
 * Without this, a power cut could lose the name of a new file in its folder. Syncs up to the root, as the
 * folders may be new too.
 */
async function syncFolders(folder: string, root: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (folder !== root) await syncFolders(dirname(folder), root)
}

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 })

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
