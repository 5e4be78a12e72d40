import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isHarmless, type ListedEntry, maxEntries } from './zip-limits.ts'

const entry = (name: string, packed = 10, unpacked = 10, encrypted = false): ListedEntry => ({
  name,
  packed,
  unpacked,
  encrypted,
})
const size = 1_000_000

it.each([
  ['text and pictures', [entry('word/document.xml', 5_000, 90_000), entry('word/media/image1.png')]],
  ['the figures of a chart', [entry('word/embeddings/Microsoft_Excel_Sheet.xlsx')]],
  ['a small file that packs very well', [entry('word/styles.xml', 100, 900_000)]],
])('accepts %s', (_, entries) => expect(isHarmless(entries, size)).toBe(true))

it.each([
  ['a file that unpacks to gigabytes', [entry('a', 10_000, 5_000_000_000)]],
  ['a file that unpacks to a thousand times as much', [entry('a', 10_000, 101 * size)]],
  ['many that do so together', Array.from({ length: 300 }, (_, index) => entry(`a${index}`, 100, 1_000_000))],
  ['too many', Array.from({ length: maxEntries + 1 }, (_, index) => entry(String(index)))],
  ['some that lie over one another', [entry('a', 600_000, 600_000), entry('b', 600_000, 600_000)]],
  ['one twice', [entry('a'), entry('a')]],
  ['an encrypted one', [entry('a', 10, 10, true)]],
  ['macros', [entry('word/vbaProject.bin')]],
  ['macros in other letters', [entry('word/VBAPROJECT.BIN')]],
  ['an archive', [entry('word/media/a.zip')]],
  ['a document in a document', [entry('word/embeddings/a.docx')]],
  ['a spreadsheet elsewhere', [entry('a.xlsx')]],
])('rejects %s', (_, entries) => expect(isHarmless(entries, size)).toBe(false))

it('rejects everything that decompresses to more than a hundred times the file plus a megabyte', () => {
  const listed = fc.uniqueArray(
    fc.record({
      name: fc.uuid(),
      packed: fc.nat(2_000_000),
      unpacked: fc.nat(300_000_000),
      encrypted: fc.constant(false),
    }),
    { maxLength: 20, selector: ({ name }) => name },
  )
  fc.assert(
    fc.property(listed, fc.nat(10_000_000), (entries, bytes) => {
      if (!isHarmless(entries, bytes)) return
      const unpacked = entries.reduce((sum, it) => sum + it.unpacked, 0)
      expect(unpacked).toBeLessThanOrEqual(Math.max(1024 * 1024, Math.min(100 * bytes, 200 * 1024 * 1024)))
    }),
  )
})
