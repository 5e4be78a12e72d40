import type pg from 'pg'
import { StartError } from '../start-error.ts'
import { readTables, type Table } from './catalogue.ts'
import { rowsInOrder } from './content.ts'
import type { Progress } from './progress.ts'

/**
 * Compares all rows of two databases in the order of their keys. Returns how many there are.
 * @throws StartError that names the first row that differs
 */
export async function compareAll(
  from: pg.ClientBase,
  to: pg.ClientBase,
  tables: readonly Table[],
  progress: Progress,
): Promise<number> {
  const there = new Map((await readTables(to)).map((table) => [table.name, table]))
  let rows = 0
  for (const table of tables) {
    const other = there.get(table.name)
    if (!other) throw new StartError(`${table.name} is missing in the other database.`)
    // Columns may be in another order there.
    const [one, two] = [rowsInOrder(from, table), rowsInOrder(to, { ...other, columns: table.columns })]
    rows += await compareRows(table.name, one, two, (count) =>
      progress(`comparing ${table.name}: ${count} rows`),
    )
  }
  return rows
}

/**
 * Both sides yield rows as lines. Each line must be identical, byte by byte, to the one at the same position
 * on the other side.
 */
async function compareRows(
  table: string,
  from: AsyncIterable<Buffer>,
  to: AsyncIterable<Buffer>,
  onRows: (rows: number) => void,
): Promise<number> {
  const [one, two] = [pieces(from), pieces(to)]
  let rows = 0
  for (;;) {
    const [a, b] = await Promise.all([one.rest(), two.rest()])
    if (a.length === 0 && b.length === 0) return rows
    const length = Math.min(a.length, b.length)
    const same = length > 0 && a.compare(b, 0, length, 0, length) === 0
    if (!same)
      throw new StartError(`${table}: row ${rows + equalRows(a, b) + 1} in the order of the key differs.`)
    for (let at = a.indexOf(10); at >= 0 && at < length; at = a.indexOf(10, at + 1)) rows += 1
    one.take(length)
    two.take(length)
    onRows(rows)
  }
}

/** Returns the rest of a chunk, or the next one. Empty at the end. */
function pieces(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return {
    async rest(): Promise<Buffer> {
      while (rest.length === 0) {
        const { done, value } = await iterator.next()
        if (done) break
        rest = value
      }
      return rest
    },
    take(bytes: number) {
      rest = rest.subarray(bytes)
    },
  }
}

/** The number of whole rows before the first byte that differs. */
function equalRows(a: Buffer, b: Buffer): number {
  let rows = 0
  for (let at = 0; at < a.length && at < b.length && a[at] === b[at]; at += 1) if (a[at] === 10) rows += 1
  return rows
}
