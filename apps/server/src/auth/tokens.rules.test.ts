import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deriveSecrets } from '#platform/secrets.ts'
import { hashToken, newToken, readSigned, signedTypes, signValue } from './tokens.ts'

const keys = deriveSecrets(randomBytes(32))

it('creates tokens of 256 bits that are safe in a link', () => {
  const tokens = Array.from({ length: 200 }, newToken)
  expect(new Set(tokens).size).toBe(200)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  expect(hashToken('a').equals(hashToken('a'))).toBe(true)
  expect(hashToken('a').equals(hashToken('b'))).toBe(false)
})

it('reads back what it signed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...signedTypes), (value, type) => {
      const plain = JSON.parse(JSON.stringify({ value }))
      expect(readSigned(keys, type, signValue(keys, type, plain))).toEqual(plain)
    }),
  )
})

it('rejects changed values and those that another key signed', () => {
  const value = { id: 'scan', until: 1 }
  const signed = signValue(keys, 'scan', value)
  fc.assert(
    fc.property(fc.nat(signed.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
      const changed = signed.slice(0, at) + character + signed.slice(at + 1)
      // The last bits of base64 carry no data: the same value in another spelling is not a forgery.
      expect([undefined, value]).toContainEqual(readSigned(keys, 'scan', changed))
      if (at < signed.indexOf('.') && changed !== signed)
        expect(readSigned(keys, 'scan', changed)).toBeUndefined()
    }),
  )
  expect(readSigned(deriveSecrets(randomBytes(32)), 'scan', signed)).toBeUndefined()
})

const pairs = signedTypes.flatMap((made) => signedTypes.map((asked) => ({ made, asked })))

it.each(pairs.filter(({ made, asked }) => made !== asked))('rejects $made as $asked', ({ made, asked }) => {
  const signed = signValue(keys, made, { id: 'same', until: 1 })
  expect(readSigned(keys, asked, signed)).toBeUndefined()
  // The type is part of the signed value, so values of two types would not be interchangeable even with the
  // same key.
  const key = Buffer.alloc(32, 1)
  const oneKey = { key: () => key }
  expect(readSigned(oneKey, asked, signValue(oneKey, made, { id: 'same' }))).toBeUndefined()
})

it.each([undefined, '', '.', 'e30', 'e30.', '.e30', 'e30.AAAA', '%%%.%%%'])('rejects %j', (signed) => {
  expect(readSigned(keys, 'scan', signed)).toBeUndefined()
})
