import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, onTestFinished } from 'vitest'
import { createLog } from '#platform/log.ts'
import { selfRemovingDirectory } from '#testing/temporary-directory.ts'
import { startEmbeddedPostgres } from '../cluster.ts'

const log = createLog('silent')

/**
 * No power cut happens in a test, and a killed process loses nothing that it has passed to the operating
 * system.
 */
const hasty = { fsync: 'off' }

/** A cluster that is stopped at the end of the test. */
export async function startCluster(dir: string, settings: Record<string, string> = hasty) {
  const cluster = await startEmbeddedPostgres({ dir, log, settings })
  onTestFinished(() => cluster.stop())
  return cluster
}

/**
 * Creates a stopped cluster that contains the mark. The returned function copies it to a directory of a test.
 */
export async function clusterToCopy(): Promise<(dir: string) => void> {
  const { path, remove } = selfRemovingDirectory()
  afterAll(remove)
  const original = join(path, 'db')
  const cluster = await startEmbeddedPostgres({ dir: original, log, settings: hasty })
  await query(cluster.url, 'create table mark as select 7 as value')
  await cluster.stop()
  return (dir) => {
    mkdirSync(dirname(dir), { recursive: true })
    execFileSync('cp', ['-a', original, dir])
  }
}

/** Runs statements one after the other on their own connection. Returns the rows of the last one. */
export async function query(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

export const readMark = (url: string) => query(url, 'select value from mark')
export const mark = [{ value: 7 }]
