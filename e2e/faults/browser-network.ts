import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install } from './installation.ts'
import { type Link, openLink, toPort } from './link.ts'
import type { Load } from './load.ts'
import type { Row } from './report.ts'
import { runFault } from './run-fault.ts'

/** Each disturbs the network between people and the server while they work. */
const faults: Record<string, (link: Link, load: Load) => Promise<void>> = {
  async 'network to the browsers cut'(link, load) {
    await link.cut()
    await load.refusedTimes(20)
    await link.mend()
  },
  async 'connections to the browsers reset, ten times'(link, load) {
    for (let time = 0; time < 10; time++) {
      const next = load.acknowledged.length + 1
      link.breakOff()
      await load.reached(next)
    }
  },
  async 'answers to twenty changes lost'(link, load) {
    link.loseAnswers(/^(POST|PUT) /, 20)
    await load.done
  },
}

/** People reach the server over a network that fails. They repeat requests that get no answer. */
export async function browserNetwork(rounds: number, tell: (line: string) => void): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campanile-browsers-'))
  chmodSync(dataDir, 0o711)
  const installation = await install(dataDir)
  const link = await openLink(toPort(Number(new URL(installation.url).port)))
  const people = { ...installation, url: `http://127.0.0.1:${link.port}` }
  const rows: Row[] = []
  try {
    for (const [name, bringAbout] of Object.entries(faults)) {
      const fault = {
        name,
        bringAbout: (load: Load) => bringAbout(link, load),
        // Until the next change is acknowledged, or all are done.
        recovered: (load: Load) => Promise.race([load.reached(load.acknowledged.length + 1), load.done]),
      }
      rows.push(await runFault(people, fault, { rounds, tell }))
    }
    return rows
  } finally {
    await link.cut()
    await installation.server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
