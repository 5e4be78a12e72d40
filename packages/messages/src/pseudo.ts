import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀčđéƒǧĥíĵķĺɱñóƥɋŕšŧúṽŵẋýžÁƁČĐÉƑǦĤÍĴĶĹṀÑÓƤɊŔŠŦÚṼŴẊÝŽ'
/** Text grows by this share, as English does in languages with long words. */
const growth = 0.4

/**
 * An English message as the pseudo-locale en-XA has it: readable, but accented and 40 % longer. A screen in it shows
 * every text that bypasses the catalogues, and every layout that is too narrow for other languages.
 */
export const pseudo = (text: string): string => printAST(parse(text).map(accentuated))

function accentuated(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: lengthened(element.value) }
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: option.value.map(accentuated) },
      ])
      return { ...element, options: Object.fromEntries(options) }
    }
    case TYPE.tag:
      return { ...element, children: element.children.map(accentuated) }
    default:
      return element
  }
}

/** Repeats vowels, so that words stay words and lines can break in the same places. */
function lengthened(text: string): string {
  const letters = [...text]
  let missing = Math.ceil(letters.filter((it) => plain.includes(it)).length * growth)
  return letters
    .map((letter) => {
      const written = accented[plain.indexOf(letter)] ?? letter
      const repeats = /[aeiou]/.test(letter) && missing > 0 ? 1 : 0
      missing -= repeats
      return written.repeat(1 + repeats)
    })
    .join('')
}
