import type { Installation } from './installation.ts'
import type { Load } from './load.ts'
import { newRow, type Row } from './report.ts'
import { runRound } from './round.ts'

const students = 8

interface Fault {
  name: string
  /** Brings it about while people work, and takes it away. */
  bringAbout(load: Load): Promise<void>
  /** Until everything goes on. */
  recovered(load: Load): Promise<unknown>
}

export interface Runs {
  rounds: number
  tell: (line: string) => void
}

/** A fault so many times while people work, and what is there afterwards. */
export async function runFault(
  installation: Installation,
  { name, bringAbout, recovered }: Fault,
  { rounds, tell }: Runs,
): Promise<Row> {
  const row = newRow(name)
  for (let round = 0; round < rounds; round++) {
    await runRound(installation, row, {
      students,
      async strike(load) {
        await load.reached(3)
        await bringAbout(load)
        const began = performance.now()
        await recovered(load)
        return performance.now() - began
      },
    })
  }
  tell(`${name}: ${row.lost} lost, ${row.doubled} doubled, ${row.half} half in ${row.acknowledged}`)
  return row
}
