// Free of zod, because the page that verifies a document's code uses nothing else from the contract.

/** Crockford's base 32: no I, L, O or U, so that characters cannot be confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const misread: Record<string, string> = { O: '0', I: '1', L: '1' }

/** Random characters: 95 bits. */
export const paperCodeRandom = 19
/** Including the check character: five groups of four. */
export const paperCodeLength = paperCodeRandom + 1

/**
 * Multiplies by the root of x^5 + x^2 + 1 in the field of 32 elements; the first 31 powers of the root are
 * all different.
 */
const timesRoot = (value: number) => (value << 1) ^ (value & 16 ? 0b100101 : 0)

/** Evaluates the characters as a polynomial at that root; with its check character a code evaluates to 0. */
const checkSum = (characters: string) =>
  [...characters].reduce((sum, character) => timesRoot(sum) ^ alphabet.indexOf(character), 0)

/**
 * A code of these random bits. Its last character is a check character that detects any single wrong
 * character and any exchange of two.
 * @param values one number of five bits a character
 */
export function makePaperCode(values: readonly number[]): string {
  const characters = values.map((value) => alphabet[value]).join('')
  return characters + alphabet[timesRoot(checkSum(characters))]
}

/**
 * Normalises a code typed from a printed document (lower case, spaces, hyphens, O for 0, I and L for 1); null when it is
 * invalid.
 */
export function readPaperCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]+/gu, '')
    .replace(/[OIL]/g, (letter) => misread[letter]!)
  if (code.length !== paperCodeLength || [...code].some((it) => !alphabet.includes(it))) return null
  return checkSum(code) === 0 ? code : null
}

/** The printed format: `7F3K-…` in groups of four. */
export const groupedPaperCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''
