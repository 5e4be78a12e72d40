import { join } from 'node:path'
import { createLog } from '#platform/log.ts'
import { productVersion, serverRoot } from '#platform/server-root.ts'
import { readConfig } from './config.ts'
import { demoAccounts, demoPassword } from './demo/accounts.ts'
import { loadDemo } from './demo/demo.ts'
import { StartError } from './start-error.ts'
import { startServer } from './start-server.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const demo = process.argv.includes('--demo')

try {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const webRoot = join(serverRoot(), '../web/dist')
  const server = await startServer({ config, log, demo, version: productVersion(), webRoot, onFatal: fail })
  if (demo) await loadDemo(server.platform, { onLoading: () => say('Loading the demo campus ...') })
  say(`\nCampanile is running at ${config.publicUrl.origin}`)
  if (!config.secureContext) {
    say('Camera, passkeys and push need https or localhost: set PUBLIC_URL to an https address.')
  }
  if (demo)
    for (const { email, role } of demoAccounts) say(`  ${role.padEnd(9)} ${email}  password ${demoPassword}`)
  else if (server.setupCode)
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

function fail(error: unknown): never {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
