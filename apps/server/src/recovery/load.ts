import type pg from 'pg'
import { copyIn } from '#db/copy.ts'
import { applyMigrations, knownMigrations } from '#db/migrate.ts'
import { StartError } from '../start-error.ts'
import { columnList, quoted, readMigration, readTables, type TableShape } from './catalogue.ts'
import { withoutChecks } from './checks.ts'
import { type Content, jobColumns } from './content.ts'
import { dropOwnSchema } from './own-schema.ts'
import type { Progress } from './progress.ts'

/**
 * Replaces the content of the database with this, in the caller's transaction. If the connection ends before
 * the commit, nothing has changed. The schema is that of the rows. The caller applies newer migrations
 * afterwards.
 */
export async function loadContent(
  client: pg.ClientBase,
  content: Content,
  progress: Progress,
): Promise<void> {
  const { count, hash } = content.migration
  if (count > knownMigrations())
    throw new StartError('This data comes from a newer version of Campanile. Please install it first.')
  // As much memory as a small machine can spare, for building indexes and checking references.
  await client.query(`set local maintenance_work_mem = '128MB'; set local work_mem = '64MB'`)
  await dropOwnSchema(client)
  await applyMigrations(client, count)
  if ((await readMigration(client))?.hash !== hash)
    throw new StartError('This data comes from a different line of versions of Campanile.')
  const tables = content.tables.map(({ name }) => quoted(name))
  refuseOtherShapes(content.tables, await readTables(client))
  // Some tables are filled by migrations.
  await client.query(`truncate ${tables.join(', ')}`)
  await withoutChecks(client, tables, progress, async () => {
    for (const table of content.tables) {
      progress(`${table.name} ...`)
      const text = `copy ${quoted(table.name)} (${columnList(table)}) from stdin with (freeze)`
      await copyIn(client, text, content.rows(table.name))
    }
  })
  for (const { name, value } of content.sequences)
    if (value !== null) await client.query('select setval($1::regclass, $2)', [quoted(name), value])
  await loadJobs(client, content)
  await client.query('analyze')
}

/** A column that is missing here would be lost, and one that is new here would be empty. */
function refuseOtherShapes(from: readonly TableShape[], to: readonly TableShape[]): void {
  const described = (tables: readonly TableShape[]) =>
    new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)))
  const [source, target] = [described(from), described(to)]
  const odd = [...source].find((it) => !target.has(it)) ?? [...target].find((it) => !source.has(it))
  if (odd) throw new StartError(`The tables differ from those of this Campanile, first in ${odd}.`)
}

async function loadJobs(client: pg.ClientBase, content: Content): Promise<void> {
  await client.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')
  const columns = jobColumns.map(([name, type]) => `${name} ${type}`).join(', ')
  await client.query(`create temporary table loaded_jobs (${columns}) on commit drop`)
  await copyIn(client, 'copy loaded_jobs from stdin', content.jobs())
  await client.query(
    `select graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, job_key, priority, flags)
      from loaded_jobs`,
  )
}
