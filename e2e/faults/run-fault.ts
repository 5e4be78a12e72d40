import type { Installation } from './installation.ts'
import type { Load } from './load.ts'
import { newRow, type Row } from './report.ts'
import { runRound } from './round.ts'

const students = 8

interface Fault {
  name: string
  /** Causes the fault while people work, and ends it. */
  bringAbout(load: Load): Promise<void>
  /** Resolves when everything works again. */
  recovered(load: Load): Promise<unknown>
}

export interface Runs {
  rounds: number
  tell: (line: string) => void
}

/** Causes a fault in each round while people work, and checks what has been stored. */
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
