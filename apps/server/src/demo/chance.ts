/** A number from 0 to 1 that is the same for the same words: plausible, and equal in every demo. */
export function chance(...words: (string | number)[]): number {
  let hash = 2_166_136_261
  for (const char of words.join('/')) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296
}
