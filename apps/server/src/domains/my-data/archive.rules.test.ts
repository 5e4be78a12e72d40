import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filePath, jsonArray, readMe } from './archive.rules.ts'

async function* each<T>(values: readonly T[]) {
  yield* values
}

async function readText(rows: readonly object[]): Promise<string> {
  let text = ''
  for await (const piece of jsonArray(each(rows))) text += piece
  return text
}

describe('records', () => {
  it('are written as one JSON array, whatever they contain', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { minLength: 1, maxLength: 5 }),
        async (rows) => {
          expect(JSON.parse(await readText(rows))).toEqual(JSON.parse(JSON.stringify(rows)))
        },
      ),
    )
  })

  it('are indented for reading', async () => {
    expect(await readText([{ a: 1 }, { b: 2 }])).toBe(`${JSON.stringify([{ a: 1 }, { b: 2 }], null, 2)}\n`)
  })
})

describe('a file', () => {
  const source = { folder: 'leave', table: 'leave_files' }

  it('is stored in the folder of its records, with the same number and its own name', () => {
    expect(filePath(source, 'Note.pdf', 7)).toBe('leave/leave_files/0007 Note.pdf')
    expect(filePath(source, 'photos/2026/ana.jpg', 12)).toBe('leave/leave_files/0012 ana.jpg')
    expect(filePath(source, null, 0)).toBe('leave/leave_files/0000 file')
  })

  it('has a name that every system can unpack, and keeps its extension when it is long', () => {
    expect(filePath(source, 'a\\b:c*d?"e<f>g|h\u0000.pdf', 1)).toBe(
      'leave/leave_files/0001 a_b_c_d__e_f_g_h_.pdf',
    )
    const [, name = ''] = filePath(source, `${'x'.repeat(300)}.pdf`, 1).split(/ (.*)/)
    expect(name).toHaveLength(150)
    expect(name.endsWith('x.pdf')).toBe(true)
  })
})

it('the archive names the institution and the date', () => {
  expect(readMe('Test University', '16 Nov 2026', 'en-GB')).toContain(
    'Your data at Test University, as of 16 Nov 2026.',
  )
})
