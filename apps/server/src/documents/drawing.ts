import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type ServedClient, servedClient } from '#platform/client.ts'
import { serverRoot } from '#platform/server-root.ts'
import { createWorkerPool } from '#platform/workers/worker-pool.ts'
import type { Drawings } from '../drawing-worker.ts'
import type { Table } from './table.ts'
import type { SentRow, SentTable } from './table-writer.ts'

/** The source file when running from source, as in development and tests; else the built file. */
const workerFile = () =>
  import.meta.filename.endsWith('.ts')
    ? join(import.meta.dirname, '../drawing-worker.ts')
    : join(serverRoot(), 'dist/drawing-worker.js')

/** Rows written in one task. This takes a few milliseconds, and then other clients are served. */
const batchSize = 100

const workers = createWorkerPool(workerFile)

/** Terminates the workers when the server stops. A document requested later starts new ones. */
export const closeDrawing = () => workers.close()

/**
 * Renders a whole document in a worker thread, on behalf of the current client.
 *
 * @throws QueueRefusal
 */
export async function drawn<K extends keyof Drawings>(
  name: K,
  ...facts: Parameters<Drawings[K]>
): Promise<Buffer> {
  const assignment = workers.assign(servedClient())
  try {
    const { buffer } = (await assignment.run('draw', { name, facts })) as Uint8Array<ArrayBuffer>
    return Buffer.from(buffer)
  } finally {
    assignment.end()
  }
}

async function* rowBatches<Row>({ rows, columns, sectionOf }: Table<Row>): AsyncGenerator<SentRow[]> {
  let batch: SentRow[] = []
  for await (const row of rows) {
    batch.push({ cells: columns.map(({ cell }) => cell(row)), section: sectionOf?.(row) ?? '' })
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const withoutRows = <Row>({ title, subtitle, locale, columns, sectionOf }: Table<Row>) => ({
  title,
  locale,
  subtitle,
  columns: columns.map(({ cell: _, ...column }) => column),
  hasSections: sectionOf !== undefined,
})

interface Written {
  bytes: Uint8Array
  isFinished: boolean
}

/**
 * Writes a table in a worker thread while it is read, one batch of rows at a time. A slow reader keeps the
 * table open there, but does not keep the worker busy.
 *
 * @throws QueueRefusal
 */
export function drawnTable<Row>(table: Table<Row>, format: SentTable['format'], now: Date): Readable {
  // If the reader stops, the stream ends, but the worker must still be notified to close the table.
  const client: ServedClient = { key: servedClient().key, hasLeft: () => false }
  const assignment = workers.assign(client)
  const id = randomUUID()

  async function* written(): AsyncGenerator<Uint8Array> {
    let isFinished = false
    const write = async (rows: readonly SentRow[] | null) => {
      const answer = (await assignment.run('writeRows', { id, rows })) as Written
      isFinished = answer.isFinished
      return answer.bytes
    }
    try {
      await assignment.run('openTable', { id, format, now, ...withoutRows(table) })
      for await (const batch of rowBatches(table)) {
        const bytes = await write(batch)
        if (bytes.length > 0) yield bytes
        // A sheet can be full before the rows end.
        if (isFinished) return
      }
      yield await write(null)
    } finally {
      if (!isFinished) await assignment.run('closeTable', { id }).catch(() => undefined)
      assignment.end()
    }
  }
  // The stream may be closed before it is read at all.
  return Readable.from(written(), { objectMode: false }).once('close', assignment.end)
}
