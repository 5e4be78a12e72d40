import { PassThrough, pipeline, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { FileStore } from './file-store.ts'

/** A stored file and its place in the archive. */
export interface PackedFile {
  path: string
  key: string
}

/** Bytes that were made just now, and their place in the archive. */
interface PackedBytes {
  path: string
  bytes: Buffer
}

/** Text that is made while it is packed, and its place in the archive. */
interface PackedText {
  path: string
  pieces: AsyncIterable<string>
}

export type Entry = PackedFile | PackedBytes | PackedText

/** The list, inside the archive, of what could not be read whole. */
export const failuresName = 'Files that could not be read.txt'

/**
 * Stored files as one ZIP file, packed while it is read: one file is open at a time and none is held. What the store
 * does not give, or not to its end, is named in a list inside; the other files are there all the same. Text that fails
 * fails the archive.
 */
export function zipFiles(
  store: FileStore,
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  now: Date,
): Readable {
  const zip = new ZipFile()
  const packed = new PassThrough()
  pipeline(zip.outputStream, packed, () => undefined)
  /** Returns when the source has been read to its end; whoever leaves leaves the source too. */
  const packStream = async (source: Readable, path: string, compress: boolean) => {
    const left = () => source.destroy()
    packed.once('close', left)
    zip.addReadStream(source, path, { mtime: now, compress })
    await finished(source).finally(() => packed.off('close', left))
  }
  const pack = async () => {
    const failed: string[] = []
    for await (const entry of entries) {
      if (packed.destroyed) return
      const { path } = entry
      if ('bytes' in entry) zip.addBuffer(entry.bytes, path, { mtime: now })
      else if ('pieces' in entry)
        await packStream(Readable.from(entry.pieces, { objectMode: false }), path, true)
      else {
        const file = await store.open(entry.key).catch(() => undefined)
        if (!file) {
          failed.push(path)
          continue
        }
        const whole = untilFailure(file.stream, () => failed.push(`${path} (not whole)`))
        // What was packed is packed already; only text gains by it.
        await packStream(Readable.from(whole, { objectMode: false }), path, false).catch(() => undefined)
      }
    }
    if (failed.length > 0) zip.addBuffer(Buffer.from(`${failed.join('\n')}\n`), failuresName, { mtime: now })
    zip.end()
  }
  pack().catch((error) => packed.destroy(error))
  return packed
}

/** What a source gives; where it fails, it ends and that is told. */
async function* untilFailure(source: Readable, failed: () => void) {
  try {
    yield* source
  } catch {
    failed()
  }
}
