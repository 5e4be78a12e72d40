import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './prepare.mjs'

// npm run check: the compiler takes about as long as everything else together, so it runs in parallel.
const lanes = [['types'], ['format', 'imports', 'dead', 'sides', 'messages', 'patterns', 'licences', 'prose']]

/** Runs one check and returns whether it passed. Its output is printed together at the end. */
async function check(name) {
  const child = spawn('npm', ['run', '--silent', `check:${name}`], { cwd: root })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => output.push(piece))
  const [status] = await once(child, 'close')
  process.stdout.write(Buffer.concat(output))
  if (status !== 0) process.stdout.write(`check:${name} failed\n`)
  return status === 0
}

async function checkAll(names) {
  const passed = []
  for (const name of names) passed.push(await check(name))
  return passed.every(Boolean)
}

const results = await Promise.all(lanes.map(checkAll))
process.exit(results.every(Boolean) ? 0 : 1)
