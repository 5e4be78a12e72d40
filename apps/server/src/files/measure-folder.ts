import { opendir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#platform/error-code.ts'
import type { StoreSize } from './file-store.ts'

/** The files below a folder, their size, and the free space. A folder that does not exist yet is empty. */
export async function measureFolder(root: string, most: number): Promise<StoreSize> {
  const size: StoreSize = { files: 0, bytes: 0, atLeast: false, free: null }
  try {
    const { bavail, bsize } = await statfs(root)
    size.free = bavail * bsize
    for await (const entry of await opendir(root, { recursive: true })) {
      if (!entry.isFile()) continue
      if (size.files === most) return { ...size, atLeast: true }
      size.files += 1
      size.bytes += await countBytes(join(entry.parentPath, entry.name))
    }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  return size
}

/** Zero for a file that was removed in the meantime. */
async function countBytes(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined)
  return found?.size ?? 0
}
