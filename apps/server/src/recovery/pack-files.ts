import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '#files/file-store.ts'
import type { ArchiveWriter, PartSum } from './archive-writer.ts'
import { packPart } from './manifest.ts'

/** A pack is full at this size. A file is never split. */
const packBytes = 512 * 2 ** 20
/**
 * Files up to this size are read ahead, this many at a time: a bucket takes a while to respond to each
 * request.
 */
const smallBytes = 256 * 1024
const readAhead = 16

export interface PackedFiles {
  count: number
  bytes: number
  /** Keys that are not in the store. */
  absent: string[]
  packs: PartSum[]
}

interface Found {
  key: string
  isThere: boolean
  /** The content of a small file. */
  bytes?: Buffer
}

/**
 * Packs stored files together: for each file a line of JSON with key and size, the bytes, and a line with
 * their SHA-256. One ZIP part per file would cost memory for each, because ZIP parts are remembered until the
 * end.
 */
export async function packFiles(
  archive: ArchiveWriter,
  store: FileStore,
  keys: AsyncIterable<string>,
  { signal, onRows }: { signal?: AbortSignal | undefined; onRows: (files: number) => void },
): Promise<PackedFiles> {
  const packed: PackedFiles = { count: 0, bytes: 0, absent: [], packs: [] }
  const files = ahead(keys, (key) => readSmallFile(store, key))[Symbol.asyncIterator]()
  let next = await files.next()

  async function* pack() {
    for (let filled = 0; !next.done && filled < packBytes; next = await files.next()) {
      signal?.throwIfAborted()
      const { key } = next.value
      const file = next.value.bytes
        ? ofBytes(next.value.bytes)
        : next.value.isThere && (await store.open(key))
      if (!file) {
        packed.absent.push(key)
        continue
      }
      yield* entry(key, file)
      filled += file.size
      packed.bytes += file.size
      packed.count += 1
      onRows(packed.count)
    }
  }
  while (!next.done)
    packed.packs.push(await archive.add(packPart(packed.packs.length), pack(), { packed: true }))
  return packed
}

const ofBytes = (bytes: Buffer) => ({ stream: [bytes], size: bytes.length })

/** Runs `look` for some keys ahead of the consumer. Results keep their order. */
async function* ahead(keys: AsyncIterable<string>, look: (key: string) => Promise<Found>) {
  const waiting: Promise<Found>[] = []
  for await (const key of keys) {
    const found = look(key)
    // It is awaited later. Failing before that must not end the process.
    found.catch(() => undefined)
    waiting.push(found)
    if (waiting.length >= readAhead) yield await waiting.shift()!
  }
  for (const found of waiting) yield await found
}

async function readSmallFile(store: FileStore, key: string): Promise<Found> {
  const file = await store.open(key)
  if (!file) return { key, isThere: false }
  if (file.size <= smallBytes) return { key, isThere: true, bytes: await buffer(file.stream) }
  file.stream.destroy()
  return { key, isThere: true }
}

interface OpenFile {
  stream: AsyncIterable<Buffer> | Iterable<Buffer>
  size: number
}

async function* entry(key: string, { stream, size }: OpenFile): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify({ key, size })}\n`)
  const hash = createHash('sha256')
  let given = 0
  for await (const piece of stream) {
    given += piece.length
    hash.update(piece)
    yield piece
  }
  if (given !== size) throw new Error(`the file ${key} has changed its size while it was read`)
  yield Buffer.from(`${hash.digest('hex')}\n`)
}
