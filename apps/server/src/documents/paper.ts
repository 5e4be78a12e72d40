import { Readable } from 'node:stream'
import { defaultLocale } from '@campanile/contract/locale.ts'
import { documentMessages } from './messages.ts'
import { line, styles } from './paper-style.ts'
import { type DocumentInfo, drawnPages, openPdf, type Pen, rule } from './pdf-document.ts'
import { type Block, paginate } from './pdf-pages.ts'

export const paperMargin = 48
/** Reserved at the bottom of every page. */
const footHeight = 30

export interface Composition {
  /** The header of the first page, and of all other pages. */
  head: Block
  runningHead: Block
  blocks: readonly Block[]
  /** At the bottom of every page, before its number. */
  foot: string
  /** Text across every page, behind everything else, such as Draft. */
  stamp?: string
}

function drawStamp({ doc, write }: Pen, text: string) {
  const { width, height } = doc.page
  const style = { font: 'paperBold', size: 150, colour: '#f1f4f4' } as const
  doc.save().rotate(-35, { origin: [width / 2, height / 2] })
  write(text, style, { x: 0, y: height / 2 - 90, width, align: 'centre' })
  doc.restore()
}

function drawFoot(pen: Pen, text: string, pageOfPages: string) {
  const { write, margin, width, height } = pen
  const y = margin + height - 8
  rule(pen, y, line)
  const box = { x: margin, y: y + 7, width }
  write(text, styles.small, { ...box, width: width - 80 })
  write(pageOfPages, styles.small, { ...box, align: 'right' })
}

async function* paperBytes(info: DocumentInfo, compose: (pen: Pen) => Composition): AsyncGenerator<Buffer> {
  const pen = openPdf(info, paperMargin)
  const m = documentMessages(info.locale ?? defaultLocale)
  const { head, runningHead, blocks, foot, stamp } = compose(pen)
  const pageHead = (index: number) => (index === 0 ? head : runningHead)
  const room = pen.height - footHeight
  const pages: Block[][] = []
  for await (const page of paginate(blocks, (index) => room - pageHead(index).height)) pages.push(page)
  yield* drawnPages(pen, pages, {
    head: pageHead,
    foot: (index) => drawFoot(pen, foot, m.pageOf({ page: index + 1, pages: pages.length })),
    ...(stamp && { background: () => drawStamp(pen, stamp) }),
  })
}

/**
 * A document on A4 with numbered pages (1 of n). All of it is laid out first, then drawn page by page while it
 * is read.
 */
export const drawPaper = (info: DocumentInfo, compose: (pen: Pen) => Composition): Readable =>
  Readable.from(paperBytes(info, compose), { objectMode: false })
