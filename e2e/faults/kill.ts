import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databasePid, type Installation, install } from './installation.ts'
import { becomes } from './readiness.ts'
import { newRow, type Row } from './report.ts'
import { runRound } from './round.ts'

const students = 8
const victims = ['server', 'database', 'both'] as const
type Victim = (typeof victims)[number]

/** Kills the server, its database and both, one after the other, with -9 while people work, and restarts the server. */
export async function killFaults(cycles: number, tell: (line: string) => void): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campanile-kill-'))
  chmodSync(dataDir, 0o711)
  const rows = victims.map((victim) =>
    newRow(`kill -9 of ${victim === 'both' ? 'server and database' : `the ${victim}`}`),
  )
  const installation = await install(dataDir)
  try {
    for (let cycle = 0; cycle < cycles; cycle++) {
      const turn = cycle % victims.length
      const row = rows[turn]!
      await runRound(installation, row, {
        students,
        async strike(load) {
          await load.reached(1 + ((cycle * 7) % (students * 2)))
          return kill(installation, victims[turn]!)
        },
      })
      tell(
        `cycle ${cycle + 1}: ${row.fault}, ${row.lost} lost, ${row.doubled} doubled, ${row.half} half in ${row.acknowledged}`,
      )
    }
    return rows
  } finally {
    await installation.server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function kill(installation: Installation, victim: Victim): Promise<number> {
  const { child } = installation.server
  const began = performance.now()
  if (victim !== 'server') process.kill(databasePid(installation.dataDir), 'SIGKILL')
  if (victim === 'database') {
    await becomes(installation.url, 200)
    return performance.now() - began
  }
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
  return installation.start()
}
