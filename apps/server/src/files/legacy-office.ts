import { open } from 'node:fs/promises'

/** One entry in the directory of an OLE compound file: a name of 64 bytes, its length, and what it is. */
const entryBytes = 128
const nameBytes = 64

const streams = {
  WordDocument: 'doc',
  'PowerPoint Document': 'ppt',
  Workbook: 'xls',
  Book: 'xls',
} as const
type LegacyOffice = (typeof streams)[keyof typeof streams]

/**
 * Which document of old Office this OLE compound file is; undefined for others, and for those with macros. Its
 * directory may lie in any sector, but an entry always begins at a multiple of its own length.
 */
export async function legacyOfficeKind(path: string): Promise<LegacyOffice | undefined> {
  const file = await open(path)
  const chunk = Buffer.alloc(512 * entryBytes)
  const found = new Set<LegacyOffice>()
  try {
    for (let at = 0; ; at += chunk.length) {
      const { bytesRead } = await file.read(chunk, 0, chunk.length, at)
      for (let entry = 0; entry + entryBytes <= bytesRead; entry += entryBytes) {
        if (isNamed(chunk, entry, '_VBA_PROJECT')) return undefined
        for (const [name, kind] of Object.entries(streams)) if (isNamed(chunk, entry, name)) found.add(kind)
      }
      if (bytesRead < chunk.length) return outermost(found)
    }
  } finally {
    await file.close()
  }
}

/** A document may hold a sheet: the one around it is what it is. */
const outermost = (found: ReadonlySet<LegacyOffice>): LegacyOffice | undefined =>
  (['ppt', 'doc', 'xls'] as const).find((kind) => found.has(kind))

function isNamed(chunk: Buffer, entry: number, name: string): boolean {
  const length = 2 * (name.length + 1)
  return (
    chunk.readUInt16LE(entry + nameBytes) === length &&
    chunk.toString('utf16le', entry, entry + length) === `${name}\0`
  )
}
