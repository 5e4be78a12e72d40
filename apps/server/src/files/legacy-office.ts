import { open } from 'node:fs/promises'

/** An entry in the directory of an OLE compound file: a name of 64 bytes, its length, and its type. */
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
 * Which old Office document this OLE compound file is. Undefined for others, and for those with macros. Its
 * directory may be in any sector, but an entry always begins at a multiple of its own length.
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

/** A document may embed a spreadsheet: the outer one determines the kind. */
const outermost = (found: ReadonlySet<LegacyOffice>): LegacyOffice | undefined =>
  (['ppt', 'doc', 'xls'] as const).find((kind) => found.has(kind))

function isNamed(chunk: Buffer, entry: number, name: string): boolean {
  const length = 2 * (name.length + 1)
  return (
    chunk.readUInt16LE(entry + nameBytes) === length &&
    chunk.toString('utf16le', entry, entry + length) === `${name}\0`
  )
}
