import { hundredthsOf, isMark, type MarkText, problemOf, readMark } from './markText.ts'

export interface Figures {
  marked: number
  absent: number
  incomplete: number
  missing: number
  mean: number | null
  median: number | null
  lowest: number | null
  highest: number | null
  /** Marks in each tenth of the maximum; the maximum itself is in the last. */
  bins: number[]
}

const tenths = 10

/** The number of cells with a mark, absent or incomplete. Invalid input does not count. */
export const countEntered = (texts: readonly MarkText[], maxMark: string): number =>
  texts.filter((text) => text.trim() !== '' && problemOf(text, maxMark) === undefined).length

/** The figures of a sheet with its current input; invalid input counts as missing. */
export function figuresOf(texts: readonly MarkText[], maxMark: string): Figures {
  const read = texts.map((text) => readMark(text, maxMark)).map((it) => ('text' in it ? it.text : ''))
  const marks = read
    .filter(isMark)
    .map(hundredthsOf)
    .sort((a, b) => a - b)
  const max = hundredthsOf(maxMark)
  const bins = Array.from({ length: tenths }, () => 0)
  for (const mark of marks) {
    const place = max === 0 ? 0 : Math.min(tenths - 1, Math.floor((mark * tenths) / max))
    bins[place] = (bins[place] ?? 0) + 1
  }
  const at = (place: number) => marks[place] ?? 0
  const middle = (at(Math.floor((marks.length - 1) / 2)) + at(Math.floor(marks.length / 2))) / 2
  const none = marks.length === 0
  return {
    marked: marks.length,
    absent: read.filter((it) => it === 'A').length,
    incomplete: read.filter((it) => it === 'I').length,
    missing: read.filter((it) => it === '').length,
    mean: none ? null : marks.reduce((sum, it) => sum + it, 0) / marks.length / 100,
    median: none ? null : middle / 100,
    lowest: none ? null : at(0) / 100,
    highest: none ? null : at(marks.length - 1) / 100,
    bins,
  }
}
