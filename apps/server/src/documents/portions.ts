/** Rows read at once. */
const portion = 1_000

/**
 * Rows of a list of any length, asked for as they are wanted and never all held.
 *
 * @param read the next rows after the last one known, at most `limit`, in an order without ties
 */
export async function* inPortions<Row>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: Row | undefined
  for (;;) {
    const rows = await read(after, portion)
    yield* rows
    if (rows.length < portion) return
    after = rows.at(-1)
  }
}
