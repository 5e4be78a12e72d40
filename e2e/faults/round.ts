import type { Answer } from './browser.ts'
import { compare } from './compare.ts'
import type { Installation } from './installation.ts'
import { type Load, startLoad } from './load.ts'
import { prepareActions } from './prepared-actions.ts'
import { addRound, type Row } from './report.ts'

interface Round {
  students: number
  /** Causes the fault while people are working and ends it. Returns the time for recovery, in ms. */
  strike(load: Load): Promise<number>
  /** false: no work continues after the fault, as after a power cut. */
  goOn?: boolean
}

/** One round: a class at work, one fault at the same time, and a check of the stored data. */
export async function runRound(installation: Installation, row: Row, round: Round): Promise<void> {
  const answers: Answer[] = []
  const actions = await prepareActions(installation, round.students, (answer) => void answers.push(answer))
  answers.length = 0
  const load = startLoad(actions)
  const recovered = await round.strike(load)
  if (round.goOn === false) await load.stop()
  else await load.done
  const balance = await compare(installation, actions, load.acknowledged)
  addRound(row, answers, balance, recovered)
  for (const { action, code } of load.refused) {
    const note = `${action.kind} refused: ${code}`
    if (!row.notes.includes(note)) row.notes.push(note)
  }
}
