/** Characters that file systems reject or treat as part of a path. */
const unsafe = /["*/:<>?\\|]|[\p{Cc}\p{Cf}\p{Cs}]/gu
const longestName = 120

/**
 * Makes a file name that every file system accepts. A title that someone typed cannot point to another path.
 */
const safeName = (name: string) => {
  const cleaned = name.replace(unsafe, ' ').replace(/\s+/g, ' ')
  return (
    [...cleaned]
      .slice(-longestName)
      .join('')
      .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '') || 'download'
  )
}

const percentEncoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The header that makes a browser save the response under this name (RFC 6266). Old clients get the name
 * without accents.
 */
export const attachment = (name: string): string => `attachment; ${named(name)}`

/** The same for a response that the browser shows, and saves under this name on request. */
export const inline = (name: string): string => `inline; ${named(name)}`

function named(name: string): string {
  const safe = safeName(name)
  const plain = safe.normalize('NFKD').replace(/\p{M}/gu, '')
  // Decomposing letters can bring back characters that were removed before.
  const ascii = plain.replace(/[^\x20-\x7e]|["%\\]/g, '_') || 'download'
  return `filename="${ascii}"; filename*=UTF-8''${percentEncoded(safe)}`
}
