import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import { openZip } from '#files/open-zip.ts'
import { StartError } from '../start-error.ts'
import { type PartSum, summing } from './archive-writer.ts'

/** More parts than any backup has. */
const mostParts = 100_000

/** Opens a backup. Throws a clear error if the file cannot be one. */
export async function readArchive(path: string) {
  const zip = await openZip(path).catch((cause) => {
    throw notOpened(path, cause)
  })
  const entries = await list(zip).catch((cause) => {
    zip.close()
    throw new StartError(`${path} is damaged: its list of parts cannot be read.`, { cause })
  })

  function openPart(name: string): Promise<Readable> {
    const entry = entries.get(name)
    if (!entry) throw new StartError(`${path} is damaged: its part ${name} is missing.`)
    return new Promise<Readable>((resolve, reject) => {
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
    }).catch((cause) => {
      throw damaged(name, cause)
    })
  }

  const damaged = (name: string, cause?: unknown) =>
    new StartError(`${path} is damaged: its part ${name} has changed.`, { cause })

  return {
    /** Yields a part as it was written. Fails at its end, or earlier, if it differs from what is expected. */
    async *part(name: string, expected: PartSum): AsyncGenerator<Buffer> {
      const sum = summing(await openPart(name))
      try {
        yield* sum.pieces
      } catch (cause) {
        throw damaged(name, cause)
      }
      const { bytes, sha256 } = sum.result()
      if (bytes !== expected.bytes || sha256 !== expected.sha256) throw damaged(name)
    },
    /** A small part whose checksum is only in the archive itself. */
    async whole(name: string, mostBytes: number): Promise<Buffer> {
      const written = entries.get(name)
      if (written && written.uncompressedSize > mostBytes) throw damaged(name)
      const bytes = await buffer(await openPart(name)).catch((cause) => {
        throw damaged(name, cause)
      })
      if (crc32(bytes) !== written?.crc32) throw damaged(name)
      return bytes
    },
    has: (name: string) => entries.has(name),
    close: () => zip.close(),
  }
}

export type ArchiveReader = Awaited<ReturnType<typeof readArchive>>

function notOpened(path: string, cause: Error) {
  const { code } = cause as NodeJS.ErrnoException
  if (code === 'ENOENT') return new StartError(`There is no ${path}.`, { cause })
  if (code) return new StartError(`${path} cannot be read: ${cause.message}`, { cause })
  return new StartError(`${path} is not a backup, or is truncated: its end is missing.`, { cause })
}

const list = (zip: ZipFile) =>
  new Promise<Map<string, Entry>>((resolve, reject) => {
    const entries = new Map<string, Entry>()
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry)
      if (entries.size > mostParts) reject(new Error('too many parts'))
      else zip.readEntry()
    })
    zip.readEntry()
  })
