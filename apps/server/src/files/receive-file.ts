import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { WorkExtension } from '@campanile/contract/work-kinds.ts'
import { AppError } from '#http/app-error.ts'
import type { Context } from '#http/context.ts'
import { kindOfContent } from './content-kind.ts'
import { extensionOf, safeFileName } from './file-names.ts'
import { removeLeftOver } from './remove-left-over.ts'

interface Wanted {
  key: string
  /** As the browser says it. */
  name: string
  accept: readonly WorkExtension[]
  maxBytes: number
}

export interface ReceivedFile {
  /** Harmless, for people to read. */
  name: string
  /** Media type, judged by what is inside. */
  type: string
  size: number
  sha256: string
}

/** Begins the name of a folder in which an upload waits to be judged. */
const spoolPrefix = 'campanile-upload-'

/** Removes uploads that a killed server was taking: they are people's papers. */
export const removeOldUploads = (now: Date): Promise<void> =>
  removeLeftOver(tmpdir(), now, (name) => name.startsWith(spoolPrefix))

/**
 * Takes the file of a streamed upload into the store. It is judged beside it first, because a document
 * shows only at its end what it is: under its key stands a file that was accepted, or none.
 * @throws AppError too-large, file-kind-not-allowed, unavailable
 */
export async function receiveFile(
  { files, incoming }: Pick<Context, 'files' | 'incoming'>,
  { key, name: given, accept, maxBytes }: Wanted,
): Promise<ReceivedFile> {
  const folder = await mkdtemp(join(tmpdir(), spoolPrefix))
  try {
    const path = join(folder, 'file')
    const { size, sha256 } = await spool(incoming, path, maxBytes)
    const name = safeFileName(given)
    const kind = await kindOfContent(path)
    const extension = extensionOf(name)
    if (!kind?.extensions.some((it) => it === extension && accept.includes(it)))
      throw new AppError('file-kind-not-allowed')
    await files.put(key, createReadStream(path))
    return { name, type: kind.type, size, sha256 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes what comes to a file of its own, counted and hashed on the way. */
async function spool(source: Readable, path: string, maxBytes: number) {
  const hash = createHash('sha256')
  let size = 0
  async function* counted() {
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw new AppError('too-large')
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(counted, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
  return { size, sha256: hash.digest('hex') }
}
