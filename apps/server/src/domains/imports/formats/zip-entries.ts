import type { Readable } from 'node:stream'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { m } from '../problems.messages.ts'
import { UnreadableFile } from './unreadable.ts'

/** The most files in a bundle, and the most bytes that they may unpack to together. */
const maxEntries = 100
const maxBytes = 512 * 1024 * 1024

/** The files of an archive in memory. Each is unpacked when it is read. */
export interface Archive {
  names: string[]
  open(name: string): AsyncIterable<Buffer>
}

/**
 * @throws UnreadableFile for a file that is not an archive, is encrypted, has paths outside its folder, or
 * would unpack to too much
 */
export async function openArchive(bytes: Buffer, most = maxBytes): Promise<Archive> {
  const zip = await openZip(bytes)
  const entries = await listEntries(zip)
  const tooMuch = () => new UnreadableFile(m.unpacksTooLarge({ megabytes: most / 1024 / 1024 }))
  const declared = [...entries.values()].reduce((sum, it) => sum + it.uncompressedSize, 0)
  if (declared > most) throw tooMuch()
  let left = most
  return {
    names: [...entries.keys()],
    async *open(name) {
      const entry = entries.get(name)
      if (!entry) return
      // Counts a file each time it is read, whatever size the archive declares.
      for await (const chunk of await openEntry(zip, entry)) {
        left -= chunk.length
        if (left < 0) throw tooMuch()
        yield chunk
      }
    },
  }
}

const notReadable = () => new UnreadableFile(m.notZip())

const openZip = (bytes: Buffer) =>
  new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(notReadable()) : resolve(zip),
    )
  })

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  return new Promise((resolve, reject) => {
    const refuse = (problem: string) => reject(new UnreadableFile(problem))
    zip.on('error', () => reject(notReadable()))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      if (entry.isEncrypted()) return refuse(m.zipEncrypted())
      if (entries.has(entry.fileName)) return refuse(m.zipFileTwice())
      if (entries.size >= maxEntries) return refuse(m.zipTooManyFiles())
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

async function* openEntry(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(notReadable()) : resolve(opened)))
  })
  try {
    yield* stream as AsyncIterable<Buffer>
  } catch {
    throw notReadable()
  }
}
