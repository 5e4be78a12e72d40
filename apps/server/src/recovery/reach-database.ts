import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runningCluster } from '#db/embedded/cluster.ts'
import { openEmbeddedDatabase } from '#db/embedded/embedded-database.ts'
import { StartError } from '../start-error.ts'
import type { Command } from './run-command.ts'

interface Reached {
  url: string
  close(): Promise<void>
}

const nothingToClose = async () => undefined

const embedded = (dataDir: string) => join(dataDir, 'db')

function refuseNone(dataDir: string): void {
  if (!existsSync(join(embedded(dataDir), 'data')))
    throw new StartError(
      `There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_URL, to what the server uses.`,
    )
}

/** The existing database, for reading, whether its server is running or not. */
export async function reachDatabase({ config, dataDir, log }: Command): Promise<Reached> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: nothingToClose }
  refuseNone(dataDir)
  const running = runningCluster(embedded(dataDir))
  return running ? { ...running, close: nothingToClose } : ownDatabase({ dataDir, log })
}

/** Opens the embedded database for this process only. Its server must not be running. */
export async function ownEmbedded({ dataDir, log }: Pick<Command, 'dataDir' | 'log'>): Promise<Reached> {
  refuseNone(dataDir)
  return ownDatabase({ dataDir, log })
}

/** Opens the configured database for this process only. Creates an embedded one if there is none. */
export async function ownOrNewDatabase({ config, dataDir, log }: Command): Promise<Reached> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: nothingToClose }
  return ownDatabase({ dataDir, log })
}

const ownDatabase = ({ dataDir, log }: Pick<Command, 'dataDir' | 'log'>) =>
  openEmbeddedDatabase({
    dataDir,
    log,
    onTaken(error) {
      process.stderr.write(`${error.message}\n`)
      process.exit(1)
    },
  })
