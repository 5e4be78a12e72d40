import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { type Block, pagesOf } from './paper-pages.ts'
import { line, styles } from './paper-style.ts'
import { type TextSetter, textSetter } from './pdf-text.ts'

export const paperMargin = 48
/** Reserved at the bottom of every page. */
const footHeight = 30

/** What a paper is drawn with. */
export interface Pen extends TextSetter {
  doc: InstanceType<typeof PDFDocument>
  /** Between the margins. */
  width: number
}

export interface PaperFrame {
  title: string
  author: string
  layout: 'portrait' | 'landscape'
  issuedAt: Date
  /**
   * If set, the file is encrypted with AES-256 and only opens with this password. Printable ASCII, which
   * every reader handles alike.
   */
  password?: string
}

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

/** Anyone who can open a paper may print and copy it. */
const openPermissions = { printing: 'highResolution', copying: true, contentAccessibility: true } as const

function openDocument({ title, author, layout, issuedAt, password }: PaperFrame) {
  return new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    autoFirstPage: false,
    lang: 'en-GB',
    displayTitle: true,
    // The version also selects the cipher: pdfkit encrypts 1.7 with a weaker one.
    pdfVersion: password ? '1.7ext3' : '1.7',
    ...(password && { userPassword: password, permissions: openPermissions }),
    info: { Title: title, Author: author, Creator: 'Campanile', CreationDate: issuedAt },
  })
}

function drawStamp({ doc, write }: Pen, text: string) {
  const { width, height } = doc.page
  const style = { font: 'paperBold', size: 150, colour: '#f1f4f4' } as const
  doc.save().rotate(-35, { origin: [width / 2, height / 2] })
  write(text, style, { x: 0, y: height / 2 - 90, width, align: 'centre' })
  doc.restore()
}

function drawFoot({ doc, write, width }: Pen, text: string, page: number, pages: number) {
  const y = doc.page.height - paperMargin - 8
  doc
    .moveTo(paperMargin, y)
    .lineTo(paperMargin + width, y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke()
  const box = { x: paperMargin, y: y + 7, width }
  write(text, styles.small, { ...box, width: width - 80 })
  write(`Page ${page} of ${pages}`, styles.small, { ...box, align: 'right' })
}

async function* bytesOf(frame: PaperFrame, compose: (pen: Pen) => Composition): AsyncGenerator<Buffer> {
  const doc = openDocument(frame)
  const [shorter, longer] = [595.28, 841.89]
  const [pageWidth, pageHeight] = frame.layout === 'portrait' ? [shorter, longer] : [longer, shorter]
  const pen: Pen = { doc, width: pageWidth - 2 * paperMargin, ...textSetter(doc) }
  const { head, runningHead, blocks, foot, stamp } = compose(pen)
  const headOf = (index: number) => (index === 0 ? head : runningHead)
  const room = pageHeight - 2 * paperMargin - footHeight
  const pages = pagesOf(blocks, (index) => room - headOf(index).height)
  for (const [index, page] of pages.entries()) {
    doc.addPage()
    if (stamp) drawStamp(pen, stamp)
    let y = paperMargin
    for (const block of [headOf(index), ...page]) {
      block.draw(y)
      y += block.height
    }
    drawFoot(pen, foot, index + 1, pages.length)
    // Pauses between pages, as for tables, so that the server can do other work and the reader can take what
    // is ready.
    await setImmediate()
    const ready = doc.read() as Buffer | null
    if (ready) yield ready
  }
  doc.end()
  for await (const rest of doc) yield rest as Buffer
}

/**
 * A paper on A4 with numbered pages (1 of n). All of it is laid out first, then drawn page by page while it
 * is read.
 */
export const paperOf = (frame: PaperFrame, compose: (pen: Pen) => Composition): Readable =>
  Readable.from(bytesOf(frame, compose), { objectMode: false })
