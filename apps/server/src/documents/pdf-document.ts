import { setImmediate } from 'node:timers/promises'
import { defaultLocale, textDirection } from '@campanile/contract/locale.ts'
import PDFDocument from 'pdfkit'
import { strongLine } from './paper-style.ts'
import type { Block } from './pdf-pages.ts'
import { type TextSetter, textSetter } from './pdf-text.ts'

export interface DocumentInfo {
  title: string
  author?: string
  layout: 'portrait' | 'landscape'
  issuedAt: Date
  /** The language of its texts, if it is not English. */
  locale?: string | undefined
  /**
   * If set, the file is encrypted with AES-256 and only opens with this password. Printable ASCII, which
   * every reader handles alike.
   */
  password?: string
}

/** The tools for drawing a document. */
export interface Pen extends TextSetter {
  /** The language of the document's texts. */
  locale: string
  doc: InstanceType<typeof PDFDocument>
  margin: number
  /** Between the margins. */
  width: number
  height: number
}

/** Anyone who can open a document may print and copy it. */
const openPermissions = { printing: 'highResolution', copying: true, contentAccessibility: true } as const

const [shorter, longer] = [595.28, 841.89]

/** Opens a document on A4 without any page. */
export function openPdf(
  { title, author, layout, issuedAt, password, locale = defaultLocale }: DocumentInfo,
  margin: number,
): Pen {
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    autoFirstPage: false,
    lang: new Intl.Locale(locale).baseName,
    displayTitle: true,
    // The version also selects the cipher: pdfkit encrypts 1.7 with a weaker one.
    pdfVersion: password ? '1.7ext3' : '1.7',
    ...(password && { userPassword: password, permissions: openPermissions }),
    info: { Title: title, ...(author && { Author: author }), Creator: 'Campanile', CreationDate: issuedAt },
  })
  const [width, height] = layout === 'portrait' ? [shorter, longer] : [longer, shorter]
  const setter = textSetter(doc, textDirection(locale))
  return { doc, locale, margin, width: width - 2 * margin, height: height - 2 * margin, ...setter }
}

/** The header and footer of page `index`, counted from 0. */
interface PageFrame {
  head(index: number): Block
  foot(index: number): void
  /** Drawn behind everything else. */
  background?(): void
}

/** Draws pages one by one while the document is read. */
export async function* drawnPages(
  { doc, margin }: Pen,
  pages: Iterable<readonly Block[]> | AsyncIterable<readonly Block[]>,
  { head, foot, background }: PageFrame,
): AsyncGenerator<Buffer> {
  let index = 0
  for await (const blocks of pages) {
    doc.addPage()
    background?.()
    let y = margin
    for (const block of [head(index), ...blocks]) {
      block.draw(y)
      y += block.height
    }
    foot(index)
    index += 1
    // Pauses, so that the server can do other work during a long document and the reader can receive what is
    // ready.
    await setImmediate()
    const ready = doc.read() as Buffer | null
    if (ready) yield ready
  }
  doc.end()
  for await (const rest of doc) yield rest as Buffer
}

/** A thin line from margin to margin. */
export function rule({ doc, margin, width }: Pen, y: number, colour = strongLine): void {
  doc
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke()
}
