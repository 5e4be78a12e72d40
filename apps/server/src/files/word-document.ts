import { type Entry, open, type ZipFile } from 'yauzl'
import { isHarmless, type ListedEntry, mostEntries } from './zip-limits.ts'

const parts = ['[Content_Types].xml', 'word/document.xml']

/** Whether this ZIP file of so many bytes is a Word document without macros or traps; nothing is unpacked. */
export async function isWordDocument(path: string, size: number): Promise<boolean> {
  const entries = await listEntries(path).catch(() => [])
  const names = new Set(entries.map(({ name }) => name))
  return parts.every((part) => names.has(part)) && isHarmless(entries, size)
}

/** What the central directory names, and no more of it than is needed to refuse it. */
async function listEntries(path: string): Promise<ListedEntry[]> {
  const zip = await openZip(path)
  try {
    return await new Promise((resolve, reject) => {
      const entries: ListedEntry[] = []
      zip.on('error', reject)
      zip.on('end', () => resolve(entries))
      zip.on('entry', (entry: Entry) => {
        const { fileName: name, compressedSize: packed, uncompressedSize: unpacked } = entry
        entries.push({ name, packed, unpacked, encrypted: entry.isEncrypted() })
        if (entries.length > mostEntries) resolve(entries)
        else zip.readEntry()
      })
      zip.readEntry()
    })
  } finally {
    zip.close()
  }
}

const openZip = (path: string) =>
  new Promise<ZipFile>((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    )
  })
