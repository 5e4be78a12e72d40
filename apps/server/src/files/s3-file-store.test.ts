import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { s3FileStore } from './s3-file-store.ts'
import { startS3 } from './testing/s3.ts'

const { environment, asked, encryption } = await startS3()
const storeWith = (changed: Record<string, string> = {}) => {
  const { s3 } = readConfig({ ...environment, ...changed })
  return s3FileStore(s3 as NonNullable<Config['s3']>)
}
const files = storeWith()
const megabyte = 1024 * 1024

it('stores its files in the configured folder', async () => {
  asked.length = 0
  await files.put('photos/a.jpg', Buffer.from('x'))
  expect(asked).toEqual(['PUT /campus/campanile/photos/a.jpg?x-id=PutObject'])
  expect(await storeWith({ S3_PREFIX: 'elsewhere' }).get('photos/a.jpg')).toBeUndefined()
})

it('forwards a stream in parts while the rest is still arriving', async () => {
  asked.length = 0
  const piece = Buffer.alloc(64 * 1024)
  let givenBeforeFirstPart = 0
  function* pieces() {
    for (let given = 0; given < 20 * megabyte; given += piece.length) {
      if (!asked.some((it) => it.includes('partNumber=1'))) givenBeforeFirstPart = given
      yield piece
    }
  }
  const source = Readable.from(pieces(), { objectMode: false })
  expect(await files.put('streams/a', source)).toEqual({ size: 20 * megabyte })
  expect(givenBeforeFirstPart).toBeLessThan(6 * megabyte)
})

it('requests encryption if it is configured', async () => {
  encryption.length = 0
  await storeWith({ S3_SSE: 'AES256' }).put('sealed/a', Buffer.from('x'))
  await storeWith({ S3_SSE: 'AES256' }).put('sealed/b', Readable.from([Buffer.from('x')]))
  await files.put('sealed/c', Buffer.from('x'))
  expect(encryption).toEqual(['AES256', 'AES256', undefined])
})

it('drops the parts of a source that fails', async () => {
  asked.length = 0
  const failing = async function* () {
    for (let count = 0; count < 8; count++) yield Buffer.alloc(megabyte)
    throw new Error('broken off')
  }
  await expect(files.put('streams/b', Readable.from(failing()))).rejects.toThrow('broken off')
  expect(asked.some((it) => /^DELETE \/campus\/campanile\/streams\/b\?.*uploadId=/.test(it))).toBe(true)
  expect(await files.open('streams/b')).toBeUndefined()
})

it.each([
  ['is away', { S3_ENDPOINT: 'http://127.0.0.1:1' }],
  ['takes no such key', { S3_ACCESS_KEY_ID: 'SOMEBODY' }],
  ['has no such bucket', { S3_BUCKET: 'other' }],
])('reports a store that %s as unavailable, without its secret', async (_, changed) => {
  const broken = storeWith(changed)
  for (const use of [
    () => broken.put('a', Buffer.from('x')),
    () => broken.put('a', Readable.from([Buffer.from('x')])),
    () => broken.open('a'),
    () => broken.get('a'),
    () => broken.remove('a'),
  ]) {
    const error = await use().catch((it) => it)
    expect(error).toMatchObject({ code: 'unavailable' })
    expect(String(error.cause.stack)).not.toMatch(/S3RVER|SOMEBODY/)
  }
})
