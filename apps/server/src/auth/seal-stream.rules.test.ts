import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { sealStream, unsealStream } from './seal-stream.ts'

const key = randomBytes(32)
const plain = randomBytes(300_000)

async function sealed() {
  const {
    nonce,
    sealed: stream,
    tag,
  } = sealStream(key, Readable.from([plain.subarray(0, 9), plain.subarray(9)]), 'me')
  const bytes = await buffer(stream)
  return { bytes, nonce, tag: tag() }
}

it('decrypts to what was encrypted', async () => {
  const { bytes, nonce, tag } = await sealed()
  expect(bytes.includes(plain.subarray(0, 64))).toBe(false)
  const opened = await buffer(unsealStream(key, Readable.from([bytes]), { nonce, tag, boundTo: 'me' }))
  expect(opened.equals(plain)).toBe(true)
})

it('does not decrypt if changed, truncated, encrypted with another key or for another owner', async () => {
  const { bytes, nonce, tag } = await sealed()
  const changed = Buffer.from(bytes)
  changed[1000]! ^= 1
  const open = (from: Buffer, by = key, boundTo = 'me') =>
    buffer(unsealStream(by, Readable.from([from]), { nonce, tag, boundTo }))
  await expect(open(changed)).rejects.toThrow()
  await expect(open(bytes.subarray(0, -1))).rejects.toThrow()
  await expect(open(bytes, randomBytes(32))).rejects.toThrow()
  await expect(open(bytes, key, 'you')).rejects.toThrow()
})
