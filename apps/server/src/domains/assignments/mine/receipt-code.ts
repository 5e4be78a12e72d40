import { randomInt } from 'node:crypto'

/** Crockford's alphabet, which has no letters that look alike. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code that identifies a hand-in: K7QD-29XA-5M. */
export function newReceiptCode(): string {
  const signs = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`
}
