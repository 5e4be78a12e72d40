import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { unzipped } from '#domains/my-data/testing/unzipped.ts'
import { setGerman } from '#testing/german.ts'
import { toPdf } from './pdf.ts'
import { openPdf } from './pdf-document.ts'
import type { Column } from './table.ts'
import { readPdfTexts } from './testing/read-pdf.ts'
import { toXlsx } from './xlsx.ts'

setGerman({
  'server.documents.page': 'Seite {page}',
  'server.documents.sheetIsFull': 'Diese Tabelle ist voll.',
})

const now = new Date('2026-11-16T09:30:00Z')
const arabic = 'ar-u-hc-h23-nu-latn'
const columns: Column<number>[] = [
  { header: 'Name', width: 60, cell: () => 'Ada' },
  { header: 'Rate', kind: 'number', decimals: 1, width: 10, cell: (rate) => rate },
  { header: 'Weight', kind: 'number', width: 10, cell: (rate) => rate },
]
const rows = [1240.25, 3]

const sheetIn = async (locale?: string, most?: number) => {
  const file = await buffer(toXlsx({ title: 'Rates', locale, columns, rows }, now, most))
  return (await unzipped(file)).get('xl/worksheets/sheet1.xml')!.toString()
}
const printedIn = async (locale?: string) =>
  readPdfTexts(await buffer(toPdf({ title: 'Rates', locale, columns, rows }, now)))[0]

it('writes a sheet from right to left for readers of Arabic only', async () => {
  expect(await sheetIn(arabic)).toContain('<sheetView rightToLeft="1" ')
  for (const locale of [undefined, 'en-GB', 'de-DE'])
    expect(await sheetIn(locale)).not.toContain('rightToLeft')
})

it('writes the same numbers into the sheets of all languages', async () => {
  const numbers = (xml: string) => xml.match(/<v>[^<]*<\/v>/g)
  const english = numbers(await sheetIn())
  expect(english).toEqual(['<v>1240.25</v>', '<v>1240.25</v>', '<v>3</v>', '<v>3</v>'])
  for (const locale of ['de-DE', arabic]) expect(numbers(await sheetIn(locale))).toEqual(english)
})

it('states in the reader’s language that a sheet is full', async () => {
  expect(await sheetIn('de-DE', 3)).toContain('Diese Tabelle ist voll.')
})

it('prints numbers and page numbers in the language of the reader', async () => {
  expect(await printedIn()).toEqual([
    'Rates',
    'Name',
    'Rate',
    'Weight',
    'Ada',
    '1240.3',
    '1240.25',
    'Ada',
    '3.0',
    '3',
    'Page 1',
  ])
  expect(await printedIn('de-DE')).toEqual([
    'Rates',
    'Name',
    'Rate',
    'Weight',
    'Ada',
    '1240,3',
    '1240,25',
    'Ada',
    '3,0',
    '3',
    'Seite 1',
  ])
})

it('widens a column for a heading that is longer in another language', async () => {
  const printed = async (header: string) =>
    readPdfTexts(
      await buffer(
        toPdf(
          { title: 'T', columns: [...columns, { header, kind: 'number', width: 8, cell: () => 1 }], rows },
          now,
        ),
      ),
    )[0]
  expect(await printed('Stattgefunden')).toContain('Stattgefunden')
})

it.each(['left', 'right', 'centre'] as const)('mirrors a page that is read from the right, %s', (align) => {
  const style = { font: 'regular', size: 10, colour: '#000000' } as const
  const findX = (locale: string) => {
    const pen = openPdf({ title: 'T', layout: 'portrait', issuedAt: now, locale }, 40)
    pen.doc.addPage()
    const places: number[] = []
    pen.doc.text = ((_text: string, x: number) => places.push(x)) as never
    pen.write('Ada', style, { x: 100, y: 40, width: 80, align })
    return { x: places[0]!, end: places[0]! + pen.widthOf('Ada', style), width: pen.doc.page.width }
  }
  const [english, mirrored] = [findX('en-GB'), findX(arabic)]
  expect(mirrored.x).toBeCloseTo(english.width - english.end)
})
