import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryDirectory } from './temporary-directory.ts'

const sources = ['--import', 'tsx', join(import.meta.dirname, '../../src/main.ts')]
const build = [join(import.meta.dirname, '../../dist/main.js')]

/** Starts a whole server as a separate process, which a test can kill. Resolves when it answers. */
export const startProcess = (env: Record<string, string>) => start(sources, { PORT: '0', ...env })

/** The same with the built server, and its URL. */
export async function startBuiltServer(env: Record<string, string> = {}) {
  const port = await freePort()
  const server = await start(build, { PORT: String(port), ...env })
  return { ...server, url: `http://localhost:${port}` }
}

async function start(program: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, LOG_LEVEL: 'error', WORKERS: '1', DATA_DIR: temporaryDirectory(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => end(child, 'SIGKILL'))
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)))
    child.stdout.on('data', (data: Buffer) => {
      said += data
      if (said.includes('is running at')) resolve()
    })
  })
  return { child, said: () => said, kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM') }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export const newSecretKey = () => randomBytes(32).toString('base64')
