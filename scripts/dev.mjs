import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root } from './prepare.mjs'

ensureInstalled()

/** The server restarts and the pages reload when a file changes. If one of them ends, so does the other. */
const commands = [
  ['tsx', ['watch', '--clear-screen=false', 'apps/server/src/main.ts', ...process.argv.slice(2)]],
  ['vite', ['apps/web', '--clearScreen=false']],
]
const children = commands.map(([name, args]) =>
  spawn(join(root, 'node_modules/.bin', name), args, { cwd: root, stdio: 'inherit' }),
)
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
