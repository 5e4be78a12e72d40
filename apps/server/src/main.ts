import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createLog } from '#platform/log.ts'
import type { Platform } from '#platform/platform.ts'
import { productVersion, serverRoot } from '#platform/server-root.ts'
import { type Config, readConfig } from './config.ts'
import { connectionsPerProcess, processCount } from './processes/process-count.rules.ts'
import { supervise } from './processes/supervise.ts'
import { isSupervised, reportReady, runsBackgroundWork } from './processes/supervised.ts'
import { StartError } from './start-error.ts'
import { startServer } from './start-server.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const demo = process.argv.includes('--demo')

try {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const processors = availableParallelism()
  const count = processCount({
    workers: config.workers,
    hasExternalDatabase: config.databaseUrl !== undefined,
    processors,
  })
  if (count > 1 && !isSupervised()) await supervise({ count, log, say })
  else await serve(config, count)
} catch (error) {
  fail(error)
}

/** Answers requests in this process, until it is asked to stop. */
async function serve(config: Config, count: number) {
  const log = createLog(config.logLevel)
  const server = await startServer({
    config,
    log,
    demo,
    version: productVersion(),
    webRoot: join(serverRoot(), '../web/dist'),
    onFatal: fail,
    connections: connectionsPerProcess(count),
    background: runsBackgroundWork(),
  })
  const lines = await startLines(config, count, server)
  if (isSupervised()) reportReady(lines)
  else for (const line of lines) say(line)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await server.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** The text printed once the server is running. */
async function startLines(config: Config, count: number, server: Awaited<ReturnType<typeof startServer>>) {
  if (!runsBackgroundWork()) return []
  const accounts = demo ? await openDemo(server.jobPlatform) : []
  const { origin } = config.publicUrl
  const lines = [`\nCampanile is running at ${origin}`]
  if (count > 1) lines.push(`${count} processes answer requests.`)
  else if (!config.databaseUrl && config.workers !== 1)
    lines.push('One process serves this installation. With DATABASE_URL, all processors are used.')
  if (!config.secureContext)
    lines.push('Camera, passkeys and push need https or localhost: set PUBLIC_URL to an https address.')
  for (const { email, role, password } of accounts)
    lines.push(`  ${role.padEnd(9)} ${email}  password ${password}`)
  if (!demo && server.setupCode)
    lines.push(`Set it up at ${origin}/admin-setup with the code ${server.setupCode}`)
  return lines
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
