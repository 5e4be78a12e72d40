import pg from 'pg'
import { applyMigrations, prepareJobs } from '#db/migrate.ts'
import type { FileStore } from '#files/file-store.ts'
import { StartError } from '../start-error.ts'
import type { ArchiveReader } from './archive-reader.ts'
import { archivedContent } from './archived-content.ts'
import { quoted, readTables } from './catalogue.ts'
import { withConnection } from './connect.ts'
import { loadContent } from './load.ts'
import type { Manifest } from './manifest.ts'
import { namedFiles } from './named-files.ts'
import type { Progress } from './progress.ts'
import { putFiles } from './put-files.ts'
import { leaveTrace, type Settled, settleRestored } from './settle.ts'
import { refuseOthers, whatIsThere } from './target.ts'

interface Wanted {
  url: string
  files: FileStore
  archive: ArchiveReader
  manifest: Manifest
  now: Date
  /** Allows replacing existing data. */
  replace: boolean
  /** Sends the mail that was waiting in the backup. */
  sendMail: boolean
  progress: Progress
  signal?: AbortSignal | undefined
}

interface Restored extends Settled {
  rows: number
}

/**
 * Restores database and files to the time of the backup, completely or not at all. The caller has verified
 * the backup and that it belongs to the secret that the server will use.
 */
export async function restore(wanted: Wanted): Promise<Restored> {
  const { manifest, archive, progress, sendMail } = wanted
  // Only the jobs of the queue are restored, so its own tables may be of another version.
  await prepareJobs(wanted.url)
  return withConnection(wanted.url, { name: 'campanile restore', signal: wanted.signal }, async (client) => {
    await refuseOthers(client)
    await client.query('begin')
    await refuseToReplace(client, wanted.replace)
    await noteFormerFiles(client)
    await loadContent(client, archivedContent(archive, manifest), progress)
    const rows = await checkCounts(client, manifest, progress)
    await applyMigrations(client)
    const settled = await settleRestored(client, { sendMail })
    await removeFormerFiles(client)
    await leaveTrace(client, 'restoreBackup', wanted.now, { of: manifest.createdAt, ...settled })
    await putFiles(archive, manifest, wanted.files, wanted)
    await client.query('commit')
    return { rows, ...settled }
  })
}

async function refuseToReplace(client: pg.ClientBase, replace: boolean): Promise<void> {
  const there = await whatIsThere(client)
  if (there && !replace)
    throw new StartError(`The database holds ${there}. Use --replace to replace it with the backup.`)
}

async function checkCounts(client: pg.ClientBase, { tables }: Manifest, progress: Progress): Promise<number> {
  progress('counting rows')
  const counts = tables.map(
    ({ name }) => `select ${pg.escapeLiteral(name)} as name, count(*)::float8 as count from ${quoted(name)}`,
  )
  const { rows: found } = await client.query(counts.join(' union all '))
  const counted = new Map(found.map(({ name, count }) => [name, count]))
  const wrong = tables.find(({ name, rows }) => counted.get(name) !== rows)
  if (wrong)
    throw new StartError(
      `${wrong.name} has ${counted.get(wrong.name)} rows after the restore instead of ${wrong.rows}.`,
    )
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}

/** Lists the files of the replaced campus, which no row will refer to any more. */
const noteFormerFiles = async (client: pg.ClientBase) =>
  client.query(
    `create temporary table former_files on commit drop as ${namedFiles(await readTables(client))}`,
  )

/** Jobs remove them, so that they are only removed once the restore is committed. */
const removeFormerFiles = async (client: pg.ClientBase) =>
  client.query(
    `select graphile_worker.add_job('removeFile', payload => json_build_object('key', key), max_attempts => 12)
      from (select key from former_files except ${namedFiles(await readTables(client))}) f`,
  )
