import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openPool, toDatabase } from '#db/database.ts'
import { defaultDataDir } from '#db/embedded/default-data-dir.ts'
import { openEmbeddedDatabase } from '#db/embedded/embedded-database.ts'
import { migrate } from '#db/migrate.ts'
import { openReplica } from '#db/replica.ts'
import { closeDrawing } from '#documents/drawing.ts'
import { isSetUp, setupCode } from '#domains/accounts/setup.service.ts'
import { closeComparing } from '#domains/assignments/similarity/comparing.ts'
import { keepInstallationValue } from '#domains/settings/settings.service.ts'
import { startListener } from '#events/listener.ts'
import { openJobPool } from '#jobs/job-pool.ts'
import { jobs, startWorker } from '#jobs/jobs.ts'
import { createMailer } from '#mail/mailer.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { closePlanning } from '#platform/planning/planning.ts'
import type { Platform } from '#platform/platform.ts'
import { deriveSecrets, fingerprintName, loadMasterKey, type Secrets } from '#platform/secrets.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { createPlatform } from './create-platform.ts'
import { startFigureKeeper } from './domains/analytics/figures/figure-keeper.ts'
import { cronLines, jobHandlers } from './job-handlers.ts'
import { StartError } from './start-error.ts'

interface Options {
  config: Config
  log: Log
  demo: boolean
  version: string
  webRoot: string
  clock?: Clock
  /** Database connections for requests. */
  connections?: number
  /** Whether this process runs jobs and updates figures. One of the processes of a server does. */
  background?: boolean
  /** Called when the server cannot continue because another one took over its database. */
  onFatal: (error: StartError) => void
}

export interface RunningServer {
  app: FastifyInstance
  platform: Platform
  /** The same on the connections of jobs, whose statements may take minutes. */
  jobPlatform: Platform
  address: string
  /** The one-time set-up code, while there is no admin. */
  setupCode: string | undefined
  /** Answers running requests, then stops everything in order. */
  stop(): Promise<void>
}

/** Connections that may wait to be accepted. If this is full, a client retries only after seconds. */
const backlog = 4_096

/** Starts all parts of a server process. If one fails, those already started are stopped. */
export async function startServer(options: Options): Promise<RunningServer> {
  const { config, log, demo } = options
  const dataDir = resolve(config.dataDir ?? defaultDataDir({ demo }))
  const secrets = deriveSecrets(loadMasterKey(config.secretKey, dataDir))
  const embedded = config.databaseUrl
    ? undefined
    : await openEmbeddedDatabase({ dataDir, log, onTaken: options.onFatal })
  try {
    const url = config.databaseUrl ?? embedded!.url
    const server = await startWithDatabase(url, { ...options, dataDir, secrets })
    return {
      ...server,
      async stop() {
        await server.stop()
        await embedded?.close()
      },
    }
  } catch (error) {
    await embedded?.close()
    throw error
  }
}

/** Starts the server on an existing database. */
async function startWithDatabase(
  url: string,
  options: Options & { dataDir: string; secrets: Secrets },
): Promise<RunningServer> {
  const { config, log, demo, background = true } = options
  await migrate(url).catch((cause) => {
    if (cause instanceof StartError) throw cause
    throw new StartError(`The database cannot be reached or migrated: ${(cause as Error).message}`, { cause })
  })
  const pool = openPool(url, log, options.connections)
  const { databaseReplicaUrl: replicaUrl } = config
  const replica = replicaUrl ? await openReplica(replicaUrl, pool, log) : null
  const platform = await createPlatform(pool, { ...options, replica })
  const { events, hub } = platform
  await refuseForeignSecrets(platform)

  const listener = startListener(url, log, { announcement: hub.deliver, reconnected: hub.closeAll })
  await listener.started
  const mailer = createMailer(config)
  const work = background ? await startBackgroundWork(url, platform, { log, mailer, demo }) : undefined
  const app = await createApp({ platform, pool, version: options.version, webRoot: options.webRoot })
  const address = await app.listen({ port: config.port, host: config.host, backlog }).catch((cause) => {
    throw new StartError(
      `Port ${config.port} on ${config.host} cannot be used: ${(cause as Error).message}`,
      { cause },
    )
  })
  return {
    app,
    platform,
    jobPlatform: work?.jobPlatform ?? platform,
    address,
    setupCode: (await isSetUp(platform)) ? undefined : setupCode(platform),
    async stop() {
      await app.close()
      await closeDrawing()
      await work?.stop()
      await listener.stop()
      await events.flush()
      await replica?.stop()
      await pool.end()
    },
  }
}

interface BackgroundParts {
  log: Log
  mailer: ReturnType<typeof createMailer>
  demo: boolean
}

/** Starts the work in the background: jobs and figures. */
async function startBackgroundWork(url: string, platform: Platform, { log, mailer, demo }: BackgroundParts) {
  const jobPool = openJobPool(url, log)
  const jobPlatform = { ...platform, db: toDatabase(jobPool) }
  const handlers = jobHandlers(jobPlatform, mailer)
  const worker = await startWorker(jobPool, log, handlers, { crontab: cronLines(demo) })
  const keeper = startFigureKeeper(platform)
  // Sends mail that an earlier process left in the outbox without waiting for the next minute.
  await jobs.add(platform.db, 'sendMails', {})
  return {
    jobPlatform,
    async stop() {
      // Another server continues a computation, which would take longer than jobs have to finish.
      await closePlanning()
      await worker.stop()
      await closeComparing()
      await keeper.stop()
    },
  }
}

/** Data sealed with other secrets cannot be opened. This is reported at the start, not at the first use. */
async function refuseForeignSecrets({ db, secrets }: Platform): Promise<void> {
  const kept = await keepInstallationValue(db, fingerprintName, secrets.fingerprint)
  if (kept === secrets.fingerprint) return
  throw new StartError(
    'This database was set up with another SECRET_KEY (or secret.key in the data directory). ' +
      'Give this server the same one: every server of an installation needs it.',
  )
}
