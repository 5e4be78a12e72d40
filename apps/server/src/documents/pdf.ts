import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { type TextStyle, textSetter } from './pdf-text.ts'
import type { Column, Table } from './table.ts'

const margin = 40
const rowHeight = 16
const rowText: TextStyle = { font: 'regular', size: 8.5, colour: '#1c1a17' }
const headText: TextStyle = { font: 'bold', size: 8.5, colour: '#1c1a17' }
const titleText: TextStyle = { font: 'bold', size: 16, colour: '#1c1a17' }
const sectionText: TextStyle = { font: 'bold', size: 11, colour: '#1c1a17' }
const quietText: TextStyle = { font: 'regular', size: 8.5, colour: '#625d55' }
const rule = '#cfc9bf'
/** The number of characters that fit in a row on a portrait page. */
const uprightWidth = 100
/** Between two columns. */
const gap = 8

function openDocument({ title, columns }: Pick<Table<never>, 'title' | 'columns'>, now: Date) {
  const characters = columns.reduce((sum, { width }) => sum + width, 0)
  return new PDFDocument({
    size: 'A4',
    layout: characters > uprightWidth ? 'landscape' : 'portrait',
    margin: 0,
    autoFirstPage: false,
    lang: 'en-GB',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Creator: 'Campanile', CreationDate: now },
  })
}

interface Place {
  x: number
  width: number
}

/** Divides the page's width among the columns in proportion to their spreadsheet widths. */
function placesOf(columns: readonly { width: number }[], width: number): Place[] {
  const characters = columns.reduce((sum, column) => sum + column.width, 0)
  let x = margin
  return columns.map((column) => {
    const share = (column.width / characters) * width
    const place = { x, width: share - gap }
    x += share
    return place
  })
}

async function* bytesOf<Row>(table: Table<Row>, now: Date): AsyncGenerator<Buffer> {
  const doc = openDocument(table, now)
  const { write } = textSetter(doc)
  const { columns, title, subtitle, sectionOf } = table
  let pages = 0
  let y = margin
  let places: Place[] = []
  let section = ''

  const drawRow = (cells: string[], style: TextStyle) => {
    cells.forEach((text, index) => {
      const align = columns[index]!.kind === 'number' ? 'right' : 'left'
      if (text) write(text, style, { ...places[index]!, y: y + 3, align })
    })
    y += rowHeight
    doc
      .moveTo(margin, y)
      .lineTo(doc.page.width - margin, y)
      .lineWidth(0.5)
      .strokeColor(rule)
      .stroke()
  }
  const startPage = () => {
    doc.addPage()
    pages += 1
    const width = doc.page.width - 2 * margin
    places = placesOf(columns, width)
    const foot = { x: margin, y: doc.page.height - margin + 8, width }
    write(`Page ${pages}`, quietText, { ...foot, align: 'right' })
    if (pages > 1) write(title, quietText, { ...foot, width: width - 80 })
    y = margin
    if (pages === 1) {
      write(title, titleText, { x: margin, y, width })
      y += 24
      if (subtitle) write(subtitle, quietText, { x: margin, y, width })
      y += 20
    }
    if (section) {
      write(section, sectionText, { x: margin, y, width })
      y += 20
    }
    drawRow(
      columns.map(({ header }) => header),
      headText,
    )
  }

  if (!sectionOf) startPage()
  for await (const row of table.rows) {
    const under = sectionOf?.(row) ?? ''
    const turns = pages === 0 || under !== section || y + rowHeight > doc.page.height - margin
    section = under
    if (turns) {
      startPage()
      // Pauses, so that during a long document the server can do other work and the reader can take what is
      // ready.
      await setImmediate()
      const ready = doc.read() as Buffer | null
      if (ready) yield ready
    }
    drawRow(
      columns.map((column: Column<Row>) => String(column.cell(row) ?? '')),
      rowText,
    )
  }
  // If there are no rows, the page shows only the header.
  if (pages === 0) startPage()
  doc.end()
  for await (const rest of doc) yield rest as Buffer
}

/** A table on A4 pages, each with the header and its page number. Written while it is read. */
export const pdfOf = <Row>(table: Table<Row>, now: Date): Readable =>
  Readable.from(bytesOf(table, now), { objectMode: false })
