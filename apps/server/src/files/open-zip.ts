import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl'

const pieceBytes = 64 * 1024

/** An archive on disk whose entries are read one by one on request. The caller must close it. */
export async function openZip(path: string): Promise<ZipFile> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return await new Promise((resolve, reject) => {
      const options = { lazyEntries: true, autoClose: false }
      fromRandomAccessReader(new WithinFile(file, size), size, options, (error, zip) =>
        error ? reject(error) : resolve(zip),
      )
    })
  } catch (error) {
    await file.close()
    throw error
  }
}

/**
 * Rejects reads outside the file. If an archive points outside, yauzl's own reader throws an error that no
 * callback can catch.
 */
class WithinFile extends RandomAccessReader {
  readonly #file: FileHandle
  readonly #size: number

  constructor(file: FileHandle, size: number) {
    super()
    this.#file = file
    this.#size = size
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, done: Done) {
    if (!this.#holds(position, position + length)) return void setImmediate(done, outside())
    this.#file.read(buffer, offset, length, position).then(({ bytesRead }) => done(null, bytesRead), done)
  }

  override _readStreamForRange(start: number, end: number) {
    if (!this.#holds(start, end)) throw outside()
    return Readable.from(this.#pieces(start, end), { objectMode: false })
  }

  async *#pieces(start: number, end: number) {
    for (let at = start; at < end; ) {
      const most = Math.min(pieceBytes, end - at)
      const { bytesRead, buffer } = await this.#file.read(Buffer.allocUnsafe(most), 0, most, at)
      if (bytesRead === 0) throw outside()
      yield buffer.subarray(0, bytesRead)
      at += bytesRead
    }
  }

  override close(done: Done) {
    this.#file.close().then(() => done(null), done)
  }

  #holds = (start: number, end: number) => start >= 0 && end <= this.#size
}

type Done = (error: Error | null, bytesRead?: number) => void

const outside = () => new Error('The archive names a place outside of it.')
