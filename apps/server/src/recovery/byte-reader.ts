/** Far longer than any line read here. */
const longestLine = 10_000

/** Reads lines and counted bytes from a stream that contains both. */
export function byteReader(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function more(): Promise<boolean> {
    const { done, value } = await pieces.next()
    if (!done) rest = rest.length === 0 ? value : Buffer.concat([rest, value])
    return !done
  }

  return {
    /** The next line without its line break. Undefined at the end. */
    async line(): Promise<string | undefined> {
      for (;;) {
        const end = rest.indexOf(10)
        if (end >= 0) {
          const line = rest.toString('utf8', 0, end)
          rest = rest.subarray(end + 1)
          return line
        }
        if (rest.length > longestLine) throw new Error('a line without an end')
        if (!(await more())) {
          if (rest.length > 0) throw new Error('the last line is cut off')
          return undefined
        }
      }
    },
    async *take(bytes: number): AsyncGenerator<Buffer> {
      for (let left = bytes; left > 0; ) {
        if (rest.length === 0 && !(await more())) throw new Error('cut off in the middle')
        const piece = rest.subarray(0, left)
        rest = rest.subarray(piece.length)
        left -= piece.length
        if (piece.length > 0) yield piece
      }
    },
  }
}
