import type { Database } from '#db/database.ts'
import type { Replica } from '#db/replica.ts'
import type { Announcer } from '#events/announcer.ts'
import type { Hub } from '#events/hub.ts'
import type { FileStore } from '#files/file-store.ts'
import type { ForwardedHeaderCounter } from '#http/forwarded-headers.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { PushSender } from '#push/push-sender.ts'
import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Secrets } from './secrets.ts'

/** The dependencies of every service. Created once, by app.ts. */
export interface Platform {
  config: Config
  secrets: Secrets
  clock: Clock
  log: Log
  db: Database
  /** For reads that may be some seconds old: the replica if there is a usable one. See decision 0033. */
  reading: Database
  /** Null if none is configured. */
  replica: Replica | null
  events: Announcer
  /** The open event streams of this process. */
  hub: Hub
  /** Counted by this process. */
  forwardedHeaders: ForwardedHeaderCounter
  jobs: Jobs
  files: FileStore
  push: PushSender
}
