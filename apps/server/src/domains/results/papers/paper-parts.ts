import { groupedPaperCode } from '@campanile/contract/results/paper-code.ts'
import { paperMargin } from '#documents/paper.ts'
import { drawMark, drawQr } from '#documents/paper-mark.ts'
import { leading, styles, tint } from '#documents/paper-style.ts'
import { type Pen, rule } from '#documents/pdf-document.ts'
import { type Block, space } from '#documents/pdf-pages.ts'
import { wrapLines } from '#documents/pdf-wrap.ts'
import { figureText } from '#platform/locale.ts'
import { paperMessages } from './messages.ts'
import type { SchemeFacts } from './paper-facts.ts'

/** The code and date that a document is issued with. */
export interface Issue {
  code: string
  /** The page on which the code can be checked. */
  verifyUrl: string
  issuedAt: Date
  /** As text, in the institution's time zone. */
  issuedOn: string
}

interface Heading {
  institution: string
  title: string
  /** The student or class, in large type. */
  name: string
  facts: readonly { label: string; value: string }[]
  /** Only for documents that others can check by code. */
  issue?: Issue
}

const qrSide = 74
const codeWidth = 130
const factWidth = 132

const bandHeight = 30
const markSize = 24

/** Logo and institution above a rule, on every page; later pages repeat the name at the right. */
function band(pen: Pen, institution: string, right?: string): Block {
  const { doc, write, leftOf, width } = pen
  return {
    height: bandHeight + 14,
    draw(y) {
      drawMark(doc, leftOf(paperMargin - 3, markSize), y - 5, markSize)
      write(institution, styles.heading, { x: paperMargin + 28, y: y + 1, width: width * 0.55 })
      if (right) {
        const box = { x: paperMargin + width * 0.6, y: y + 3, width: width * 0.4 }
        write(right, styles.label, { ...box, align: 'right' })
      }
      rule(pen, y + bandHeight - 5)
    },
  }
}

/** The document's code as a QR code and as text, in the right-hand corner. */
function drawCode({ doc, write, leftOf, width, locale }: Pen, { code, verifyUrl }: Issue, y: number): void {
  drawQr(doc, `${verifyUrl}/${code}`, leftOf(paperMargin + width - qrSide, qrSide), y + 3, qrSide)
  const x = paperMargin + width - codeWidth - 20
  const box = { x, width: codeWidth + 20, align: 'right' as const }
  write(groupedPaperCode(code), styles.code, { ...box, y: y + qrSide + 10 })
  write(paperMessages(locale).checkAt({ address: address(verifyUrl) }), styles.label, {
    ...box,
    y: y + qrSide + 23,
  })
}

/** The top of the first page: the issuer, the title, the student or class, and how to check the document. */
export function paperHead(pen: Pen, { institution, title, name, facts, issue }: Heading): Block {
  const { write, width } = pen
  const top = band(pen, institution)
  const left = issue ? width - codeWidth - 24 : width
  const names = wrapLines(pen, name, styles.name, left)
  const perRow = Math.max(1, Math.floor(left / factWidth))
  const factRows = Math.ceil(facts.length / perRow)
  const nameHeight = names.length * leading(styles.name)
  const height = Math.max(36 + nameHeight + 8 + factRows * 29, issue ? qrSide + 40 : 0)

  return {
    height: top.height + height + 14,
    draw(start) {
      top.draw(start)
      const y = start + top.height
      write(title, styles.title, { x: paperMargin, y, width: left })
      for (const [index, line] of names.entries())
        write(line, styles.name, { x: paperMargin, y: y + 36 + index * leading(styles.name), width: left })
      for (const [index, { label, value }] of facts.entries()) {
        const x = paperMargin + (index % perRow) * factWidth
        const at = y + 36 + nameHeight + 8 + Math.floor(index / perRow) * 29
        write(label, styles.label, { x, y: at, width: factWidth - 10 })
        write(value, styles.strongNumber, { x, y: at + 11, width: factWidth - 10 })
      }
      if (issue) drawCode(pen, issue, y)
    },
  }
}

/** The address as people type it. */
const address = (url: string) => url.replace(/^https?:\/\//, '')

export const runningHead = (pen: Pen, institution: string, name: string, title: string): Block =>
  band(pen, institution, paperMessages(pen.locale).titleAndName({ title, name }))

export const paperFoot = ({ locale }: Pen, title: string, { issuedOn, code }: Issue): string =>
  paperMessages(locale).foot({ title, day: issuedOn, code: groupedPaperCode(code) })

/** Key figures side by side on a tinted background. */
export function figuresBlock(
  { doc, write, width }: Pen,
  figures: readonly { label: string; value: string }[],
): Block {
  const height = 46
  const share = width / figures.length
  return {
    height: height + 18,
    draw(y) {
      doc.roundedRect(paperMargin, y, width, height, 6).fill(tint)
      for (const [index, { label, value }] of figures.entries()) {
        const box = { x: paperMargin + index * share + 14, width: share - 20 }
        write(label, styles.label, { ...box, y: y + 8 })
        write(value, styles.figure, { ...box, y: y + 19 })
      }
    },
  }
}

/** A heading within a document, with a total at the right. */
export function headingBlock({ write, width }: Pen, text: string, right = ''): Block {
  return {
    height: leading(styles.heading) + 7,
    keep: true,
    draw(y) {
      write(text, styles.heading, { x: paperMargin, y, width: width * 0.55 })
      const box = { x: paperMargin + width * 0.55, y: y + 1.5, width: width * 0.45 }
      write(right, styles.strongNumber, { ...box, align: 'right' })
    },
  }
}

/** Muted text over the full width; `keep` keeps it with what follows. */
export function noteBlock(pen: Pen, text: string, keep = false): Block {
  const lines = wrapLines(pen, text, styles.small, pen.width, 12)
  const step = leading(styles.small)
  return {
    height: lines.length * step + 4,
    keep,
    draw(y) {
      for (const [index, line] of lines.entries())
        pen.write(line, styles.small, { x: paperMargin, y: y + index * step, width: pen.width })
    },
  }
}

const keyRow = 15
const signWidth = 32

/** Explains abbreviations, several side by side with a minimum width. */
export function keyBlocks(
  { write, width }: Pen,
  entries: readonly { sign: string; words: string }[],
  least: number,
): Block[] {
  const perRow = Math.floor(width / least)
  const share = width / perRow
  return Array.from({ length: Math.ceil(entries.length / perRow) }, (_, row) => ({
    height: keyRow,
    draw(y: number) {
      for (const [column, { sign, words }] of entries.slice(row * perRow, (row + 1) * perRow).entries()) {
        const x = paperMargin + column * share
        write(sign, styles.strong, { x, y, width: 26 })
        write(words, styles.small, { x: x + 26, y: y + 1.2, width: share - signWidth })
      }
    },
  }))
}

/** Explains the letter grades. */
export function schemeBlocks(pen: Pen, schemes: readonly SchemeFacts[]): Block[] {
  const m = paperMessages(pen.locale)
  return schemes.flatMap(({ name, bands }) => {
    const entries = bands.map((band, index) => {
      return { sign: band.letter, words: bandWords(pen, band, bands[index - 1]) }
    })
    const widest = Math.max(...entries.map(({ words }) => pen.widthOf(words, styles.small))) + signWidth
    return [
      space(14, true),
      headingBlock(pen, schemes.length > 1 ? m.gradesOf({ terms: name }) : m.grades()),
      ...keyBlocks(pen, entries, Math.min(pen.width, Math.max(160, widest))),
    ]
  })
}

type Band = SchemeFacts['bands'][number]

function bandWords({ locale }: Pen, band: Band, above: Band | undefined): string {
  const m = paperMessages(locale)
  const own = { from: figureText(band.fromPercent, locale), points: figureText(band.points, locale) }
  if (!above) return band.passes ? m.topBand(own) : m.topBandNotPassed(own)
  const range = { ...own, to: figureText(above.fromPercent, locale) }
  return band.passes ? m.band(range) : m.bandNotPassed(range)
}
