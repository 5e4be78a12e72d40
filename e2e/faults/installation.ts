import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@campanile/server/config.ts'
import { openPool } from '@campanile/server/db/database.ts'
import { startEmbeddedPostgres } from '@campanile/server/db/embedded/cluster.ts'
import { configuredFileStore } from '@campanile/server/files/configured-file-store.ts'
import type { FileStore } from '@campanile/server/files/file-store.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import type pg from 'pg'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

/** The built server with its data directory, which faults can stop and start. */
export interface Installation {
  dataDir: string
  secretKey: string
  url: string
  server: ServerProcess
  /** The server's file store, to be read directly. */
  files: FileStore
  /** Starts it again with the same settings, as an operator would. Returns the milliseconds this took. */
  start(): Promise<number>
  /** A direct connection to its database, which the caller closes. */
  database(): Promise<pg.Pool>
}

export async function install(dataDir: string, env: Record<string, string> = {}): Promise<Installation> {
  const secretKey = randomBytes(32).toString('base64')
  const settings = { DATA_DIR: dataDir, SECRET_KEY: secretKey, DATABASE_URL: '', LOG_LEVEL: 'silent', ...env }
  const server = watched(await startServerProcess(settings))
  const port = new URL(server.url).port
  const it: Installation = {
    dataDir,
    secretKey,
    url: server.url,
    server,
    files: await configuredFileStore(readConfig(settings), dataDir),
    async start() {
      const began = performance.now()
      it.server = watched(await startServerProcess({ ...settings, PORT: port }))
      return Math.round(performance.now() - began)
    },
    database: () => (settings.DATABASE_URL ? pooled(settings.DATABASE_URL) : embedded(dataDir)),
  }
  return it
}

/** Stops the run with the server's output if the server exits unexpectedly, which must never happen. */
function watched(server: ServerProcess): ServerProcess {
  server.child.once('exit', (code, signal) => {
    if (code === 0 || signal === 'SIGKILL') return
    throw new Error(`the server ended by itself (${code ?? signal}):\n${server.output()}`)
  })
  return server
}

async function embedded(dataDir: string) {
  const { url } = await startEmbeddedPostgres({ dir: join(dataDir, 'db'), log: createLog('silent') })
  return pooled(url)
}

const pooled = async (url: string) => openPool(url, createLog('silent'), 4)

/** The process id of an embedded database. */
export const databasePid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'db/data/postmaster.pid'), 'utf8').split('\n')[0])
