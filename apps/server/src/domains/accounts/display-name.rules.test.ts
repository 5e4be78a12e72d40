import { text } from '@campanile/contract/values.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { splitDisplayName } from './display-name.ts'

/** Any UTF-16 unit, including unpaired surrogates. */
const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code))

it.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['  Ada   King  Lovelace ', 'Ada', 'King Lovelace'],
  ['Prince', 'Prince', ''],
  ['', 'User', ''],
  [' \n\t ', 'User', ''],
  ['José\u0000María', 'José', 'María'],
])('splits %j', (displayName, firstName, lastName) => {
  expect(splitDisplayName(displayName)).toEqual({ firstName, lastName })
})

it('returns names that fit the people table, whatever the issuer sends', () => {
  const name = fc.oneof(
    fc.string({ unit: anyUnit, maxLength: 300 }),
    fc.string({ unit: fc.constantFrom('\ud800', '\udc00', '😀', ' ', 'a'), maxLength: 300 }),
  )
  fc.assert(
    fc.property(name, (displayName) => {
      const { firstName, lastName } = splitDisplayName(displayName)
      expect(z.safeParse(text(80), firstName).success).toBe(true)
      expect(lastName === '' || z.safeParse(text(80), lastName).success).toBe(true)
    }),
  )
})
