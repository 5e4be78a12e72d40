import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { AppError } from '#http/app-error.ts'
import { readConfig } from '../config.ts'
import { configuredFileStore } from './configured-file-store.ts'
import { keySafeName } from './file-names.ts'
import { startS3 } from './testing/s3.ts'

const folder = mkdtempSync(join(tmpdir(), 'campanile-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
const s3 = await startS3()

const onDisk = await configuredFileStore(readConfig({}), folder)
const inBucket = await configuredFileStore(readConfig(s3.environment), folder)

const megabyte = 1024 * 1024
/** Many small chunks, no two of them alike. */
function* pieces(bytes: number) {
  for (let at = 0; at < bytes; at += 32 * 1024) {
    const piece = Buffer.alloc(Math.min(32 * 1024, bytes - at), 'campanile')
    piece.write(String(at))
    yield piece
  }
}
const toStream = (bytes: number) => Readable.from(pieces(bytes), { objectMode: false })
const readBytes = (bytes: number) => Buffer.concat([...pieces(bytes)])

describe.each([
  ['local disk', onDisk],
  ['S3', inBucket],
])('a store on %s', (_, files) => {
  it('keeps bytes under a key until they are removed, even if that happens twice', async () => {
    const key = `photos/${newId()}.jpg`
    const bytes = Buffer.from([0, 255, 10, 13])
    expect(await files.get(key)).toBeUndefined()
    expect(await files.put(key, bytes)).toEqual({ size: 4 })
    expect(await files.get(key)).toEqual(bytes)
    await files.put(key, Buffer.from('new'))
    expect(String(await files.get(key))).toBe('new')
    await files.remove(key)
    await files.remove(key)
    expect([await files.get(key), await files.open(key)]).toEqual([undefined, undefined])
  })

  it.each([0, 1, 5 * megabyte, 10 * megabyte + 7])('stores and reads a stream of %i bytes', async (size) => {
    const key = `streams/${newId()}`
    expect(await files.put(key, toStream(size))).toEqual({ size })
    const opened = await files.open(key)
    expect(opened?.size).toBe(size)
    expect((await buffer(opened!.stream)).equals(readBytes(size))).toBe(true)
  })

  it('reads no more than its reader takes', async () => {
    const key = `streams/${newId()}`
    await files.put(key, readBytes(10 * megabyte))
    const { stream } = (await files.open(key))!
    await stream[Symbol.asyncIterator]().next()
    expect(stream.readableLength).toBeLessThan(megabyte)
    stream.destroy()
  })

  it('accepts many files at once', async () => {
    const keys = Array.from({ length: 12 }, () => `streams/${newId()}`)
    await Promise.all(keys.map((key, index) => files.put(key, toStream(index * 1000))))
    const kept = await Promise.all(keys.map((key) => files.get(key)))
    expect(kept.map((bytes) => bytes?.length)).toEqual(keys.map((_key, index) => index * 1000))
  })

  it.each([100_000, 8 * megabyte])('shows nothing of a source that fails after %i bytes', async (size) => {
    const key = `streams/${newId()}`
    const fault = new AppError('too-large')
    const failing = async function* () {
      yield* pieces(size)
      throw fault
    }
    await expect(files.put(key, Readable.from(failing()))).rejects.toBe(fault)
    expect(await files.open(key)).toBeUndefined()
  })

  it('keeps the old file if its replacement fails', async () => {
    const key = `streams/${newId()}`
    await files.put(key, Buffer.from('old'))
    const left = new PassThrough()
    left.write('half')
    const putting = files.put(key, left)
    left.destroy()
    await expect(putting).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' })
    expect(String(await files.get(key))).toBe('old')
  })

  it('accepts keys of ids, times and names', async () => {
    const name = keySafeName('Đơn (1).PDF')
    const key = `mitigation-attachments/${newId()}/${newId()}/1763724238123_0_${name}`
    await files.put(key, Buffer.from('x'))
    expect(await files.get(key)).toEqual(Buffer.from('x'))
  })

  it('rejects keys that lead outside', async () => {
    const piece = fc.constantFrom('..', '.', '/', '\\', '~', 'a', '\u0000', '%2e', 'é', '')
    const key = fc
      .array(piece, { maxLength: 6 })
      .map((parts) => parts.join('/'))
      .filter((it) => !/^(a\/)*a$/.test(it))
    await fc.assert(
      fc.asyncProperty(key, async (it) => {
        for (const use of [
          files.get,
          files.open,
          files.remove,
          (bad: string) => files.put(bad, Buffer.alloc(1)),
        ])
          await expect(use(it)).rejects.toThrow('unexpected characters')
      }),
    )
    await expect(files.get(`a/${'a'.repeat(201)}`)).rejects.toThrow('unexpected characters')
  })
})
