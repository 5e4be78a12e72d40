import { expect, it } from 'vitest'
import { type Encoding, preferredEncoding } from './encodings.rules.ts'

const all: Encoding[] = ['br', 'gzip', 'identity']

it.each([
  ['gzip, deflate, br, zstd', all, 'br'],
  ['GZIP;q=0.5', all, 'gzip'],
  ['br;q=0, gzip', all, 'gzip'],
  ['br; q=0.000 , gzip ;q=0', all, 'identity'],
  ['br;q=nonsense', all, 'identity'],
  ['gzip, br', ['identity'], 'identity'],
  ['zstd', all, 'identity'],
  ['', all, 'identity'],
  [undefined, all, 'identity'],
] as const)('for %j and %j is %s', (header, available, expected) => {
  expect(preferredEncoding(header, available)).toBe(expected)
})
