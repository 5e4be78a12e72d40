import fc from 'fast-check'
import { expect, it } from 'vitest'
import { base64ToBytes, bytesToBase64 } from './base64.ts'

it('returns every byte', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(base64ToBytes(bytesToBase64(bytes))).toEqual(bytes)
    }),
  )
})

it('accepts more bytes than a function accepts arguments', () => {
  const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index % 251)
  const back = base64ToBytes(bytesToBase64(bytes))
  expect(back.length).toBe(bytes.length)
  expect(back.every((byte, index) => byte === bytes[index])).toBe(true)
})
