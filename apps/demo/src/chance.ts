/**
 * A number from 0 to 1 that is always the same for the same strings, so that every demo looks plausible and
 * is identical.
 */
export function chance(...words: (string | number)[]): number {
  let hash = 2_166_136_261
  for (const word of words) {
    const text = String(word)
    for (let place = 0; place < text.length; place += 1)
      hash = Math.imul(hash ^ text.charCodeAt(place), 16_777_619)
    hash = Math.imul(hash ^ 47, 16_777_619)
  }
  // The final mix of MurmurHash3, so that words that differ only in their last letter do not get similar
  // numbers.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}

/** A whole number from `least` to `most`. */
export const between = (least: number, most: number, ...words: (string | number)[]) =>
  least + Math.floor(chance(...words) * (most - least + 1))

/** One of the given values. */
export const oneOf = <T>(from: readonly T[], ...words: (string | number)[]): T =>
  from[Math.floor(chance(...words) * from.length)]!

/**
 * A generator of numbers from 0 to 1, the same for the same two seeds (mulberry32). For use where speed
 * matters.
 */
export function dice(one: number, other: number): () => number {
  let state = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ other
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number as a seed for `dice`. */
export const seedOf = (...words: (string | number)[]) => Math.floor(chance(...words) * 4_294_967_296)
