/** What file systems refuse or take for a path, and what turns or hides parts of a name on the screen. */
const unsafe = /["*/:<>?\\|]|[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu
/** Joiners make letters of Persian and Indic scripts; every other sign of format only deceives. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu
/** Devices of Windows, whatever follows the first dot. */
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|\s|$)/i

/** Bytes that file systems take, with room for what is put before a name. */
const longestName = 200
const longestKeyName = 100
const longestExtension = 10

/** The name of a file as people see it: its last part, in any alphabet, harmless wherever it is saved. */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const cleaned = last
    .replace(invisible, '')
    .replace(unsafe, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
    .replace(reserved, '_$1')
  return fitted(/[\p{L}\p{N}]/u.test(cleaned) ? cleaned : 'file', longestName)
}

/** The same name in letters that every store takes in its keys. */
export function keySafeName(name: string): string {
  const ascii = safeFileName(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_')
    .replace(/^[_.]+/, '')
  return fitted(ascii || 'file', longestKeyName)
}

/** The ending, in small letters and without its dot; empty when there is none. */
export const extensionOf = (name: string): string =>
  /[^.]\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** At most so many bytes, cut before the ending and between signs. */
function fitted(name: string, bytes: number): string {
  if (Buffer.byteLength(name) <= bytes) return name
  const extension = extensionOf(name)
  const ending = extension && extension.length <= longestExtension ? `.${extension}` : ''
  let stem = ''
  for (const { segment } of signs.segment(name.slice(0, name.length - ending.length))) {
    if (Buffer.byteLength(stem + segment + ending) > bytes) break
    stem += segment
  }
  return `${stem.replace(/(?<![\s.])[\s.]+$/, '') || 'file'}${ending}`
}

const signs = new Intl.Segmenter('und', { granularity: 'grapheme' })
