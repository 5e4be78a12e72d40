import { buffer } from 'node:stream/consumers'
import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { toPdf } from './pdf.ts'
import { type FontName, fontRuns } from './pdf-fonts.ts'
import type { Column } from './table.ts'
import { readPdfTexts } from './testing/read-pdf.ts'

interface Row {
  name: string
  held: number
}
const now = new Date('2026-11-16T09:30:00Z')
const columns: Column<Row>[] = [
  { header: 'Name', width: 60, cell: ({ name }) => name },
  { header: 'Held', kind: 'number', width: 10, cell: ({ held }) => held },
]
const written = (rows: Iterable<Row> | AsyncIterable<Row>) =>
  buffer(toPdf({ title: 'Attendance', subtitle: 'Spring term', columns, rows }, now))
const read = async (...names: string[]) =>
  readPdfTexts(await written(names.map((name, index) => ({ name, held: index })))).map((texts) =>
    texts.join('|'),
  )

it('has a heading, its filters, a header, rows and the page number', async () => {
  expect(readPdfTexts(await written([{ name: 'Ada Lovelace', held: 12 }]))).toEqual([
    ['Attendance', 'Spring term', 'Name', 'Held', 'Ada Lovelace', '12', 'Page 1'],
  ])
})

it.each([
  'José Núñez-Ørsted',
  'Őry Žofie Łukasz Ţîrlea',
  'Nguyễn Thị Ánh Tuyết',
  'Анна Каренина',
  'Ελένη Παπαδοπούλου',
  'Հայկ Սարգսյան',
  'ნინო ბერიძე',
  '山田太郎',
  '김민준',
  'सीता',
  'நிலா',
  'නිමල',
  'สมชาย',
])('keeps %s readable and searchable', async (name) => {
  const [page] = await read(name)
  expect(page).toContain(name)
})

it('writes Arabic and Hebrew from right to left, whole names at once', async () => {
  const [page] = await read('שרה כהן', 'Dr. نور X')
  expect(page).toContain([...'שרה כהן'].reverse().join(''))
  expect(page).toMatch(/Dr\. \|.+\| X/)
})

it('combines letters that were typed in parts', async () => {
  const [page] = await read('Jose\u0301')
  expect(page).toContain('José')
})

it('repeats the header on every page', async () => {
  const pages = await read(...Array.from({ length: 120 }, (_, index) => `Person ${index}`))
  expect(pages).toHaveLength(3)
  for (const [index, page] of pages.entries()) expect(page.endsWith(`|Page ${index + 1}`)).toBe(true)
  for (const page of pages) expect(page).toContain('Name|Held')
  expect(pages.join('|').match(/Person \d+/g)).toHaveLength(120)
})

it('cuts off what is too long for its column with an ellipsis', async () => {
  const [page] = await read('Wolfeschlegelsteinhausenbergerdorff '.repeat(5))
  expect(page).toMatch(/\|Wolfeschlegelsteinhausenbergerdorff W.*…\|/)
})

it('stops reading rows when its reader stops, and passes on errors', async () => {
  let ended = false
  async function* endless() {
    try {
      for (let held = 0; ; held += 1) yield { name: 'Ada', held }
    } finally {
      ended = true
    }
  }
  const stream = toPdf({ title: 'T', columns, rows: endless() }, now)
  for await (const _ of stream) break
  await expect.poll(() => ended).toBe(true)

  async function* broken() {
    yield { name: 'Ada', held: 1 }
    throw new Error('gone')
  }
  await expect(written(broken())).rejects.toThrow('gone')
})

it('splits a line into runs without losing a letter', () => {
  const latin = (_font: FontName, codePoint: number) => codePoint < 0x250
  assert(
    property(string({ unit: 'grapheme' }), (line) => {
      const runs = fontRuns(line, 'regular', latin)
      const expected = line.normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      expect(runs.map(({ text }) => text).join('')).toBe(expected)
      for (const { font, text } of runs)
        if (font === 'regular')
          expect([...text].every((letter) => latin(font, letter.codePointAt(0)!))).toBe(true)
    }),
  )
})
