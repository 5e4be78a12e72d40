import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

export interface ServerProcess {
  url: string
  child: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  stop(): Promise<void>
}

/** Starts the built server as a separate process. Resolves when it answers. */
export async function startServerProcess(
  env: Record<string, string>,
  args: string[] = [],
  main = join(root, 'apps/server/dist/main.js'),
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort())
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [main, ...args], {
    cwd: root,
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      WORKERS: '1',
      ...env,
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (data: Buffer) => {
    output += data
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const exited = once(child, 'exit')
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output.includes('is running at') && resolve())
  })
  await Promise.race([
    ready,
    exited.then(([code]) => Promise.reject(new Error(`the server ended with ${code}:\n${output}`))),
  ])
  return {
    url,
    child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
