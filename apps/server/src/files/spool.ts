import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#http/app-error.ts'
import { removeLeftOver } from './remove-left-over.ts'

/** A completely received file in a temporary folder. */
export interface SpooledFile {
  path: string
  size: number
  sha256: string
}

export const noFile: SpooledFile = { path: devNull, size: 0, sha256: createHash('sha256').digest('hex') }

/** Prefix of the temporary folder of an upload. */
const spoolPrefix = 'campanile-upload-'

/** Removes uploads that a killed server was receiving: they contain people's documents. */
export const removeOldUploads = (now: Date): Promise<void> =>
  removeLeftOver(tmpdir(), now, (name) => name.startsWith(spoolPrefix))

/**
 * Writes a stream to a temporary file and passes it to the callback. The file is always removed afterwards.
 * @throws AppError too-large
 */
export async function withSpooled<T>(
  source: Readable,
  maxBytes: number,
  use: (file: SpooledFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), spoolPrefix))
  try {
    const path = join(folder, 'file')
    return await use({ path, ...(await spool(source, path, maxBytes)) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Counts and hashes the stream while writing it. */
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
