// Free of zod: the pages fold what is typed as well. The database folds what it stores by the same rule, in
// `search_fold` of the migrations; a test holds both together.

/** Accents, Arabic vowel signs and the stretch between Arabic letters: marks that nobody types. */
const marks = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g
const apostrophes = /['’‘ʼʻʿʾ`´]/g
/** What stands between words: space of any kind, dashes, commas, brackets. */
const gaps = /(?:[\s\u200b\u2010-\u2015,;:()"[\]-]|(?![\u007f-\u009f])\p{Cc})+/u
/** A word each: Chinese and Japanese leave no space between them. */
const ideographs = /[\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff]/g

/** Letters that are no accented form of the one they are typed as. */
const twins: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ى: 'ي',
  ة: 'ه',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** Without the full stops at its end: a pattern for them would be tried from each full stop on. */
function withoutStops(word: string): string {
  let end = word.length
  while (word[end - 1] === '.') end -= 1
  return word.slice(0, end)
}

/** Text as it is compared when somebody searches: case, accents, apostrophes and dashes make no difference. */
export const searchFold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .normalize('NFC')
    .replace(/./gsu, (letter) => twins[letter] ?? letter)
    .replace(apostrophes, '')
    .replace(ideographs, ' $& ')
    .split(gaps)
    .map(withoutStops)
    .filter(Boolean)
    .join(' ')

/** Words that one search has at most; what follows them is left out. */
export const maxSearchWords = 8

/** The different words of a search, folded. */
export const searchWords = (text: string): string[] =>
  [...new Set(searchFold(text).split(' ').filter(Boolean))].slice(0, maxSearchWords)

/** Characters that one search has at most. */
export const maxSearchLength = 80

/** Two letters, or one that is a word by itself. */
export const isSearchable = (text: string): boolean => /[^\p{ASCII}]|../u.test(searchFold(text))
