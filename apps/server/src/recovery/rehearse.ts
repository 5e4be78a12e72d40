import { mkdirSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { openPool } from '#db/database.ts'
import { startEmbeddedPostgres } from '#db/embedded/cluster.ts'
import { migrate, prepareJobs } from '#db/migrate.ts'
import { isReady } from '#http/health.ts'
import type { Log } from '#platform/log.ts'
import { partialName, removeAbandoned } from '#platform/unpublished.ts'
import { StartError } from '../start-error.ts'
import type { ArchiveReader } from './archive-reader.ts'
import { summing } from './archive-writer.ts'
import { archivedContent } from './archived-content.ts'
import { readTables } from './catalogue.ts'
import { withConnection } from './connect.ts'
import { rowsInOrder } from './content.ts'
import { loadContent } from './load.ts'
import type { Manifest } from './manifest.ts'
import { namedFiles } from './named-files.ts'
import type { Progress } from './progress.ts'

interface Wanted {
  archive: ArchiveReader
  manifest: Manifest
  /** Keys of the files in the backup. */
  keys: readonly string[]
  log: Log
  progress: Progress
  signal?: AbortSignal | undefined
}

/**
 * Restores a backup into a temporary database, compares the content of every table, checks that each file
 * that a row refers to is in the backup, and asks the product whether it could run on it.
 */
export async function rehearse(wanted: Wanted): Promise<void> {
  // A killed rehearsal leaves its files behind. Its database stops once they are gone.
  const rehearsal = join(tmpdir(), 'campanile-rehearsal')
  await removeAbandoned(rehearsal)
  const directory = partialName(rehearsal)
  mkdirSync(directory)
  await chmod(directory, 0o711)
  // A temporary database does not need to wait for the disk.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
  try {
    const cluster = await startEmbeddedPostgres({ dir: join(directory, 'db'), log: wanted.log, settings })
    try {
      await restoreBackup(cluster.url, wanted)
      await migrate(cluster.url)
      await refuseUnready(cluster.url, wanted.log)
    } finally {
      await cluster.stop()
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function restoreBackup(
  url: string,
  { archive, manifest, keys, progress, signal }: Wanted,
): Promise<void> {
  await prepareJobs(url)
  await withConnection(url, { name: 'campanile rehearsal', signal }, async (client) => {
    await client.query('begin')
    await loadContent(client, archivedContent(archive, manifest), progress)
    await client.query('commit')
    await compareContent(client, manifest, progress)
    await refuseMissingFiles(client, manifest, keys)
  })
}

/** Compares rows and their order, byte by byte. */
async function compareContent(
  client: pg.ClientBase,
  { tables }: Manifest,
  progress: Progress,
): Promise<void> {
  const found = new Map((await readTables(client)).map((table) => [table.name, table]))
  for (const { name, columns, bytes, sha256 } of tables) {
    progress(`comparing ${name}`)
    const sum = summing(rowsInOrder(client, { ...found.get(name)!, columns }))
    for await (const _ of sum.pieces);
    const restored = sum.result()
    if (restored.bytes !== bytes || restored.sha256 !== sha256)
      throw new StartError(`${name} is not the same after a restore as in the backup.`)
  }
}

async function refuseMissingFiles(
  client: pg.ClientBase,
  { files }: Manifest,
  keys: readonly string[],
): Promise<void> {
  const { rows } = await client.query(
    `select count(*)::int as count from (${namedFiles(await readTables(client))} except select unnest($1::text[])) f`,
    [keys],
  )
  if (rows[0].count !== files.missing + files.deleted)
    throw new StartError(`${rows[0].count} files that rows refer to are not in the backup.`)
}

async function refuseUnready(url: string, log: Log): Promise<void> {
  const pool = openPool(url, log, 1)
  try {
    if (!(await isReady(pool)))
      throw new StartError('The product would not be ready on the restored database.')
  } finally {
    await pool.end()
  }
}
