import { type openPool, toDatabase } from '#db/database.ts'
import type { Replica } from '#db/replica.ts'
import { createAnnouncer } from '#events/announcer.ts'
import { createHub } from '#events/hub.ts'
import { configuredFileStore } from '#files/configured-file-store.ts'
import { removeOldConversions } from '#files/office-to-pdf.ts'
import { removeOldUploads } from '#files/spool.ts'
import { createForwardedHeaderCounter } from '#http/forwarded-headers.ts'
import { jobs } from '#jobs/jobs.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { Platform } from '#platform/platform.ts'
import type { Secrets } from '#platform/secrets.ts'
import { createPushSender } from '#push/push-sender.ts'
import type { Config } from './config.ts'

interface Parts {
  config: Config
  log: Log
  dataDir: string
  secrets: Secrets
  clock?: Clock | undefined
  replica?: Replica | null
}

/** Creates what services need, on a database that exists and has all migrations. */
export async function createPlatform(pool: ReturnType<typeof openPool>, parts: Parts): Promise<Platform> {
  const { config, log, dataDir, secrets, clock = systemClock, replica = null } = parts
  const db = toDatabase(pool)
  await removeOldUploads(systemClock.now())
  await removeOldConversions(systemClock.now())
  return {
    config,
    secrets,
    clock,
    log,
    db,
    reading: replica?.reading ?? db,
    replica,
    events: createAnnouncer(pool, log),
    hub: createHub(clock),
    forwardedHeaders: createForwardedHeaderCounter(),
    jobs,
    files: await configuredFileStore(config, dataDir),
    push: createPushSender({ config, secrets, clock, log }),
  }
}
