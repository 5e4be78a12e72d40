import type { Database } from '#db/database.ts'
import type { Announcer } from '#events/announcer.ts'
import type { FileStore } from '#files/file-store.ts'
import type { Jobs } from '#jobs/jobs.ts'
import type { PushSender } from '#push/push-sender.ts'
import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Secrets } from './secrets.ts'

/** What every service works with; made once by app.ts. */
export interface Platform {
  config: Config
  secrets: Secrets
  clock: Clock
  log: Log
  db: Database
  events: Announcer
  jobs: Jobs
  files: FileStore
  push: PushSender
}
