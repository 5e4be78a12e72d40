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

/** The database that is there, to be read beside its server, or without one. */
export async function reachDatabase({ config, dataDir, log }: Command): Promise<Reached> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: nothingToClose }
  refuseNone(dataDir)
  const running = runningCluster(embedded(dataDir))
  return running ? { ...running, close: nothingToClose } : ownDatabase({ dataDir, log })
}

/** The embedded database for this process alone: its server must not run. */
export async function ownEmbedded({ dataDir, log }: Pick<Command, 'dataDir' | 'log'>): Promise<Reached> {
  refuseNone(dataDir)
  return ownDatabase({ dataDir, log })
}

/** The database of the settings for this process alone; an embedded one is made where there is none. */
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
