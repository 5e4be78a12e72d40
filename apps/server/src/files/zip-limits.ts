/** What the central directory of a ZIP file says about one of its entries. */
export interface ListedEntry {
  name: string
  /** Bytes in the file, and bytes it claims to unpack to. */
  packed: number
  unpacked: number
  encrypted: boolean
}

/** Entries of a document, and of an archive, after which it is not listed any further. */
export const mostEntries = 2_000
export const mostArchived = 20_000
const mostUnpacked = 200 * 1024 * 1024
const mostFromArchive = 4 * 1024 ** 3
/** Text packs to a tenth, seldom to a fiftieth; bombs to a thousandth. */
const highestRatio = 100
/** Below this nobody minds the ratio. */
const smallUnpacked = 1024 * 1024

const macros = /(^|\/)(vbaProject|vbaData)[^/]*$|^(Basic|Scripts)\//i
const archive =
  /\.(zip|jar|war|apk|7z|rar|cab|iso|img|tar|gz|tgz|bz2|xz|zst|docx|docm|dotm|pptx|pptm|xlsm|xlsx)$/i
/** The figures behind a chart. */
const chartData = /^(word|ppt|xl)\/embeddings\/[^/]+\.xlsx$/i

const sum = (entries: readonly ListedEntry[], of: 'packed' | 'unpacked') =>
  entries.reduce((total, entry) => total + entry[of], 0)

/** Whether an archive of these entries in so many bytes unpacks to what it says, and not to a disk full. */
export function isSound(entries: readonly ListedEntry[], size: number): boolean {
  const unpacked = sum(entries, 'unpacked')
  return (
    entries.length <= mostArchived &&
    new Set(entries.map(({ name }) => name)).size === entries.length &&
    // More than there is: entries that lie over one another.
    sum(entries, 'packed') <= size &&
    unpacked <= mostFromArchive &&
    (unpacked <= smallUnpacked || unpacked <= highestRatio * size) &&
    !entries.some(({ encrypted }) => encrypted)
  )
}

/** Whether a document of these entries in so many bytes may be opened by whoever gets it. */
export const isHarmless = (entries: readonly ListedEntry[], size: number): boolean =>
  isSound(entries, size) &&
  entries.length <= mostEntries &&
  // Films in slides are as large as they are.
  sum(entries, 'unpacked') <= Math.max(mostUnpacked, 2 * size) &&
  !entries.some(({ name }) => macros.test(name) || isNested(name))

const isNested = (name: string) => archive.test(name) && !chartData.test(name)
