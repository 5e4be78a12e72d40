import { type Pen, paperMargin } from './paper.ts'
import type { Block } from './paper-pages.ts'
import { leading, line, strongLine, styles, tint } from './paper-style.ts'
import type { TextStyle } from './pdf-text.ts'
import { wrapped } from './pdf-wrap.ts'

export interface PaperColumn<Row> {
  header: string
  /** In points. The one column without a width takes the rest. */
  width?: number
  align?: 'right' | 'centre'
  style?: TextStyle
  cell: (row: Row) => string
}

/** Between two columns, and above and below a row's text. */
const gap = 10
const padding = 4
const maxLines = 4

/** Breaks text into as many lines as it needs. */
export function linesIn({ widthOf }: Pen, text: string, style: TextStyle, width: number, most = maxLines) {
  return wrapped(text, (it) => widthOf(it, style) <= width, most)
}

function placed<Row>(columns: readonly PaperColumn<Row>[], width: number) {
  const taken = columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
  let x = paperMargin
  return columns.map((column) => {
    const share = column.width ?? width - taken
    const place = { ...column, x: x + gap / 2, inner: share - gap }
    x += share
    return place
  })
}

/**
 * Returns a table's rows as blocks, with its header first and again on every page.
 *
 * @param continued shown above the header on later pages
 */
export function tableBlocks<Row>(
  pen: Pen,
  columns: readonly PaperColumn<Row>[],
  rows: readonly Row[],
  continued?: Block,
): Block[] {
  const { doc, write, width } = pen
  const places = placed(columns, width)
  const head: Block = {
    height: leading(styles.label) + 2 * padding,
    keep: true,
    draw(y) {
      doc.roundedRect(paperMargin, y, width, this.height, 3).fill(tint)
      for (const { header, x, inner, align } of places)
        write(header, styles.label, { x, y: y + padding + 0.5, width: inner, ...(align && { align }) })
    },
  }
  const under = continued ? stacked(continued, head) : head
  const rowBlock = (row: Row): Block => {
    const cells = places.map(({ cell, style = styles.text, x, inner, align }) => {
      return { lines: linesIn(pen, cell(row), style, inner), style, x, width: inner, align }
    })
    const height = Math.max(...cells.map(({ lines, style }) => lines.length * leading(style))) + 2 * padding
    return {
      height,
      under,
      draw(y) {
        for (const { lines, style, x, width: inner, align } of cells) {
          for (const [index, text] of lines.entries()) {
            const at = y + padding + index * leading(style)
            if (text) write(text, style, { x, y: at, width: inner, ...(align && { align }) })
          }
        }
        rule(pen, y + height, line)
      },
    }
  }
  return [head, ...rows.map(rowBlock)]
}

/** Combines two blocks into one, one above the other. */
const stacked = (top: Block, below: Block): Block => ({
  height: top.height + below.height,
  draw(y) {
    top.draw(y)
    below.draw(y + top.height)
  },
})

/** A thin line from margin to margin. */
export function rule({ doc, width }: Pen, y: number, colour = strongLine): void {
  doc
    .moveTo(paperMargin, y)
    .lineTo(paperMargin + width, y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke()
}

/** Empty space of this height. `keep` keeps it with the next block. */
export const space = (height: number, keep = false): Block => ({ height, keep, draw: () => undefined })
