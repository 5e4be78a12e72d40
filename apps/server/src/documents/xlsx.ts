import { PassThrough, pipeline, Readable } from 'node:stream'
import { mostSheetRows } from '@campanile/contract/documents.ts'
import { defaultLocale, textDirection } from '@campanile/contract/locale.ts'
import { ZipFile } from 'yazl'
import { documentMessages } from './messages.ts'
import { type Cell, type Column, columnWidth, type Table } from './table.ts'
import { cellStyles, fixedParts, numberStyle, sheetEnd, sheetStart, xmlText } from './xlsx-parts.ts'

const dayMs = 86_400_000
/** Day 0 in spreadsheets. */
const epoch = Date.UTC(1899, 11, 30)
/** The maximum number of lines in an Excel sheet: header and rows. */
const maxLines = mostSheetRows + 1
/** The longest text that an Excel cell accepts. */
const longestText = 32_767
/** Characters of XML that are passed on at once. */
const chunkLength = 32_768

/** Converts a calendar day or local moment to a spreadsheet's day number. */
const serial = (local: string) =>
  (Date.parse(`${local.replace(' ', 'T')}${local.length > 10 ? ':00Z' : ''}`) - epoch) / dayMs

/** Column letters: A, B, … Z, AA, … */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

const textCell = (place: string, text: string, style: number) =>
  `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(text.slice(0, longestText))}</t></is></c>`

function cellXml(
  place: string,
  cell: Cell,
  { kind = 'text', decimals }: Pick<Column<never>, 'kind' | 'decimals'>,
): string {
  if (cell === null || cell === '') return ''
  const isTime = kind === 'day' || kind === 'moment'
  // Text is written as text, so that nothing in it is evaluated.
  if (typeof cell === 'string' && !isTime) return textCell(place, cell, cellStyles.text)
  const value = typeof cell === 'string' ? serial(cell) : cell
  const style = kind === 'number' ? numberStyle(decimals) : cellStyles[kind]
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`
}

async function* sheetXml<Row>(
  { columns, rows, locale = defaultLocale }: Table<Row>,
  most: number,
): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnName(index))
  const heads = columns.map(({ header }, index) => textCell(`${names[index]}1`, header, cellStyles.head))
  const start = sheetStart(columns.map(columnWidth), textDirection(locale))
  let waiting = `${start}<row r="1">${heads.join('')}</row>`
  let line = 1
  for await (const row of rows) {
    line += 1
    if (line === most) {
      waiting += `<row r="${line}">${textCell(`A${line}`, documentMessages(locale).sheetIsFull(), cellStyles.head)}</row>`
      break
    }
    const cells = columns.map((column, index) => cellXml(`${names[index]}${line}`, column.cell(row), column))
    waiting += `<row r="${line}">${cells.join('')}</row>`
    if (waiting.length < chunkLength) continue
    yield waiting
    waiting = ''
  }
  yield waiting + sheetEnd
}

/**
 * A workbook with one sheet, compressed while it is read. If there are more rows than fit, its last line says
 * so.
 */
export function toXlsx<Row>(table: Table<Row>, now: Date, most = maxLines): Readable {
  const zip = new ZipFile()
  const sheet = Readable.from(sheetXml(table, most), { objectMode: false })
  const packed = new PassThrough()
  for (const [path, xml] of fixedParts(table.title)) zip.addBuffer(Buffer.from(xml), path, { mtime: now })
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { mtime: now })
  zip.end()
  // yazl reports neither an error of a part nor that its reader has stopped.
  sheet.on('error', (error) => packed.destroy(error))
  pipeline(zip.outputStream, packed, () => sheet.destroy())
  return packed
}
