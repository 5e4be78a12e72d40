import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

type Said = { url: string; adopted: boolean } | { refused: string } | { closed: true }

const script = join(import.meta.dirname, 'server-process.ts')

/** Starts a real server process on a data directory. `said` is its first message. */
export async function startServerProcess(dataDir: string) {
  // Its own process group, as a terminal gives to each command.
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => kill(child))
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
  const next = async () => JSON.parse((await lines.next()).value as string) as Said
  return {
    pid: child.pid!,
    said: await next(),
    next,
    kill: () => kill(child),
    /** Sends what Ctrl-C in a terminal sends. */
    interrupt: () => process.kill(-child.pid!, 'SIGINT'),
  }
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
