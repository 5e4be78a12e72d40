import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)
const bytes = fc.uint8Array({ maxLength: 600 }).map((it) => Buffer.from(it))

it('opens what it sealed, and seals the same value differently each time', () => {
  fc.assert(
    fc.property(bytes, fc.string(), (plain, owner) => {
      const sealed = seal(key, plain, owner)
      expect(unseal(key, sealed, owner).equals(plain)).toBe(true)
      expect(sealed.equals(seal(key, plain, owner))).toBe(false)
    }),
  )
})

it('does not open with a single bit changed', () => {
  fc.assert(
    fc.property(bytes, fc.nat(), fc.nat(7), (plain, position, bit) => {
      const sealed = seal(key, plain, 'person')
      const at = position % sealed.length
      sealed[at] = sealed[at]! ^ (1 << bit)
      expect(() => unseal(key, sealed, 'person')).toThrow()
    }),
  )
})

it('does not open in another row, with another key or truncated', () => {
  const sealed = seal(key, Buffer.from('descriptor'), 'person 1')
  expect(() => unseal(key, sealed, 'person 2')).toThrow()
  expect(() => unseal(randomBytes(32), sealed, 'person 1')).toThrow()
  for (const plain of ['', 'descriptor']) {
    const whole = seal(key, Buffer.from(plain), 'person 1')
    for (let length = 0; length < whole.length; length++)
      expect(() => unseal(key, whole.subarray(0, length), 'person 1')).toThrow()
  }
})
