import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryDirectory } from './temporary-directory.ts'

const main = join(import.meta.dirname, '../main.ts')

/** A whole server as a process of its own, which a test can kill; resolves when it answers. */
export async function startProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, LOG_LEVEL: 'error', DATA_DIR: temporaryDirectory(), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  onTestFinished(() => end('SIGKILL'))
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)))
    child.stdout.on('data', (data: Buffer) => {
      said += data
      if (said.includes('is running at')) resolve()
    })
  })
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

export const newSecretKey = () => randomBytes(32).toString('base64')
