/** Characters shown around the error. */
const around = 24

interface Problem {
  message: string
  /** The formula around the error. */
  excerpt?: { before: string; at: string; after: string }
}

/** The error of a formula, and its position. */
export function formulaProblem(
  { problem, at }: { problem: string | null; at: number | null },
  formula: string,
): Problem | undefined {
  if (problem === null) return undefined
  if (at === null || at >= formula.length || at < 0) return { message: problem }
  const word = /^[A-Za-z0-9_.]+/.exec(formula.slice(at))?.[0] ?? formula.charAt(at)
  const end = at + word.length
  const start = Math.max(0, at - around)
  const before = (start > 0 ? '…' : '') + formula.slice(start, at)
  const after = formula.slice(end, end + around) + (end + around < formula.length ? '…' : '')
  return { message: problem, excerpt: { before, at: word, after } }
}

/** A name inserted into a text at a position, separated from the surrounding text. */
export function insertedAt(text: string, at: number, word: string): { text: string; caret: number } {
  const before = text.slice(0, at)
  const after = text.slice(at)
  const gap = /[A-Za-z0-9_.]$/.test(before) ? ' ' : ''
  const rest = /^[A-Za-z0-9_.]/.test(after) ? ' ' : ''
  const start = `${before}${gap}${word}`
  return { text: `${start}${rest}${after}`, caret: start.length }
}
