import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** The expected size and checksum of a part when it is read again. */
export interface PartSum {
  bytes: number
  sha256: string
}

/**
 * On the library's scale from 1 to 9. Rows are text, where the highest levels gain little for a lot of time.
 */
const rowCompression = 3

/**
 * Writes a ZIP file part by part, without holding any part in memory. After an abort it stops waiting for
 * sources.
 */
export function writeArchive(path: string, now: Date, signal?: AbortSignal) {
  const zip = new ZipFile()
  const options = { mtime: now, mode: 0o600, forceZip64Format: true }
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })
  const written = pipeline(zip.outputStream, file)
  const failed = new Promise<never>((_, reject) => {
    written.catch(reject)
    zip.on('error', reject)
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  // Reported to the caller who waits for a part.
  failed.catch(() => undefined)

  return {
    async add(name: string, source: AsyncIterable<Buffer>, { packed = false } = {}): Promise<PartSum> {
      const sum = summing(source)
      const bytes = Readable.from(sum.pieces, { objectMode: false })
      zip.addReadStream(bytes, name, { ...options, compressionLevel: packed ? 0 : rowCompression })
      await Promise.race([finished(bytes), failed])
      return sum.result()
    },
    /** Writes these last parts. Afterwards the file is complete and on disk. */
    async end(last: Record<string, Buffer>): Promise<void> {
      for (const [name, bytes] of Object.entries(last)) zip.addBuffer(bytes, name, options)
      zip.end({ forceZip64Format: true, comment: '' })
      await Promise.race([written, failed])
    },
    abandon: () => void file.destroy(),
    bytesWritten: () => file.bytesWritten,
  }
}

export type ArchiveWriter = ReturnType<typeof writeArchive>

/** Passes the chunks on unchanged, counting and hashing them. */
export function summing(source: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let bytes = 0
  async function* pieces() {
    for await (const piece of source) {
      bytes += piece.length
      hash.update(piece)
      yield piece
    }
  }
  return { pieces: pieces(), result: (): PartSum => ({ bytes, sha256: hash.digest('hex') }) }
}
