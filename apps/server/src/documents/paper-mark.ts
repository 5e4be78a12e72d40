import type PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { brand, brass, ink } from './paper-style.ts'

type Doc = InstanceType<typeof PDFDocument>

/** The size of the square that the logo's path is drawn on. */
const markSide = 32

/** The product's logo: a bell tower in two pieces with a bell in its arch. */
export function drawMark(doc: Doc, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / markSide)
  doc.path('M16 .6 25 13H7Z').fill(brand)
  doc.path('M8.4 15h15.2v16.4h-3.7v-8.7a3.9 3.9 0 0 0-7.8 0v8.7H8.4Z').fill(brand)
  doc
    .path(
      'M16 21.3c-1.5 0-2.3 1.2-2.4 2.7-.1 1.4-.4 2.2-1 3.1h6.8c-.6-.9-.9-1.7-1-3.1-.1-1.5-.9-2.7-2.4-2.7Zm-1.1 6.9a1.1 1.1 0 0 0 2.2 0Z',
    )
    .fill(brass)
  doc.restore()
}

/** A QR code as vector shapes, so that it is sharp at any size. It has no border. */
export function drawQr(doc: Doc, text: string, x: number, y: number, side: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const module = side / size
  for (const [row, modules] of data.entries()) {
    for (let from = 0; from < size; from += 1) {
      if (!modules[from]) continue
      let to = from
      while (modules[to]) to += 1
      // Slightly higher than its row, so that no white gap shows between two rows.
      doc.rect(x + from * module, y + row * module, (to - from) * module, module * 1.02)
      from = to
    }
  }
  doc.fill(ink)
}
