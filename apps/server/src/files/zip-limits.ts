/** What the central directory of a ZIP file says about one of its entries. */
export interface ListedEntry {
  name: string
  /** Bytes in the file, and bytes it claims to unpack to. */
  packed: number
  unpacked: number
  encrypted: boolean
}

/** Entries after which it is not listed any further. */
export const mostEntries = 2_000
const mostUnpacked = 200 * 1024 * 1024
/** Text packs to a tenth, seldom to a fiftieth; bombs to a thousandth. */
const highestRatio = 100
/** Below this nobody minds the ratio. */
const smallUnpacked = 1024 * 1024

const macros = /(^|\/)(vbaProject|vbaData)[^/]*$/i
const archive =
  /\.(zip|jar|war|apk|7z|rar|cab|iso|img|tar|gz|tgz|bz2|xz|zst|docx|docm|dotm|pptx|pptm|xlsm|xlsx)$/i
/** The figures behind a chart. */
const chartData = /^word\/embeddings\/[^/]+\.xlsx$/i

/** Whether a document of these entries in so many bytes may be opened by whoever gets it. */
export function isHarmless(entries: readonly ListedEntry[], size: number): boolean {
  const sum = (of: 'packed' | 'unpacked') => entries.reduce((total, entry) => total + entry[of], 0)
  const unpacked = sum('unpacked')
  return (
    entries.length <= mostEntries &&
    new Set(entries.map(({ name }) => name)).size === entries.length &&
    // More than there is: entries that lie over one another.
    sum('packed') <= size &&
    unpacked <= mostUnpacked &&
    (unpacked <= smallUnpacked || unpacked <= highestRatio * size) &&
    !entries.some(({ name, encrypted }) => encrypted || macros.test(name) || isNested(name))
  )
}

const isNested = (name: string) => archive.test(name) && !chartData.test(name)
