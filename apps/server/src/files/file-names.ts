/**
 * Characters that file systems reject or treat as part of a path, and those that reorder or hide parts of a
 * name on screen.
 */
const unsafe = /["*/:<>?\\|]|[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu
/** Joiners are needed in Persian and Indic scripts. All other format characters only deceive. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu
/** Windows device names, regardless of what follows the first dot. */
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|\s|$)/i

/** The number of bytes that file systems accept, with room for a prefix. */
const longestName = 200
const longestKeyName = 100
const longestExtension = 10

/**
 * The name of a file as people see it: the last part of the path, in any alphabet, harmless wherever it is
 * saved.
 */
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

/** The same name in characters that every store accepts in its keys. */
export function keySafeName(name: string): string {
  const ascii = safeFileName(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '_')
    .replace(/^[_.]+/, '')
  return fitted(ascii || 'file', longestKeyName)
}

/** The extension in lower case and without its dot. Empty if there is none. */
export const fileExtension = (name: string): string =>
  /[^.]\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Truncates to this many bytes, before the extension and between characters. */
function fitted(name: string, bytes: number): string {
  if (Buffer.byteLength(name) <= bytes) return name
  const extension = fileExtension(name)
  const ending = extension && extension.length <= longestExtension ? `.${extension}` : ''
  let stem = ''
  for (const { segment } of signs.segment(name.slice(0, name.length - ending.length))) {
    if (Buffer.byteLength(stem + segment + ending) > bytes) break
    stem += segment
  }
  return `${stem.replace(/(?<![\s.])[\s.]+$/, '') || 'file'}${ending}`
}

const signs = new Intl.Segmenter('und', { granularity: 'grapheme' })
