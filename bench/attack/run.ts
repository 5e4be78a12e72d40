import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openPool } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { startServerProcess } from '../../e2e/support/server-process.ts'
import type { Attack, Outcome } from './attack.ts'
import { type Seen, watchOthers } from './bystanders.ts'
import { prepareTarget } from './target.ts'

/** Seconds of undisturbed work before each attack, and the minimum length of an attack. */
const seconds = 10

export interface Row {
  attack: Attack
  outcome: Outcome & { seconds: number }
  idle: Seen
  during: Seen
}

/** Runs one attack on a new server and database, so that attacks do not affect each other. */
export async function runAttack(attack: Attack): Promise<Row> {
  const directory = mkdtempSync(join(tmpdir(), 'campanile-attack-'))
  chmodSync(directory, 0o711)
  const log = createLog('error')
  const cluster = await startEmbeddedPostgres({ dir: join(directory, 'db'), log })
  await migrate(cluster.url)
  const pool = openPool(cluster.url, log, 4)
  const secretKey = randomBytes(32).toString('base64')
  const server = await startServerProcess({
    DATABASE_URL: cluster.url,
    DATA_DIR: directory,
    SECRET_KEY: secretKey,
    LOG_LEVEL: 'error',
  })
  try {
    const { target, others, quiet } = await prepareTarget({
      url: server.url,
      pool,
      databaseUrl: cluster.url,
      secretKey,
      seconds,
    })
    const watch = (until: () => boolean) => watchOthers(server.url, others, quiet, until)
    const after = (ms: number) => {
      const end = performance.now() + ms
      return () => performance.now() > end
    }
    // Warms up: the first requests compile code and plan statements.
    await watch(after(3_000))
    const idle = await watch(after(seconds * 1_000))
    let isOver = false
    const minimum = after(seconds * 1_000)
    const watching = watch(() => isOver && minimum())
    await setTimeout(500)
    const outcome = await attackFromElsewhere(attack, target)
    isOver = true
    return { attack, outcome, idle, during: await watching }
  } finally {
    await pool.end()
    await server.stop()
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function attackFromElsewhere({ name }: Attack, target: unknown): Promise<Row['outcome']> {
  const child = fork(join(import.meta.dirname, 'attacker.ts'), { execArgv: ['--import', 'tsx'] })
  child.send({ name, target })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the attacker ended with ${code}`)
  })
  const [outcome] = await Promise.race([once(child, 'message'), ended])
  return outcome as Row['outcome']
}
