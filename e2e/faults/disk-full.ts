import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from './installation.ts'
import type { Load } from './load.ts'
import { becomes } from './readiness.ts'
import type { Row } from './report.ts'
import { type Runs, runFault } from './run-fault.ts'

const megabyte = Buffer.alloc(1024 * 1024, 1)

/**
 * First the disk with everything, then one with only the files, fills up while people work, and is emptied.
 * Needs root.
 */
export async function diskFull(rounds: number, tell: (line: string) => void): Promise<Row[]> {
  return [
    await fullAt('disk full, database and files', '.', { rounds, tell }),
    await fullAt('disk full, files alone', 'files', { rounds, tell }),
  ]
}

async function fullAt(name: string, where: string, runs: Runs): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campanile-full-'))
  const mounted = join(dataDir, where)
  mkdirSync(mounted, { recursive: true, mode: 0o711 })
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400M,mode=0711', 'tmpfs', mounted])
  chmodSync(dataDir, 0o711)
  const installation = await install(dataDir)
  try {
    const fault = {
      name,
      async bringAbout(load: Load) {
        const ballast = fill(mounted)
        await untilTroubled(load)
        rmSync(ballast)
      },
      async recovered(load: Load) {
        await becomes(installation.url, 200)
        await load.done
      },
    }
    return await runFault(installation, fault, runs)
  } finally {
    await installation.server.stop()
    execFileSync('umount', [mounted])
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Uses all free space, to the last byte. */
function fill(folder: string): string {
  const path = join(folder, 'ballast')
  const file = openSync(path, 'w')
  try {
    while (statfsSync(folder).bavail > 0) writeSync(file, megabyte)
  } finally {
    closeSync(file)
  }
  return path
}

/** Waits until people have been refused several times, or there was enough space for all of them. */
const untilTroubled = (load: Load) => Promise.race([load.refusedTimes(30), load.done])
