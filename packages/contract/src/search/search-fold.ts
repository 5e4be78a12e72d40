// Free of zod, because pages fold typed text as well. The database folds stored text by the same rule,
// `search_fold` in the migrations; a test compares the two.

/** Accents, Arabic vowel signs and the tatweel between Arabic letters: marks that people do not type. */
const marks = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g
const apostrophes = /['’‘ʼʻʿʾ`´]/g
/** Separators between words: any kind of space, dashes, commas, brackets. */
const gaps = /(?:[\s\u200b\u2010-\u2015,;:()"[\]-]|(?![\u007f-\u009f])\p{Cc})+/u
/** Characters that count as words, because Chinese and Japanese have no spaces between words. */
const ideographs = /[\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff]/g

/** Letters that are typed as another letter without being an accented form of it. */
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

/** Removes trailing full stops. A pattern would retry from each full stop. */
function withoutStops(word: string): string {
  let end = word.length
  while (word[end - 1] === '.') end -= 1
  return word.slice(0, end)
}

/** Text folded for search: case, accents, apostrophes and dashes make no difference. */
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

/** The maximum number of words in a search; further words are ignored. */
export const maxSearchWords = 8

/** The distinct words of a search, folded. */
export const searchWords = (text: string): string[] =>
  [...new Set(searchFold(text).split(' ').filter(Boolean))].slice(0, maxSearchWords)

/** The most characters in one search. */
export const maxSearchLength = 80

/** Two letters, or one that counts as a word. */
export const isSearchable = (text: string): boolean => /[^\p{ASCII}]|../u.test(searchFold(text))
