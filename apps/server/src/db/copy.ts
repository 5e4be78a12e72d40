import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'

/** What `copy (...) to stdout` gives, read no faster than it is taken; whoever leaves early ends the connection. */
export const copyOut = (client: ClientBase, text: string): Readable => client.query(to(text))

/** Sends a source to `copy ... from stdin`; answers with the number of rows. A source that fails leaves none. */
export async function copyIn(
  client: ClientBase,
  text: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  const rows = client.query(from(text))
  await pipeline(Readable.from(source, { objectMode: false }), rows)
  return rows.rowCount
}
