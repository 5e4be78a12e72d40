/** What file systems refuse, or take for a path. */
const unsafe = /["*/:<>?\\|]|[\p{Cc}\p{Cf}\p{Cs}]/gu
const longestName = 120

/** A name that every file system takes; what was typed into a title cannot lead elsewhere. */
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

/** The header by which a browser saves an answer under this name (RFC 6266), in old clients without accents. */
export const attachment = (name: string): string => `attachment; ${named(name)}`

/** The same for an answer that is shown at once, and saved under this name when asked to. */
export const inline = (name: string): string => `inline; ${named(name)}`

function named(name: string): string {
  const safe = safeName(name)
  const plain = safe.normalize('NFKD').replace(/\p{M}/gu, '')
  // Taking letters apart can bring forth what was taken out before.
  const ascii = plain.replace(/[^\x20-\x7e]|["%\\]/g, '_') || 'download'
  return `filename="${ascii}"; filename*=UTF-8''${percentEncoded(safe)}`
}
