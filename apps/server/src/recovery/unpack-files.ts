import { createHash } from 'node:crypto'
import { StartError } from '../start-error.ts'
import type { ArchiveReader } from './archive-reader.ts'
import { byteReader } from './byte-reader.ts'
import { type Manifest, packPart } from './manifest.ts'

export interface PackedFile {
  key: string
  size: number
  /**
   * Must be read to its end before the next file is requested. Fails if the content differs from what was
   * packed.
   */
  bytes: AsyncGenerator<Buffer>
}

/** Yields the files of a backup one by one. */
export async function* unpackFiles(
  archive: ArchiveReader,
  { packs }: Manifest['files'],
): AsyncGenerator<PackedFile> {
  for (const [index, sum] of packs.entries()) {
    const reader = byteReader(archive.part(packPart(index), sum))
    for (let line = await reader.line(); line !== undefined; line = await reader.line()) {
      const { key, size } = parseHead(line)
      yield { key, size, bytes: checked(reader, key, size) }
    }
  }
}

function parseHead(line: string): { key: string; size: number } {
  const { key, size } = JSON.parse(line)
  if (typeof key !== 'string' || !Number.isSafeInteger(size))
    throw new StartError('A pack of files is damaged.')
  return { key, size }
}

async function* checked(reader: ReturnType<typeof byteReader>, key: string, size: number) {
  const hash = createHash('sha256')
  for await (const piece of reader.take(size)) {
    hash.update(piece)
    yield piece
  }
  if ((await reader.line()) !== hash.digest('hex'))
    throw new StartError(`The file ${key} in the backup has changed.`)
}
