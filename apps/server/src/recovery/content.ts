import type { Readable } from 'node:stream'
import type pg from 'pg'
import { copyOut } from '#db/copy.ts'
import { isPreRelease } from '#db/migrate.ts'
import { StartError } from '../start-error.ts'
import {
  columnList,
  quoted,
  readMigration,
  readSequences,
  readTables,
  type SequenceState,
  type Table,
  type TableShape,
} from './catalogue.ts'

/** The content of a database, from another database or from a backup. */
export interface Content {
  /** The number of applied migrations, and the hash of the last one. */
  migration: { count: number; hash: string }
  tables: readonly TableShape[]
  sequences: readonly SequenceState[]
  /** Rows as written by COPY. */
  rows(table: string): AsyncIterable<Buffer>
  /** Waiting jobs, with the columns of `jobColumns`. */
  jobs(): AsyncIterable<Buffer>
}

/** The queue's own tables change between versions. These are the arguments of its function to add a job. */
export const jobColumns = [
  ['identifier', 'text'],
  ['payload', 'json'],
  ['queue_name', 'text'],
  ['run_at', 'timestamptz'],
  ['max_attempts', 'int'],
  ['job_key', 'text'],
  ['priority', 'int'],
  ['flags', 'text[]'],
] as const

/** A job that has failed permanently is not waiting any more. */
const waitingJobs = `copy (
  select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority,
    array(select jsonb_object_keys(j.flags))
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts < j.max_attempts order by j.id) to stdout`

const copyRows = (table: Table) =>
  `copy (select ${columnList(table)} from ${quoted(table.name)} order by ${table.order}) to stdout`

export const rowsInOrder = (client: pg.ClientBase, table: Table): Readable => copyOut(client, copyRows(table))

/**
 * Starts a transaction with a consistent snapshot of the database, whatever is written meanwhile. It ends
 * with the caller's commit or connection. Until then the tables' structure cannot change.
 */
export async function beginSnapshot(client: pg.ClientBase): Promise<Content & { tables: Table[] }> {
  // Locks first: the snapshot is fixed by the first query, and the tables' structure must be from the same
  // moment.
  const before = await readTables(client)
  await client.query('begin transaction isolation level repeatable read, read only')
  await client.query(`set local work_mem = '64MB'`)
  if (before.length > 0)
    await client.query(`lock table ${before.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
  const migration = await readMigration(client)
  if (!migration) throw new StartError('This database is empty, or not one of Campanile’s.')
  if (await isPreRelease(client))
    throw new StartError(
      'This database was created by a pre-release version of Campanile, and only that version can back it up or move it.',
    )
  const tables = await readTables(client)
  if (tables.some(({ name }) => !before.some((it) => it.name === name))) {
    await client.query('rollback')
    return beginSnapshot(client)
  }
  const { rows: queue } = await client.query(
    `select to_regclass('graphile_worker._private_jobs') is not null as "isThere"`,
  )
  const byName = new Map(tables.map((table) => [table.name, table]))
  return {
    migration,
    tables,
    sequences: await readSequences(client),
    rows: (name) => rowsInOrder(client, byName.get(name)!),
    jobs: () => (queue[0].isThere ? copyOut(client, waitingJobs) : nothing()),
  }
}

async function* nothing(): AsyncGenerator<Buffer> {}
