import { expect, test } from 'vitest'
import { bytesInWords } from './bytesInWords.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1234, '1.2 KB'],
  [250_000_000, '250 MB'],
  [7.5e12, '7.5 TB'],
  [5e16, '50000 TB'],
])('%d reads %s', (bytes, words) => expect(bytesInWords(bytes)).toBe(words))
