import type pg from 'pg'
import { advisoryLock } from '#db/advisory-locks.ts'
import type { FileStore } from '#files/file-store.ts'
import type { Secrets } from '#platform/secrets.ts'
import { productVersion } from '#platform/server-root.ts'
import { StartError } from '../start-error.ts'
import { type ArchiveWriter, writeArchive } from './archive-writer.ts'
import type { TableShape } from './catalogue.ts'
import { withConnection } from './connect.ts'
import { beginSnapshot, type Content } from './content.ts'
import { backupFormat, jobsPart, type Manifest, manifestParts, secretName, tablePart } from './manifest.ts'
import { declareFiles, fetchFiles, namedFiles } from './named-files.ts'
import { packFiles } from './pack-files.ts'
import { inWords, type Progress } from './progress.ts'
import { publishFile } from './publish-file.ts'

interface Wanted {
  url: string
  files: FileStore
  secrets: Secrets
  /** The master key, if the backup is to contain it. */
  include?: Buffer | undefined
  path: string
  now: Date
  progress: Progress
  signal?: AbortSignal | undefined
}

/** Writes a consistent snapshot of database and files into one file. The server may keep running. */
export const backUp = (wanted: Wanted): Promise<{ manifest: Manifest; bytes: number }> =>
  withConnection(wanted.url, { name: 'campanile backup', signal: wanted.signal }, async (client) => {
    await keepFiles(client)
    const content = await beginSnapshot(client)
    const about = await aboutInstallation(client, content.tables, wanted.secrets)
    return publishFile(wanted.path, async (temporary) => {
      const archive = writeArchive(temporary, wanted.now, wanted.signal)
      try {
        const manifest = await write(archive, client, content, { ...wanted, about })
        await archive.end(manifestParts(manifest, wanted.secrets))
        return { manifest, bytes: archive.bytesWritten() }
      } catch (error) {
        archive.abandon()
        throw error
      }
    })
  })

type About = Awaited<ReturnType<typeof aboutInstallation>>

async function write(
  archive: ArchiveWriter,
  client: pg.Client,
  content: Content,
  { about, files: store, include, now, progress, secrets, signal }: Wanted & { about: About },
): Promise<Manifest> {
  const tables: Manifest['tables'] = []
  for (const { name, columns } of content.tables) {
    const counted = countingRows(content.rows(name), (rows) =>
      progress(`${name}: ${rows} rows, ${inWords(archive.bytesWritten())} written`),
    )
    const sum = await archive.add(tablePart(name), counted.pieces)
    tables.push({ name, columns: [...columns], rows: counted.rows(), ...sum })
  }
  const jobs = await archive.add(jobsPart, content.jobs())
  await declareFiles(client, content.tables)
  // The list of files is kept. The snapshot of the rows is no longer needed.
  await client.query('commit')
  const reportProgress = (count: number) =>
    progress(`${count} files, ${inWords(archive.bytesWritten())} written`)
  const { absent, ...packed } = await packFiles(archive, store, fetchFiles(client), {
    signal,
    onRows: reportProgress,
  })
  const missing = await stillNamed(client, content.tables, absent)
  if (include) await archive.add(secretName, only(include))
  return {
    format: backupFormat,
    product: 'campanile',
    version: productVersion(),
    createdAt: now.toISOString(),
    ...about,
    migration: content.migration,
    secret: { fingerprint: secrets.fingerprint, included: include !== undefined },
    tables,
    sequences: [...content.sequences],
    jobs,
    files: { ...packed, missing, deleted: absent.length - missing },
  }
}

async function* only(bytes: Buffer) {
  yield bytes
}

/** Counts rows: in COPY's text format, each row is a line. */
export function countingRows(source: AsyncIterable<Buffer>, onRows: (rows: number) => void) {
  let rows = 0
  async function* pieces() {
    for await (const piece of source) {
      for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) rows += 1
      onRows(rows)
      yield piece
    }
  }
  return { pieces: pieces(), rows: () => rows }
}

/** From here until the connection ends, no file that a row referred to is removed from the store. */
async function keepFiles(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select from pg_locks where locktype = 'advisory' and objid = $1 and mode = 'ExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`,
    [advisoryLock.backup],
  )
  if (rows.length > 0) throw new StartError('Another backup of this database is being made.')
  // Waits for removals in progress, which finish quickly.
  await client.query('select pg_advisory_lock($1)', [advisoryLock.backup])
}

/** @throws StartError if the given secret is not the one that the database was created with */
async function aboutInstallation(client: pg.ClientBase, tables: readonly TableShape[], secrets: Secrets) {
  const has = (table: string) => tables.some(({ name }) => name === table)
  const one = async (table: string, query: string): Promise<string | null> =>
    has(table) ? ((await client.query(query)).rows[0]?.value ?? null) : null
  const fingerprint = await one(
    'installation',
    `select value from installation where name = 'secrets-fingerprint'`,
  )
  if (fingerprint !== null && fingerprint !== secrets.fingerprint)
    throw new StartError(
      'This database was filled with another SECRET_KEY (or secret.key in the data directory). ' +
        'Give the backup the one that the server has.',
    )
  return {
    institution: await one('institution', 'select name as value from institution'),
    postgres: (await client.query('show server_version')).rows[0].server_version as string,
  }
}

/**
 * How many of these files rows still refer to. Those were missing before; the others were deleted during the
 * backup.
 */
async function stillNamed(client: pg.ClientBase, tables: readonly TableShape[], keys: string[]) {
  if (keys.length === 0) return 0
  const { rows } = await client.query(
    `select count(*)::int as count from ${namedFiles(tables)} f where key = any($1)`,
    [keys],
  )
  return rows[0].count as number
}
