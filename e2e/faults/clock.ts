import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from './installation.ts'
import type { Load } from './load.ts'
import { becomes } from './readiness.ts'
import type { Row } from './report.ts'
import { runFault } from './run-fault.ts'

/** Seconds by which the server's clock is wrong for a while. The clock of its database stays right. */
const jumps = {
  'clock an hour ahead for a while': 3_600,
  'clock an hour back for a while': -3_600,
  'clock a week ahead for a while': 7 * 24 * 3_600,
}

/** The server's clock jumps while people work, and is corrected later. Needs Debian's package `faketime`. */
export async function clockJumps(rounds: number, tell: (line: string) => void): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campanile-clock-'))
  chmodSync(dataDir, 0o711)
  const offset = join(dataDir, 'offset')
  const set = (seconds: number) => writeFileSync(offset, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  set(0)
  const installation = await install(dataDir, {
    LD_PRELOAD: library(),
    FAKETIME_TIMESTAMP_FILE: offset,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  const rows: Row[] = []
  try {
    for (const [name, seconds] of Object.entries(jumps)) {
      const fault = {
        name,
        async bringAbout(load: Load) {
          set(seconds)
          await load.reached(load.acknowledged.length + 8)
          set(0)
        },
        recovered: () => becomes(installation.url, 200),
      }
      rows.push(await runFault(installation, fault, { rounds, tell }))
    }
    return rows
  } finally {
    await installation.server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function library(): string {
  const found = readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
    .find((path) => existsSync(path))
  if (!found) throw new Error('The clock needs the package faketime.')
  return found
}
