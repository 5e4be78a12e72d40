/** One student's work as text. */
export interface WorkText {
  studentId: string
  text: string
}

export interface SimilarPair {
  studentId: string
  otherId: string
  /** Share of the student's own words that are in passages of the other's text, in per cent, rounded down. */
  percent: number
}

/** Words in a row that make a passage: shorter ones are common in any two texts. */
const passageWords = 6
/** The most words that are read of one text. */
const maxWords = 50_000
/** A text with fewer words is not compared. */
const leastWords = 50
/** A passage in more texts than this, and than this share of them, was given to all: a quotation, a template. */
const givenTexts = 4
const givenShare = 0.25

const splitWords = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, maxWords)

/** Numbers the passages of all texts, so that equal ones have the same number. */
function createPassageNumbers() {
  const words = new Map<string, number>()
  const passages = new Map<string, number>()
  const numberIn = (map: Map<string, number>, key: string) => {
    const known = map.get(key)
    if (known !== undefined) return known
    map.set(key, map.size)
    return map.size - 1
  }
  return (text: string): { count: number; numbers: number[] } => {
    const ids = splitWords(text).map((word) => numberIn(words, word))
    const starts = Math.max(0, ids.length - passageWords + 1)
    const numbers = Array.from({ length: starts }, (_, at) =>
      numberIn(passages, ids.slice(at, at + passageWords).join()),
    )
    return { count: ids.length, numbers }
  }
}

/** Counts the words in passages, which may overlap the next one. */
function createCoverage() {
  let covered = 0
  let end = 0
  return {
    add(start: number) {
      covered += start + passageWords - Math.max(start, end)
      end = start + passageWords
    },
    get words() {
      return covered
    },
  }
}

/** In how many texts each passage is. */
function occurrences(texts: readonly { numbers: number[] }[]): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (const [index, { numbers }] of texts.entries())
    for (const number of new Set(numbers)) {
      const found = places.get(number)
      if (found) found.push(index)
      else places.set(number, [index])
    }
  return places
}

/**
 * Pairs of texts of which at least this share of the words of one is in passages of the other, each pair once,
 * from the text with the higher share. Passages that are in the instructions or in many texts do not count.
 */
export function similarPairs(
  works: readonly WorkText[],
  instructions: string,
  leastPercent: number,
): SimilarPair[] {
  const numbered = createPassageNumbers()
  const given = new Set(numbered(instructions).numbers)
  const texts = works.map(({ text }) => numbered(text))
  const places = occurrences(texts)
  const mostTexts = Math.max(givenTexts, works.length * givenShare)
  const isGiven = (number: number) => given.has(number) || places.get(number)!.length > mostTexts
  const pairs = new Map<string, SimilarPair>()
  for (const [index, { count, numbers }] of texts.entries()) {
    const { studentId } = works[index]!
    const ofGiven = createCoverage()
    const ofOthers = new Map<number, ReturnType<typeof createCoverage>>()
    for (const [start, number] of numbers.entries()) {
      if (isGiven(number)) {
        ofGiven.add(start)
        continue
      }
      for (const other of places.get(number)!) {
        if (other === index) continue
        const coverage = ofOthers.get(other) ?? createCoverage()
        ofOthers.set(other, coverage)
        coverage.add(start)
      }
    }
    const ownWords = count - ofGiven.words
    if (ownWords < leastWords) continue
    for (const [other, { words }] of ofOthers) {
      const percent = Math.min(100, Math.floor((100 * words) / ownWords))
      const otherId = works[other]!.studentId
      const key = [studentId, otherId].sort().join(' ')
      if (percent >= leastPercent && percent > (pairs.get(key)?.percent ?? 0))
        pairs.set(key, { studentId, otherId, percent })
    }
  }
  return [...pairs.values()].sort((a, b) => b.percent - a.percent)
}
