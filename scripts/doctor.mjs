// A namespace import, because on an old Node.js importing statfsSync by name would already fail.
import * as fs from 'node:fs'
import { join } from 'node:path'
import {
  checkBuild,
  checkChromium,
  checkNode,
  checkPackages,
  checkSharedMemory,
} from '../apps/server/src/doctor/machine.mjs'
import { describeFinding } from '../apps/server/src/doctor/report.mjs'
import { findChromium, isBuilt, root, wrongPackages } from './prepare.mjs'
import { pinnedRuntimes } from './runtimes.mjs'

// npm run doctor             checks this machine and the configured installation
// npm run doctor -- --demo   the same for the installation of npm run demo

const { engines } = JSON.parse(fs.readFileSync(join(root, 'package.json'), 'utf8'))
const releases = {
  floor: engines.node.slice('>='.length),
  recommended: Math.max(...pinnedRuntimes().map(({ major }) => major)),
}

function report(finding) {
  process.stdout.write(describeFinding(finding))
  if (finding.state === 'broken') process.exitCode = 1
}

function sharedMemory() {
  if (!fs.existsSync('/dev/shm')) return undefined
  const { blocks, bsize } = fs.statfsSync('/dev/shm')
  return blocks * bsize
}

process.stdout.write('Machine\n')
report(checkNode(process.versions.node, releases))
if (!process.exitCode) report(checkPackages(wrongPackages()))
if (process.exitCode) {
  process.stdout.write('\nThe rest can be checked once this is done.\n')
} else {
  report(checkBuild(isBuilt()))
  report(checkChromium(findChromium()))
  report(checkSharedMemory(sharedMemory()))
  await import(await serverPart())
}

/** The server's checks: from source, or from the build if only production packages are installed. */
async function serverPart() {
  const built = '../apps/server/dist/doctor.js'
  if (!fs.existsSync(join(root, 'node_modules/tsx'))) return built
  // Writes nothing, not even to a cache.
  process.env.TSX_DISABLE_CACHE = '1'
  const { register } = await import('tsx/esm/api')
  register()
  return '../apps/server/src/cli/doctor.ts'
}
