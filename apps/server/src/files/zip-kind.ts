import type { Entry, ZipFile } from 'yauzl'
import { openZip } from './open-zip.ts'
import { isHarmless, isSound, type ListedEntry, maxArchived } from './zip-limits.ts'

/** Identified by a part that only this kind contains. */
const officeParts = {
  'word/document.xml': 'docx',
  'ppt/presentation.xml': 'pptx',
  'xl/workbook.xml': 'xlsx',
} as const
/** An OpenDocument declares its type in its first entry, uncompressed. */
const openDocuments = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
} as const

type Document =
  | (typeof officeParts)[keyof typeof officeParts]
  | (typeof openDocuments)[keyof typeof openDocuments]

interface Listing {
  entries: ListedEntry[]
  /** The content of an entry `mimetype` at the very beginning. */
  mimetype: string | undefined
}

/** Detects what this ZIP file of this size is, if it is valid and has no macros. Nothing is decompressed. */
export async function zipKind(path: string, size: number): Promise<Document | 'zip' | undefined> {
  const listing = await list(path).catch(() => undefined)
  if (!listing || listing.entries.length === 0) return undefined
  const document = findDocument(listing)
  if (document) return isHarmless(listing.entries, size) ? document : undefined
  return isSound(listing.entries, size) ? 'zip' : undefined
}

function findDocument({ entries, mimetype }: Listing): Document | undefined {
  const names = new Set(entries.map(({ name }) => name))
  const open = Object.entries(openDocuments).find(([type]) => type === mimetype)?.[1]
  if (open && names.has('content.xml')) return open
  if (!names.has('[Content_Types].xml')) return undefined
  return Object.entries(officeParts).find(([part]) => names.has(part))?.[1]
}

/** Lists the entries of the central directory, and no more than are needed to reject it. */
async function list(path: string): Promise<Listing> {
  const zip = await openZip(path)
  try {
    return await new Promise((resolve, reject) => {
      const entries: ListedEntry[] = []
      let mimetype: string | undefined
      const done = () => resolve({ entries, mimetype })
      zip.on('error', reject)
      zip.on('end', done)
      zip.on('entry', (entry: Entry) => {
        const { fileName: name, compressedSize: packed, uncompressedSize: unpacked } = entry
        entries.push({ name, packed, unpacked, encrypted: entry.isEncrypted() })
        if (entries.length > maxArchived) return done()
        if (!isMimetype(entry)) return zip.readEntry()
        readShort(zip, entry).then((said) => {
          mimetype = said
          zip.readEntry()
        }, reject)
      })
      zip.readEntry()
    })
  } finally {
    zip.close()
  }
}

/** Must be first, uncompressed, and as short as media types are. */
const isMimetype = ({ fileName, relativeOffsetOfLocalHeader, compressionMethod, uncompressedSize }: Entry) =>
  fileName === 'mimetype' &&
  relativeOffsetOfLocalHeader === 0 &&
  compressionMethod === 0 &&
  uncompressedSize < 100

const readShort = (zip: ZipFile, entry: Entry) =>
  new Promise<string>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error)
      const chunks: Buffer[] = []
      stream.on('error', reject)
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => resolve(Buffer.concat(chunks).toString('latin1')))
    })
  })
