import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../server-process.ts'

const program = '/usr/sbin/nginx'
const configuration = join(import.meta.dirname, '../../../deploy/nginx.conf')

/** The shipped configuration, adapted to one machine: other ports and paths, and no certificate. */
function onThisMachine(place: string, port: number, servers: readonly string[]): string {
  const [head = '', ...rest] = readFileSync(configuration, 'utf8').split(
    / {2}server \{\n {4}listen 80;[^}]*\}\n/,
  )
  return [head, ...rest]
    .join('')
    .replace(/pid .*;/, `pid ${place}/nginx.pid;`)
    .replace('/dev/stderr', `${place}/error.log`)
    .replace(/server server-1:3000/, `server ${servers[0]}`)
    .replace(/server server-2:3000/, `server ${servers[1]}`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *(ssl_.*|http2 on);\n/gm, '')
    .replace('http {', `http {\n  client_body_temp_path ${place}/body;\n  proxy_temp_path ${place}/proxy;`)
}

export interface Proxy {
  url: string
  stop(): Promise<void>
}

/** nginx with the configuration of deploy/nginx.conf, in front of these servers (such as 127.0.0.1:3001). */
export async function startProxy(root: string, servers: readonly string[]): Promise<Proxy> {
  if (!existsSync(program)) throw new Error('This needs nginx: apt-get install nginx')
  const place = join(root, 'nginx')
  mkdirSync(place)
  const port = await freePort()
  const file = join(place, 'nginx.conf')
  writeFileSync(file, onThisMachine(place, port, servers))
  const args = ['-p', place, '-e', `${place}/error.log`, '-c', file, '-g', 'daemon off; user root;']
  const child = spawn(program, args, { stdio: 'inherit' })
  await answering(child, `http://127.0.0.1:${port}/healthz`)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGQUIT')
      await once(child, 'exit')
    },
  }
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return
    await setTimeout(50)
  }
  throw new Error(`nginx ended with ${child.exitCode}`)
}
