import { join } from 'node:path'
import { createLog } from '#platform/log.ts'
import type { Platform } from '#platform/platform.ts'
import { productVersion, serverRoot } from '#platform/server-root.ts'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'
import { startServer } from './start-server.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const demo = process.argv.includes('--demo')

try {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const webRoot = join(serverRoot(), '../web/dist')
  const server = await startServer({ config, log, demo, version: productVersion(), webRoot, onFatal: fail })
  const accounts = demo ? await openDemo(server.jobPlatform) : []
  say(`\nCampanile is running at ${config.publicUrl.origin}`)
  if (!config.secureContext) {
    say('Camera, passkeys and push need https or localhost: set PUBLIC_URL to an https address.')
  }
  for (const { email, role, password } of accounts) say(`  ${role.padEnd(9)} ${email}  password ${password}`)
  if (!demo && server.setupCode)
    say(`Set it up at ${config.publicUrl.origin}/admin-setup with the code ${server.setupCode}`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await server.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  fail(error)
}

/** Loaded only when it is used. */
async function openDemo(platform: Platform) {
  const { demoSignIns, loadDemo } = await import('@campanile/demo/demo.ts')
  await loadDemo(platform, { onLoading: () => say('Loading the demo campus ...') })
  return demoSignIns
}

function fail(error: unknown): never {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
