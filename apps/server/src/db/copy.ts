import { Readable } from 'node:stream'
import type { ClientBase, Connection, Submittable } from 'pg'

/** What the driver's connection can do besides what its types say. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** Rows come as a message each; gathered in pieces of this size they cost a tenth. */
const pieceBytes = 256 * 1024

/** What `copy (...) to stdout` gives, read no faster than it is taken; whoever leaves early ends the connection. */
export function copyOut(client: ClientBase, text: string): Readable {
  const query = new CopyOut(text)
  // It may break off before anybody reads; whoever reads then hears of it all the same.
  query.rows.on('error', () => undefined)
  client.query(query)
  return query.rows
}

class CopyOut implements Submittable {
  #socket: Connection['stream'] | undefined
  #piece = Buffer.allocUnsafe(pieceBytes)
  #filled = 0
  readonly rows: Readable
  readonly text: string

  constructor(text: string) {
    this.text = text
    this.rows = new Readable({ read: () => void this.#socket?.resume() })
  }

  submit(connection: Connection) {
    this.#socket = connection.stream
    connection.query(this.text)
  }

  /** The chunk lies in the driver's own memory, which the next message overwrites. */
  handleCopyData({ chunk }: { chunk: Buffer }) {
    if (this.rows.destroyed) return
    if (this.#filled + chunk.length > pieceBytes) this.#handOver()
    if (chunk.length > pieceBytes) return this.#push(Buffer.from(chunk))
    this.#filled += chunk.copy(this.#piece, this.#filled)
  }

  #handOver() {
    if (this.#filled === 0) return
    this.#push(this.#piece.subarray(0, this.#filled))
    this.#piece = Buffer.allocUnsafe(pieceBytes)
    this.#filled = 0
  }

  #push(piece: Buffer) {
    if (!this.rows.push(piece)) this.#socket?.pause()
  }

  handleCommandComplete() {
    if (!this.rows.destroyed) this.#handOver()
  }

  /** The last rows may have come in one packet with this, and have halted the connection: the next query needs it. */
  handleReadyForQuery() {
    this.#socket?.resume()
    if (!this.rows.destroyed) this.rows.push(null)
  }

  handleError(error: Error) {
    this.#socket?.resume()
    this.rows.destroy(error)
  }
}

/** Sends a source to `copy ... from stdin`; answers with the number of rows. A source that fails leaves none. */
export function copyIn(client: ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(text, source, { resolve, reject }))
  })
}

interface Answer {
  resolve(rows: number): void
  reject(error: unknown): void
}

class CopyIn implements Submittable {
  #refused = false
  #fault: unknown
  #rows = 0
  readonly text: string
  readonly source: AsyncIterable<Buffer>
  readonly answer: Answer

  constructor(text: string, source: AsyncIterable<Buffer>, answer: Answer) {
    this.text = text
    this.source = source
    this.answer = answer
  }

  submit(connection: Connection) {
    connection.query(this.text)
  }

  handleCopyInResponse(connection: CopyConnection) {
    void this.#send(connection)
  }

  async #send(connection: CopyConnection) {
    const { stream } = connection
    try {
      for await (const piece of this.source) {
        if (this.#refused) return
        connection.sendCopyFromChunk(piece)
        if (stream.writableNeedDrain) await drained(stream)
      }
      if (!this.#refused) connection.endCopyFrom()
    } catch (error) {
      this.#fault = error
      if (this.#refused) this.answer.reject(error)
      else connection.sendCopyFail('the source failed')
    }
  }

  handleCommandComplete({ text }: { text: string }) {
    this.#rows = Number(text.split(' ')[1])
  }

  handleReadyForQuery() {
    this.answer.resolve(this.#rows)
  }

  handleError(error: unknown) {
    this.#refused = true
    this.answer.reject(this.#fault ?? error)
  }
}

/** Until there is room again, or the connection is gone and its end has been told. */
const drained = (stream: Connection['stream']) =>
  new Promise<void>((resolve) => {
    const done = () => {
      stream.off('drain', done).off('close', done)
      resolve()
    }
    stream.on('drain', done).on('close', done)
    if (stream.destroyed) done()
  })
