import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashToken, newToken, readSigned, signValue } from './tokens.ts'

const key = randomBytes(32)

it('makes tokens of 256 bits that fit into a link', () => {
  const tokens = Array.from({ length: 200 }, newToken)
  expect(new Set(tokens).size).toBe(200)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  expect(hashToken('a').equals(hashToken('a'))).toBe(true)
  expect(hashToken('a').equals(hashToken('b'))).toBe(false)
})

it('reads back what it signed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain = JSON.parse(JSON.stringify({ value }))
      expect(readSigned(key, signValue(key, plain))).toEqual(plain)
    }),
  )
})

it('refuses whatever was changed, and what another key signed', () => {
  const value = { id: 'scan', until: 1 }
  const signed = signValue(key, value)
  fc.assert(
    fc.property(fc.nat(signed.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
      const changed = signed.slice(0, at) + character + signed.slice(at + 1)
      // The last bits of base64 carry nothing: the same value under another spelling is no forgery.
      expect([undefined, value]).toContainEqual(readSigned(key, changed))
      if (at < signed.indexOf('.') && changed !== signed) expect(readSigned(key, changed)).toBeUndefined()
    }),
  )
  expect(readSigned(randomBytes(32), signed)).toBeUndefined()
})

it.each([undefined, '', '.', 'e30', 'e30.', '.e30', 'e30.AAAA', '%%%.%%%'])('refuses %j', (signed) => {
  expect(readSigned(key, signed)).toBeUndefined()
})
