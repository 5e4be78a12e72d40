import type { ImportFormat } from '@campanile/contract/imports/imports.ts'
import fc from 'fast-check'
import { csvFormats } from '#domains/imports/formats/read-file.ts'
import { type SampleFile, sampleBundle } from './sample-files.ts'
import { anyText } from './texts.ts'

/** Damage to a file, by accident or on purpose. */
const damage = fc.record({
  kind: fc.constantFrom('none', 'none', 'cut', 'flip', 'repeat', 'insert', 'join'),
  from: fc.double({ min: 0, max: 1, noNaN: true }),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
})
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never

function damaged(file: Buffer, { kind, from, bytes }: Damage, other: Buffer): Buffer {
  const place = Math.floor(from * file.length)
  const [head, tail] = [file.subarray(0, place), file.subarray(place)]
  switch (kind) {
    case 'cut':
      return head
    case 'flip':
      return Buffer.concat([head, Buffer.from(bytes), tail.subarray(bytes.length)])
    case 'repeat':
      return Buffer.concat([file, tail])
    case 'insert':
      return Buffer.concat([head, Buffer.from(bytes), tail])
    case 'join':
      return Buffer.concat([head, other])
    default:
      return file
  }
}

/** One of the files, intact or damaged. */
export const anyFile = (files: readonly SampleFile[]): fc.Arbitrary<SampleFile> =>
  fc
    .record({ file: fc.constantFrom(...files), other: fc.constantFrom(...files), damage })
    .map(({ file, other, damage: how }) => ({ ...file, bytes: damaged(file.bytes, how, other.bytes) }))

const cells = [
  'student',
  'lecturer',
  '2027-01-04',
  '2027-05-28',
  '9999-99-99',
  '12',
  '-1',
  '1e9',
  'a@campus.test',
  '',
  '"',
  "'",
]

interface Column {
  name: string
  example: string
}

/** A table as a spreadsheet saves it: some lines are valid, others have anything in their cells. */
export function anyTable(columns: readonly Column[]): fc.Arbitrary<Buffer> {
  const odd = fc.oneof(fc.constantFrom(...cells), anyText(0, 300))
  const right = columns.map(({ example }) =>
    fc.oneof({ weight: 6, arbitrary: fc.nat(99).map((it) => example.replace('@', `${it}@`)) }, odd),
  )
  const line = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(...right) },
    fc.array(odd, { minLength: 1, maxLength: 7 }),
  )
  const head = columns.map(({ name }) => name)
  const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return fc
    .record({
      first: fc.oneof(
        { weight: 8, arbitrary: fc.constant(head) },
        fc.constantFrom([''], ['__proto__', 'constructor'], [...head, ...head]),
      ),
      lines: fc.array(line, { maxLength: 12 }),
      separator: fc.constantFrom(',', ',', ';', '\t'),
      end: fc.constantFrom('\n', '\r\n', '\r'),
      mark: fc.constantFrom('', '', '\ufeff'),
      encoding: fc.constantFrom('utf8' as const, 'utf8' as const, 'utf16le' as const, 'latin1' as const),
    })
    .map(({ first, lines, separator, end, mark, encoding }) => {
      const table: readonly (readonly string[])[] = [first, ...lines]
      const rows = table.map((it) => it.map(quoted).join(separator))
      return Buffer.from(mark + rows.join(end), encoding)
    })
}

/** A file that a person might import in this format. */
export function importFile(format: ImportFormat): fc.Arbitrary<Promise<Buffer>> {
  if (format !== 'oneroster')
    return fc
      .tuple(anyTable(csvFormats[format].columns), damage)
      .map(async ([it, how]) => damaged(it, how, it))
  return fc.tuple(anyText(1, 60), damage).map(async ([cell, how]) => {
    const bundle = await sampleBundle(cell)
    return damaged(bundle, how, bundle)
  })
}
