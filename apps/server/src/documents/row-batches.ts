/** Rows read at once. */
const batchSize = 1_000

/**
 * Reads the rows of a list of any length on demand, without holding all of them.
 *
 * @param read returns the rows after the last known one, at most `limit`, in a strict order
 */
export async function* readInBatches<Row>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: Row | undefined
  for (;;) {
    const rows = await read(after, batchSize)
    yield* rows
    if (rows.length < batchSize) return
    after = rows.at(-1)
  }
}
