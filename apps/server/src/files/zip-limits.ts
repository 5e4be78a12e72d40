/** An entry of a ZIP file's central directory. */
export interface ListedEntry {
  name: string
  /** Bytes in the file, and bytes it claims to decompress to. */
  packed: number
  unpacked: number
  encrypted: boolean
}

/** The number of entries, of a document and of an archive, after which listing stops. */
export const maxEntries = 2_000
export const maxArchived = 20_000
const maxUnpacked = 200 * 1024 * 1024
const maxFromArchive = 4 * 1024 ** 3
/** Text compresses to a tenth, seldom to a fiftieth. Zip bombs compress to a thousandth. */
const highestRatio = 100
/** Below this size the ratio does not matter. */
const smallUnpacked = 1024 * 1024

const macros = /(^|\/)(vbaProject|vbaData)[^/]*$|^(Basic|Scripts)\//i
const archive =
  /\.(zip|jar|war|apk|7z|rar|cab|iso|img|tar|gz|tgz|bz2|xz|zst|docx|docm|dotm|pptx|pptm|xlsm|xlsx)$/i
/** The figures behind a chart. */
const chartData = /^(word|ppt|xl)\/embeddings\/[^/]+\.xlsx$/i

const sum = (entries: readonly ListedEntry[], of: 'packed' | 'unpacked') =>
  entries.reduce((total, entry) => total + entry[of], 0)

/** Whether an archive with these entries and this size decompresses to a reasonable size. */
export function isSound(entries: readonly ListedEntry[], size: number): boolean {
  const unpacked = sum(entries, 'unpacked')
  return (
    entries.length <= maxArchived &&
    new Set(entries.map(({ name }) => name)).size === entries.length &&
    // A larger sum than the file means that entries overlap.
    sum(entries, 'packed') <= size &&
    unpacked <= maxFromArchive &&
    (unpacked <= smallUnpacked || unpacked <= highestRatio * size) &&
    !entries.some(({ encrypted }) => encrypted)
  )
}

/** Whether a document with these entries and this size is safe to open. */
export const isHarmless = (entries: readonly ListedEntry[], size: number): boolean =>
  isSound(entries, size) &&
  entries.length <= maxEntries &&
  // Videos in slides do not compress.
  sum(entries, 'unpacked') <= Math.max(maxUnpacked, 2 * size) &&
  !entries.some(({ name }) => macros.test(name) || isNested(name))

const isNested = (name: string) => archive.test(name) && !chartData.test(name)
