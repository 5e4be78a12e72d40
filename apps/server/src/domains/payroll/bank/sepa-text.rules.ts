/**
 * Latin, Greek and Cyrillic letters that don't decompose into a basic letter and an accent, as the European
 * Payments Council transcribes them (EPC217-08).
 */
const transcriptions = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ł: 'l',
    ħ: 'h',
    ı: 'i',
    ŋ: 'ng',
    α: 'a',
    β: 'v',
    γ: 'g',
    δ: 'd',
    ε: 'e',
    ζ: 'z',
    η: 'i',
    θ: 'th',
    ι: 'i',
    κ: 'k',
    λ: 'l',
    μ: 'm',
    ν: 'n',
    ξ: 'x',
    ο: 'o',
    π: 'p',
    ρ: 'r',
    σ: 's',
    ς: 's',
    τ: 't',
    υ: 'y',
    φ: 'f',
    χ: 'ch',
    ψ: 'ps',
    ω: 'o',
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'h',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'sht',
    ъ: 'a',
    ы: 'y',
    ь: 'y',
    э: 'e',
    ю: 'yu',
    я: 'ya',
    '&': '+',
    _: '-',
    '’': "'",
    '‘': "'",
    '–': '-',
    '—': '-',
  }),
)

const allowed = /^[A-Za-z0-9/?:().,'+ -]$/

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function transcribed(letter: string): string {
  if (allowed.test(letter)) return letter
  const known = transcriptions.get(letter)
  if (known !== undefined) return known
  const lower = letter.toLowerCase()
  const large = lower === letter ? undefined : transcriptions.get(lower)
  return large === undefined ? '.' : capitalised(large)
}

/** Text in the characters that every bank in SEPA accepts, of at most `most` characters. */
export const sepaText = (text: string, most: number): string =>
  [...text.normalize('NFC')]
    // й is a separate letter, although it decomposes.
    .flatMap((it) => (transcriptions.has(it.toLowerCase()) ? it : [...it.normalize('NFD')]))
    .filter((it) => !/\p{M}/u.test(it))
    .map((it) => (/\s/.test(it) ? ' ' : transcribed(it)))
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .slice(0, most)
    .trim()

/** An identifier: it must not begin or end with a slash, nor contain two in a row. */
export const sepaId = (text: string): string =>
  sepaText(text, 35)
    .replaceAll(/\/+/g, '/')
    .replaceAll(/^\/|\/$/g, '')
