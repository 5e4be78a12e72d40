import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

const rightToLeftMark = '\u200f'
const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'
const rightToLeftLetter = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/**
 * Keeps a message of a right-to-left language in order, whatever its parameters are. Each parameter is isolated, so
 * that a name in Latin letters doesn't attract the numbers beside it. A message that begins with a parameter or a Latin
 * word is marked, because the direction of some elements follows from their first letter.
 */
export function markDirection(text: string): string {
  if (!rightToLeftLetter.test(text)) return text
  const isolated = argumentSpans(parse(text, { captureLocation: true })).reduceRight(
    (marked, [start, end]) =>
      marked.slice(0, start) + firstStrongIsolate + marked.slice(start, end) + popIsolate + marked.slice(end),
    text,
  )
  return rightToLeftLetter.test(text.charAt(0)) ? isolated : rightToLeftMark + isolated
}

type Span = [start: number, end: number]

/** The plain parameters of a message, in order. */
function argumentSpans(elements: readonly MessageFormatElement[]): Span[] {
  return elements.flatMap((it): Span[] => {
    if (it.type === TYPE.argument) return [[it.location!.start.offset, it.location!.end.offset]]
    if (it.type === TYPE.tag) return argumentSpans(it.children)
    if (it.type === TYPE.plural || it.type === TYPE.select)
      return Object.values(it.options).flatMap(({ value }) => argumentSpans(value))
    return []
  })
}
