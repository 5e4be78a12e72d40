import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type Name = 'backup' | 'restore' | 'verify-backup' | 'move-database'

/** Starts a command as an operator would. */
export function startCommand(name: Name, args: string[], env: Record<string, string | undefined>) {
  const script = join(import.meta.dirname, `../../cli/${name}.ts`)
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = Promise.all([text(child.stdout), text(child.stderr), ended(child)])
  return {
    ended: said.then(([out, err, code]) => ({ out, err, code })),
    async signal(signal: NodeJS.Signals) {
      child.kill(signal)
      const [, err, code] = await said
      return { err, code }
    },
  }
}

/** Runs a command to its end. */
export const command = (...given: Parameters<typeof startCommand>) => startCommand(...given).ended

/** Runs a command that must succeed. Returns its output. */
export async function succeed(...given: Parameters<typeof startCommand>): Promise<string> {
  const { code, out, err } = await command(...given)
  if (code !== 0) throw new Error(`${given[0]} ended with ${code}: ${err}`)
  return out
}

const ended = (child: ChildProcess): Promise<number | null> =>
  once(child, 'close').then(([code]) => code as number | null)
