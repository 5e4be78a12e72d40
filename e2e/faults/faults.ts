import { browserNetwork } from './browser-network.ts'
import { clockJumps } from './clock.ts'
import { databaseNetwork } from './database-network.ts'
import { diskFull } from './disk-full.ts'
import { killFaults } from './kill.ts'
import { powerCuts } from './power-cut.ts'
import type { Row } from './report.ts'
import { servicesAway } from './services.ts'

interface Fault {
  run(rounds: number, tell: (line: string) => void): Promise<Row[]>
  /** The default number of rounds. */
  usual: number
}

/** The faults around the server, each with a run that causes it. */
export const faults: Record<string, Fault> = {
  kill: { run: killFaults, usual: 200 },
  database: { run: databaseNetwork, usual: 3 },
  browsers: { run: browserNetwork, usual: 3 },
  services: { run: servicesAway, usual: 3 },
  clock: { run: clockJumps, usual: 3 },
  disk: { run: diskFull, usual: 2 },
  power: { run: powerCuts, usual: 20 },
}
