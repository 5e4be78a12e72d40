import type { Direction } from '@campanile/contract/locale.ts'
import bidiFactory, { type Bidi } from 'bidi-js'

// Its types describe the ES module. Node.js loads the other one, which is the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)()

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Characters that only change directions. Fonts draw them as boxes. */
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Adjacent letters of one writing direction. */
export interface Span {
  text: string
  rightToLeft: boolean
}

interface Levelled extends Span {
  level: number
}

/** Whether a text has letters that are written from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text)

/**
 * The spans of a line in their order on the page, from left to right (UAX 9).
 *
 * @param direction of the document. A line without right-to-left letters, such as a name or an amount in an Arabic
 * document, reads from left to right there too.
 */
export function splitDirections(line: string, direction: Direction): Span[] {
  if (!hasRightToLeft(line)) return [{ text: line.replace(controls, ''), rightToLeft: false }]
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  const spans: Levelled[] = []
  for (let index = 0; index < line.length; index += 1) {
    const [level, last] = [levels[index]!, spans.at(-1)]
    const isReversed = level % 2 === 1
    const letter = isReversed ? (bidi.getMirroredCharacter(line[index]!) ?? line[index]!) : line[index]!
    if (last && last.level === level) last.text += letter
    else spans.push({ text: letter, rightToLeft: isReversed, level })
  }
  return inVisualOrder(spans)
    .map((span) => ({ text: span.text.replace(controls, ''), rightToLeft: span.rightToLeft }))
    .filter(({ text }) => text)
}

/** Reverses all sequences of a level and above, from the highest level down to 1. */
function inVisualOrder(spans: readonly Levelled[]): Levelled[] {
  const ordered = [...spans]
  for (let level = Math.max(...spans.map((it) => it.level)); level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from
      while (to < ordered.length && ordered[to]!.level >= level) to += 1
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse())
      from = to
    }
  }
  return ordered
}
