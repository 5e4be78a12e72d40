import { splitGraphemes } from './pdf-fonts.ts'
import type { TextSetter, TextStyle } from './pdf-text.ts'

/** Splits a word into pieces that each fit, if it does not fit as a whole. */
function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = []
  for (const letter of splitGraphemes(word)) {
    const longer = (pieces.at(-1) ?? '') + letter
    if (pieces.length > 0 && fits(longer)) pieces[pieces.length - 1] = longer
    else pieces.push(letter)
  }
  return pieces
}

/**
 * Breaks text into lines that fit: between words, and inside a word only if it is longer than a line.
 *
 * @param most the maximum number of lines; the last one then holds all the rest, to be cut off when it is
 * written
 */
export function wrapped(text: string, fits: (line: string) => boolean, most: number): string[] {
  const typed = text.split(/\s+/u).filter(Boolean)
  const whole = typed.join(' ')
  if (fits(whole)) return [whole]
  const lines: string[] = []
  const words = typed.flatMap((word) =>
    fits(word) ? [{ text: word, joined: false }] : joinedPieces(word, fits),
  )
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word.text : `${last}${word.joined ? '' : ' '}${word.text}`
    if (last !== undefined && (lines.length === most || (!word.joined && fits(longer))))
      lines[lines.length - 1] = longer
    else lines.push(word.text)
  }
  return lines
}

/** All pieces except the first continue a word. */
const joinedPieces = (word: string, fits: (text: string) => boolean) =>
  breakWord(word, fits).map((text, index) => ({ text, joined: index > 0 }))

/** Breaks text into as many lines as it needs, up to `most`. */
export const wrapLines = (
  { widthOf }: TextSetter,
  text: string,
  style: TextStyle,
  width: number,
  most = 4,
): string[] => (most === 1 ? [text] : wrapped(text, (it) => widthOf(it, style) <= width, most))
