import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import type { FileStore } from './file-store.ts'

/** Files copied at a time. */
const maxConcurrent = 8

/**
 * Copies every file of a local store into another one and reads it back. Each must be identical byte by byte,
 * or the copy fails. Files that already exist and are identical are skipped, so that the copy can be
 * restarted.
 */
export async function copyFiles(root: string, to: FileStore): Promise<{ copied: number; there: number }> {
  const keys = await keysBelow(root)
  const count = { copied: 0, there: 0 }
  const lane = async () => {
    for (let key = keys.pop(); key; key = keys.pop()) count[await copyFile(join(root, key), key, to)] += 1
  }
  await Promise.all(Array.from({ length: maxConcurrent }, lane))
  return count
}

async function copyFile(path: string, key: string, to: FileStore): Promise<'copied' | 'there'> {
  const hash = await streamHash(createReadStream(path))
  if ((await storedHash(to, key)) === hash) return 'there'
  await to.put(key, createReadStream(path))
  if ((await storedHash(to, key)) !== hash) throw new Error(`${key} has not arrived as it is here`)
  return 'copied'
}

async function storedHash(store: FileStore, key: string): Promise<string | undefined> {
  const file = await store.open(key)
  return file && streamHash(file.stream)
}

async function streamHash(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}

/**
 * Names that begin with a dot are not keys: they are half-written files, or files of the operating system.
 */
async function keysBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep))
    .filter((parts) => !parts.some((part) => part.startsWith('.')))
    .map((parts) => parts.join('/'))
}
