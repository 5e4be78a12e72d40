import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '#files/file-store.ts'
import { StartError } from '../start-error.ts'
import type { ArchiveReader } from './archive-reader.ts'
import type { Manifest } from './manifest.ts'
import type { Progress } from './progress.ts'
import { type PackedFile, unpackFiles } from './unpack-files.ts'

/** The number of small files transferred at a time: a bucket takes a while to respond to each request. */
const atOnce = 8
const smallBytes = 256 * 1024

interface Options {
  progress: Progress
  signal?: AbortSignal | undefined
}

/**
 * Puts the files of a backup into a store. If that fails, removes those that did not exist before, because no
 * row refers to them yet. Files under other keys are not touched.
 */
export async function putFiles(
  archive: ArchiveReader,
  { files }: Manifest,
  store: FileStore,
  { progress, signal }: Options,
): Promise<void> {
  const added: string[] = []
  const underWay = new Set<Promise<void>>()
  let done = 0
  const put = async (key: string, bytes: Buffer | PackedFile['bytes']) => {
    if (!(await isThere(store, key))) added.push(key)
    await store.put(key, Buffer.isBuffer(bytes) ? bytes : Readable.from(bytes, { objectMode: false }))
    done += 1
    progress(`${done} of ${files.count} files`)
  }
  try {
    for await (const { key, size, bytes } of unpackFiles(archive, files)) {
      signal?.throwIfAborted()
      if (size > smallBytes) {
        await put(key, bytes)
        continue
      }
      const job = put(key, await buffer(bytes)).finally(() => underWay.delete(job))
      job.catch(() => undefined)
      underWay.add(job)
      if (underWay.size >= atOnce) await Promise.race(underWay)
    }
    await Promise.all(underWay)
  } catch (error) {
    await Promise.allSettled(underWay)
    await takeAway(store, added)
    throw error
  }
}

async function isThere(store: FileStore, key: string): Promise<boolean> {
  const file = await store.open(key)
  file?.stream.destroy()
  return file !== undefined
}

/** Reports files that cannot be removed: no row refers to them, but they contain personal data. */
async function takeAway(store: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await store.remove(key).catch((cause) => {
      throw new StartError(
        `Files that no row refers to remain in ${store.place}: the store does not answer.`,
        {
          cause,
        },
      )
    })
}
