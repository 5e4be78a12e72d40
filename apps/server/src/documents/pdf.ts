import { Readable } from 'node:stream'
import { defaultLocale } from '@campanile/contract/locale.ts'
import { numberText } from '../platform/locale.ts'
import { documentMessages } from './messages.ts'
import { ink, quietInk } from './paper-style.ts'
import { drawnPages, openPdf, type Pen } from './pdf-document.ts'
import { type Block, paginate, stacked } from './pdf-pages.ts'
import { openTable, type TableColumn, type TableStyle } from './pdf-table.ts'
import type { TextStyle } from './pdf-text.ts'
import { type Cell, columnWidth, type Table } from './table.ts'

const margin = 40

const rowText: TextStyle = { font: 'regular', size: 8.5, colour: ink }
const headText: TextStyle = { font: 'bold', size: 8.5, colour: ink }
const titleText: TextStyle = { font: 'bold', size: 16, colour: ink }
const sectionText: TextStyle = { font: 'bold', size: 11, colour: ink }
const quietText: TextStyle = { font: 'regular', size: 8.5, colour: quietInk }

const tableStyle: TableStyle = { head: headText, text: rowText, gap: 8, padding: 2.25, maxLines: 1 }

/** The number of characters that fit in a row on a portrait page. */
const uprightWidth = 100

const columnCharacters = (columns: readonly { header: string; width: number }[]) =>
  columns.reduce((sum, column) => sum + columnWidth(column), 0)

const printed = (cell: Cell, decimals: number | undefined, locale: string) =>
  typeof cell === 'number' ? numberText(cell, locale, decimals) : (cell ?? '')

/** Divides the page's width among the columns in proportion to their spreadsheet widths. */
const layoutColumns = <Row>(
  { width: pageWidth }: Pen,
  { columns, locale = defaultLocale }: Table<Row>,
): TableColumn<Row>[] =>
  columns.map(({ header, kind, width, decimals, cell }) => ({
    header,
    width: (columnWidth({ header, width }) / columnCharacters(columns)) * pageWidth,
    ...(kind === 'number' && { align: 'right' }),
    cell: (row) => printed(cell(row), decimals, locale),
  }))

/** One line over the full width. */
const lineBlock = ({ write, width }: Pen, text: string, style: TextStyle, height: number): Block => ({
  height,
  keep: true,
  draw(y) {
    if (text) write(text, style, { x: margin, y, width })
  },
})

async function* tableBlocks<Row>(pen: Pen, table: Table<Row>): AsyncGenerator<Block> {
  const { head, rowBlock } = openTable(pen, layoutColumns(pen, table), tableStyle)
  let section: string | undefined
  let under = head
  for await (const row of table.rows) {
    const name = table.sectionOf?.(row) ?? ''
    if (name !== section) {
      under = name ? stacked(lineBlock(pen, name, sectionText, 20), head) : head
      yield { ...under, keep: true, startsPage: true }
    }
    section = name
    yield rowBlock(row, under)
  }
  // If there are no rows, the page shows only the header.
  if (section === undefined) yield head
}

async function* pdfBytes<Row>(table: Table<Row>, now: Date): AsyncGenerator<Buffer> {
  const { title, subtitle = '', columns, locale = defaultLocale } = table
  const layout = columnCharacters(columns) > uprightWidth ? 'landscape' : 'portrait'
  const pen = openPdf({ title, layout, issuedAt: now, locale }, margin)
  const m = documentMessages(locale)
  const top = stacked(lineBlock(pen, title, titleText, 24), lineBlock(pen, subtitle, quietText, 20))
  const pageHead = (index: number): Block => (index === 0 ? top : { height: 0, draw: () => undefined })
  yield* drawnPages(
    pen,
    paginate(tableBlocks(pen, table), (index) => pen.height - pageHead(index).height),
    {
      head: pageHead,
      foot(index) {
        const box = { x: margin, y: margin + pen.height + 8, width: pen.width }
        if (index > 0) pen.write(title, quietText, { ...box, width: pen.width - 80 })
        pen.write(m.page({ page: index + 1 }), quietText, { ...box, align: 'right' })
      },
    },
  )
}

/** A table on A4 pages, each with the header and its page number. Written while it is read. */
export const toPdf = <Row>(table: Table<Row>, now: Date): Readable =>
  Readable.from(pdfBytes(table, now), { objectMode: false })
