import { open } from 'node:fs/promises'

/** One entry in the directory of an OLE compound file: a name of 64 bytes, its length, and what it is. */
const entryBytes = 128
const nameBytes = 64

/**
 * Whether this OLE compound file is a Word document without macros. Its directory may lie in any sector,
 * but an entry always begins at a multiple of its own length.
 */
export async function isLegacyWordDocument(path: string): Promise<boolean> {
  const file = await open(path)
  const chunk = Buffer.alloc(512 * entryBytes)
  let isWord = false
  try {
    for (let at = 0; ; at += chunk.length) {
      const { bytesRead } = await file.read(chunk, 0, chunk.length, at)
      for (let entry = 0; entry + entryBytes <= bytesRead; entry += entryBytes) {
        if (isNamed(chunk, entry, '_VBA_PROJECT')) return false
        isWord ||= isNamed(chunk, entry, 'WordDocument')
      }
      if (bytesRead < chunk.length) return isWord
    }
  } finally {
    await file.close()
  }
}

function isNamed(chunk: Buffer, entry: number, name: string): boolean {
  const length = 2 * (name.length + 1)
  return (
    chunk.readUInt16LE(entry + nameBytes) === length &&
    chunk.toString('utf16le', entry, entry + length) === `${name}\0`
  )
}
