import { dictionary } from '@zxcvbn-ts/language-common'

/** Some 49,000 of the most common passwords, all in lower case. */
const common = new Set(dictionary['passwords-common'])

/** Letters and digits that have to be left when names and common endings are taken away. */
const leastOfOwn = 4
/** Many good passwords contain a shorter name by chance. */
const leastOfWord = 4

const longestEnding = 4

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Names, and the parts of an email address or of a name of several words. */
const partsOf = (words: readonly string[]) =>
  words
    .flatMap((word) => [plain(word), ...plain(word).split(/[^\p{L}\p{N}]/u)])
    .filter((part) => part.length >= leastOfWord)
    .toSorted((a, b) => b.length - a.length)

/**
 * Whether a password is a common one, with or without digits and signs at its end, or little more than words that
 * everybody knows of its owner.
 */
export function isWeakPassword(password: string, words: readonly string[]): boolean {
  const text = plain(password)
  if (common.has(text) || common.has(withoutEnding(text))) return true
  const left = partsOf(words).reduce((rest, part) => rest.replaceAll(part, ''), text)
  return left !== text && left.replace(/[^\p{L}\p{N}]/gu, '').length < leastOfOwn
}

/** "Password123!" is no better than "password"; a longer ending may be random. */
function withoutEnding(text: string): string {
  let end = text.length
  while (end > text.length - longestEnding && end > 0 && !/\p{L}/u.test(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}
