import type PDFDocument from 'pdfkit'
import { type FontName, fontSource, type Run, runsOf, shortened } from './pdf-fonts.ts'

type Doc = InstanceType<typeof PDFDocument>

/** What pdfkit knows of the chosen font but does not declare. */
interface ChosenFont {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

export interface TextStyle {
  font: FontName
  size: number
  colour: string
}

interface Box {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
}

const asWords: PDFKit.Mixins.TextOptions = { lineBreak: false }
// With features named, pdfkit sets a run as a whole; else word by word, which is fast but turns Arabic names round.
const asWhole: PDFKit.Mixins.TextOptions = { lineBreak: false, features: ['kern', 'liga'] }
/** Letters that the main font has for sure, from left to right. */
const plain = /^[\x20-\x7e\xa1-\u017f]*$/
const manner = ({ rightToLeft }: Run) => (rightToLeft ? asWhole : asWords)

/** Writes single lines in whatever script they are; what does not fit ends in an ellipsis. */
export function textWriter(doc: Doc) {
  const registered = new Set<FontName>()
  const choose = (font: FontName) => {
    if (!registered.has(font)) doc.registerFont(font, fontSource(font))
    registered.add(font)
    return doc.font(font)
  }
  const covered = new Map<string, boolean>()
  const hasIn = (font: FontName) => (codePoint: number) => {
    const key = `${font}${codePoint}`
    const known = covered.get(key)
    if (known !== undefined) return known
    choose(font)
    const has = (doc as unknown as ChosenFont)._font.font.hasGlyphForCodePoint(codePoint)
    covered.set(key, has)
    return has
  }
  const runsIn = (line: string, font: FontName): Run[] =>
    plain.test(line) ? [{ text: line, font, rightToLeft: false }] : runsOf(line, font, hasIn(font))

  const measured = (line: string, { font, size }: TextStyle) => {
    let total = 0
    const runs = runsIn(line, font).map((run) => {
      const width = choose(run.font).fontSize(size).widthOfString(run.text, manner(run))
      total += width
      return { ...run, width }
    })
    return { runs, total }
  }

  function fitting(line: string, style: TextStyle, width: number) {
    let fit = measured(line, style)
    let kept = line
    while (kept && fit.total > width) {
      kept = shortened(kept, Math.max(1, Math.floor(kept.length * (1 - width / fit.total))))
      fit = measured(`${kept.trimEnd()}…`, style)
    }
    return fit
  }

  return (line: string, style: TextStyle, { x, y, width, align = 'left' }: Box) => {
    const { runs, total } = fitting(line, style, width)
    let at = align === 'right' ? x + width - total : x
    for (const run of runs) {
      choose(run.font).fontSize(style.size).fillColor(style.colour)
      doc.text(run.text, at, y, manner(run))
      at += run.width
    }
  }
}
