import type { ArchiveReader } from './archive-reader.ts'
import type { Content } from './content.ts'
import { jobsPart, type Manifest, tablePart } from './manifest.ts'

/** Presents a backup as content that can be loaded. */
export function archivedContent(archive: ArchiveReader, manifest: Manifest): Content {
  const { migration, tables, sequences, jobs } = manifest
  const byName = new Map(tables.map((table) => [table.name, table]))
  return {
    migration,
    tables,
    sequences,
    rows: (name) => archive.part(tablePart(name), byName.get(name)!),
    jobs: () => archive.part(jobsPart, jobs),
  }
}
