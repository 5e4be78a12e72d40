import { StartError } from '../start-error.ts'
import type { ArchiveReader } from './archive-reader.ts'
import { countingRows } from './backup.ts'
import { jobsPart, type Manifest, secretName, tablePart } from './manifest.ts'
import type { Progress } from './progress.ts'
import { unpackFiles } from './unpack-files.ts'

interface Options {
  progress: Progress
  signal?: AbortSignal | undefined
  /** Called with the key of each file. */
  file?: (key: string) => void
}

/**
 * Reads every byte of a backup.
 * @throws StartError if a byte or a count differs from what was written
 */
export async function readWhole(
  archive: ArchiveReader,
  manifest: Manifest,
  { progress, signal, file }: Options,
): Promise<void> {
  for (const { name, rows, ...sum } of manifest.tables) {
    const counted = countingRows(archive.part(tablePart(name), sum), (count) => {
      signal?.throwIfAborted()
      progress(`checking ${name}: ${count} rows`)
    })
    await drain(counted.pieces)
    if (counted.rows() !== rows)
      throw new StartError(`The backup's table ${name} has a different number of rows.`)
  }
  await drain(archive.part(jobsPart, manifest.jobs))
  const found = { count: 0, bytes: 0 }
  for await (const { key, size, bytes } of unpackFiles(archive, manifest.files)) {
    signal?.throwIfAborted()
    await drain(bytes)
    found.count += 1
    found.bytes += size
    file?.(key)
    progress(`checking files: ${found.count} of ${manifest.files.count}`)
  }
  if (found.count !== manifest.files.count || found.bytes !== manifest.files.bytes)
    throw new StartError('The number of files in the backup differs from its manifest.')
  if (manifest.secret.included !== archive.has(secretName))
    throw new StartError('The backup’s manifest names a different secret.')
}

async function drain(source: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of source);
}
