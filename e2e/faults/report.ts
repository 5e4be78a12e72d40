import type { Answer } from './browser.ts'
import type { Balance } from './compare.ts'

/** The effects of one fault on people and data, over all rounds. */
export interface Row extends Balance {
  fault: string
  rounds: number
  /** The errors that people got, and how often. */
  saw: Map<string, number>
  /**
   * Milliseconds from the first failed answer to the first successful one after the last failure, in the
   * longest round.
   */
  unavailable: number
  /** Milliseconds from the end of the fault until everything worked again, in the longest round. */
  recovered: number
  /** Other observations. */
  notes: string[]
}

export const newRow = (fault: string): Row => ({
  fault,
  rounds: 0,
  saw: new Map(),
  unavailable: 0,
  recovered: 0,
  notes: [],
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  half: 0,
})

/** Adds one round to the row. */
export function addRound(row: Row, answers: readonly Answer[], balance: Balance, recovered: number): void {
  row.rounds += 1
  for (const key of ['acknowledged', 'lost', 'doubled', 'half'] as const) row[key] += balance[key]
  const failed = answers.filter(({ status }) => status === 0 || status >= 500)
  for (const { status, sentence } of failed) {
    const words = status === 0 ? `no answer: ${sentence}` : `${status}: ${sentence}`
    row.saw.set(words, (row.saw.get(words) ?? 0) + 1)
  }
  const [first, last] = [failed[0]?.at, failed.at(-1)?.at]
  const back = answers.find(({ at, status }) => last !== undefined && at > last && status > 0 && status < 500)
  if (first !== undefined) row.unavailable = Math.max(row.unavailable, (back?.at ?? last!) - first)
  row.recovered = Math.max(row.recovered, recovered)
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** A Markdown table of all faults. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) =>
    [
      row.fault,
      row.rounds,
      [...row.saw].map(([words, times]) => `${times} × ${words}`).join('; ') || 'nothing',
      seconds(row.unavailable),
      seconds(row.recovered),
      row.acknowledged,
      row.lost,
      row.doubled,
      row.half,
      row.notes.join('; '),
    ].join(' | '),
  )
  const heads =
    'fault | rounds | what people were answered | unavailable at most | recovered after | acknowledged | lost | doubled | half-written | notes'
  return [heads, heads.replace(/[^|]+/g, ' --- '), ...lines].map((line) => `| ${line} |`).join('\n')
}

export const isSound = ({ lost, doubled, half }: Balance): boolean => lost + doubled + half === 0
