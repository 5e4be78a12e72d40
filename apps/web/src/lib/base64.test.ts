import fc from 'fast-check'
import { expect, it } from 'vitest'
import { base64ToBytes, bytesToBase64 } from './base64.ts'

it('gives every byte back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(base64ToBytes(bytesToBase64(bytes))).toEqual(bytes)
    }),
  )
})

it('takes more bytes than a function takes arguments', () => {
  const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251)
  const back = base64ToBytes(bytesToBase64(bytes))
  expect(back.length).toBe(bytes.length)
  expect(back.every((byte, index) => byte === bytes[index])).toBe(true)
})
