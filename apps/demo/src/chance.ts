/** A number from 0 to 1 that is the same for the same words: plausible, and equal in every demo. */
export function chance(...words: (string | number)[]): number {
  let hash = 2_166_136_261
  for (const word of words) {
    const text = String(word)
    for (let place = 0; place < text.length; place += 1)
      hash = Math.imul(hash ^ text.charCodeAt(place), 16_777_619)
    hash = Math.imul(hash ^ 47, 16_777_619)
  }
  // Words that differ in their last letter only must not lie close together: the end of MurmurHash3.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}

/** A whole number from the least to the most. */
export const between = (least: number, most: number, ...words: (string | number)[]) =>
  least + Math.floor(chance(...words) * (most - least + 1))

/** One of them. */
export const oneOf = <T>(from: readonly T[], ...words: (string | number)[]): T =>
  from[Math.floor(chance(...words) * from.length)]!

/** As many numbers from 0 to 1 as are asked for, the same for the same two seeds (mulberry32): where speed counts. */
export function dice(one: number, other: number): () => number {
  let state = Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) ^ other
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A whole number to seed dice with. */
export const seedOf = (...words: (string | number)[]) => Math.floor(chance(...words) * 4_294_967_296)
