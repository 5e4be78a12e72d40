import { leading, line, styles, tint } from './paper-style.ts'
import { type Pen, rule } from './pdf-document.ts'
import { type Block, stacked } from './pdf-pages.ts'
import type { TextStyle } from './pdf-text.ts'
import { wrapLines } from './pdf-wrap.ts'

export interface TableColumn<Row> {
  header: string
  /** In points. The one column without a width takes the rest. */
  width?: number
  align?: 'right' | 'centre'
  style?: TextStyle
  cell: (row: Row) => string
}

export interface TableStyle {
  head: TextStyle
  text: TextStyle
  /** Between two columns. */
  gap: number
  /** Above and below a row's text. */
  padding: number
  /** Text that does not fit into a cell is cut off. */
  maxLines: number
}

/** How documents print their tables. */
const paperTable: TableStyle = { head: styles.label, text: styles.text, gap: 10, padding: 4, maxLines: 4 }

function placed<Row>({ margin, width }: Pen, columns: readonly TableColumn<Row>[], gap: number) {
  const taken = columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
  let x = margin
  return columns.map((column) => {
    const share = column.width ?? width - taken
    const box = { x: x + gap / 2, width: share - gap, ...(column.align && { align: column.align }) }
    x += share
    return { ...column, box }
  })
}

/** Lays out a table: its header as a block, and each row as a block that repeats the header on a new page. */
export function openTable<Row>(pen: Pen, columns: readonly TableColumn<Row>[], style: TableStyle) {
  const { doc, write, margin, width } = pen
  const { padding, maxLines } = style
  const places = placed(pen, columns, style.gap)

  const head: Block = {
    height: leading(style.head) + 2 * padding,
    keep: true,
    draw(y) {
      doc.roundedRect(margin, y, width, this.height, 3).fill(tint)
      for (const { header, box } of places) write(header, style.head, { ...box, y: y + padding + 0.5 })
    },
  }

  const rowBlock = (row: Row, under: Block): Block => {
    const cells = places.map(({ cell, style: text = style.text, box }) => {
      return { lines: wrapLines(pen, cell(row), text, box.width, maxLines), text, box }
    })
    const height = Math.max(...cells.map(({ lines, text }) => lines.length * leading(text))) + 2 * padding
    return {
      height,
      under,
      draw(y) {
        for (const { lines, text, box } of cells) {
          for (const [index, words] of lines.entries())
            if (words) write(words, text, { ...box, y: y + padding + index * leading(text) })
        }
        rule(pen, y + height, line)
      },
    }
  }
  return { head, rowBlock }
}

/**
 * Returns a document's table as blocks, with its header first and again on every page.
 *
 * @param continued shown above the header on later pages
 */
export function tableBlocks<Row>(
  pen: Pen,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  continued?: Block,
): Block[] {
  const { head, rowBlock } = openTable(pen, columns, paperTable)
  const under = continued ? stacked(continued, head) : head
  return [head, ...rows.map((row) => rowBlock(row, under))]
}
