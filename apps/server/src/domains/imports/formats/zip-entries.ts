import type { Readable } from 'node:stream'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
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
  const entries = await entriesOf(zip)
  const tooMuch = () => new UnreadableFile(`This ZIP file unpacks to more than ${most / 1024 / 1024} MB.`)
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

const notReadable = () => new UnreadableFile('This is not a ZIP file, or it is damaged.')

const openZip = (bytes: Buffer) =>
  new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(notReadable()) : resolve(zip),
    )
  })

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  return new Promise((resolve, reject) => {
    const refuse = (sentence: string) => reject(new UnreadableFile(sentence))
    zip.on('error', () => reject(notReadable()))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      if (entry.isEncrypted()) return refuse('This ZIP file is encrypted.')
      if (entries.has(entry.fileName)) return refuse('This ZIP file holds a file twice.')
      if (entries.size >= maxEntries) return refuse('This ZIP file holds too many files.')
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
