import { dictionary } from '@zxcvbn-ts/language-common'

/** About 49,000 of the most common passwords, all in lower case. */
const common = new Set(dictionary['passwords-common'])

/** Letters and digits that must remain when names and common endings are removed. */
const leastOfOwn = 4
/** Shorter names appear in many good passwords by chance. */
const leastOfWord = 4

const longestEnding = 4

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Names, and the parts of an email address or of a multi-word name. */
const wordParts = (words: readonly string[]) =>
  words
    .flatMap((word) => [plain(word), ...plain(word).split(/[^\p{L}\p{N}]/u)])
    .filter((part) => part.length >= leastOfWord)
    .toSorted((a, b) => b.length - a.length)

/**
 * Whether a password is a common one (with or without digits and symbols at the end), or little more than
 * words that are publicly known about its owner.
 */
export function isWeakPassword(password: string, words: readonly string[]): boolean {
  const text = plain(password)
  if (common.has(text) || common.has(withoutEnding(text))) return true
  const left = wordParts(words).reduce((rest, part) => rest.replaceAll(part, ''), text)
  return left !== text && left.replace(/[^\p{L}\p{N}]/gu, '').length < leastOfOwn
}

/** "Password123!" is no better than "password". A longer ending may be random. */
function withoutEnding(text: string): string {
  let end = text.length
  while (end > text.length - longestEnding && end > 0 && !/\p{L}/u.test(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}
