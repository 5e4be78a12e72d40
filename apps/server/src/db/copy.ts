import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'

/**
 * Streams the output of `copy (...) to stdout` as fast as it is read. A reader who stops early ends the
 * connection.
 */
export function copyOut(client: ClientBase, text: string): Readable {
  const rows = client.query(to(text))
  // It can fail before anyone reads it. A later reader still gets the error.
  rows.on('error', () => undefined)
  return rows
}

/**
 * Streams a source into `copy ... from stdin` and returns the number of rows. If the source fails, no rows
 * are stored.
 */
export async function copyIn(
  client: ClientBase,
  text: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  const rows = client.query(from(text))
  await pipeline(Readable.from(source, { objectMode: false }), rows)
  return rows.rowCount
}
