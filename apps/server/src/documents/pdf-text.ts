import type { Direction } from '@campanile/contract/locale.ts'
import type PDFDocument from 'pdfkit'
import { hasRightToLeft, splitDirections } from './pdf-bidi.ts'
import { type FontName, fontRuns, fontSource, type Run, shortened, splitGraphemes } from './pdf-fonts.ts'

type Doc = InstanceType<typeof PDFDocument>

/** Properties of pdfkit's current font that its types do not declare. */
interface ChosenFont {
  _font: { ascender: number; font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

export interface TextStyle {
  font: FontName
  size: number
  colour: string
  /** Uses digits of equal width, so that they line up in columns. */
  figures?: boolean
}

/** In a right-to-left document, positions and alignments are mirrored. */
interface Box {
  x: number
  y: number
  width: number
  align?: 'left' | 'right' | 'centre'
}

const mirrored = { left: 'right', centre: 'centre', right: 'left' } as const

/** The share of the free space on a line that goes before the text. */
const before = { left: 0, centre: 0.5, right: 1 }

/** Aligns letters of several fonts on one baseline. */
const onLine: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic' }
const asWords = onLine
// With font features, pdfkit lays out a run as a whole. Without them it proceeds word by word, which is
// faster but reverses Arabic names.
const asWhole: PDFKit.Mixins.TextOptions = { ...onLine, features: ['kern', 'liga'] }
/** Letters that every font here has, written from left to right. */
const plain = /^[\x20-\x7e\xa1-\xff]*$/
const asFigures: PDFKit.Mixins.TextOptions = { ...onLine, features: ['kern', 'tnum'] }
const manner = ({ shaped }: Drawn, { figures }: TextStyle) =>
  shaped ? asWhole : figures ? asFigures : asWords

interface Drawn extends Run {
  /** The font library joins and reverses the letters, which it recognises by their script. */
  shaped: boolean
}

/** Writes lines in any script, and measures their width. */
export function textSetter(doc: Doc, direction: Direction = 'ltr') {
  const registered = new Set<FontName>()
  const choose = (font: FontName) => {
    if (!registered.has(font)) doc.registerFont(font, fontSource(font))
    registered.add(font)
    return doc.font(font)
  }
  const covered = new Map<string, boolean>()
  const has = (font: FontName, codePoint: number) => {
    const key = `${font}${codePoint}`
    const known = covered.get(key)
    if (known !== undefined) return known
    choose(font)
    const found = (doc as unknown as ChosenFont)._font.font.hasGlyphForCodePoint(codePoint)
    covered.set(key, found)
    return found
  }
  const reversed = (text: string) => splitGraphemes(text).reverse().join('')
  /** The runs of a line from left to right. */
  function runsIn(line: string, wanted: FontName): Drawn[] {
    if (plain.test(line)) return [{ text: line, font: wanted, shaped: false }]
    return splitDirections(line, direction).flatMap(({ text, rightToLeft }) => {
      const runs = fontRuns(text, wanted, has)
      if (!rightToLeft) return runs.map((run) => ({ ...run, shaped: false }))
      return runs.reverse().map(({ text: letters, font }) => {
        const shaped = hasRightToLeft(letters)
        return { text: shaped ? letters : reversed(letters), font, shaped }
      })
    })
  }

  const measured = (line: string, style: TextStyle) => {
    let total = 0
    const runs = runsIn(line, style.font).map((run) => {
      const width = choose(run.font).fontSize(style.size).widthOfString(run.text, manner(run, style))
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

  /** The left edge of a box of this `width` that begins at `x`. */
  const leftOf = (x: number, width: number) => (direction === 'rtl' ? doc.page.width - x - width : x)

  /** Writes one line. Text that does not fit is cut off with an ellipsis. */
  const write = (text: string, style: TextStyle, { x, y, width, align = 'left' }: Box) => {
    const { runs, total } = fitting(text, style, width)
    choose(style.font)
    const line = y + ((doc as unknown as ChosenFont)._font.ascender / 1000) * style.size
    const side = direction === 'rtl' ? mirrored[align] : align
    let at = leftOf(x, width) + (width - total) * before[side]
    for (const run of runs) {
      choose(run.font).fontSize(style.size).fillColor(style.colour)
      doc.text(run.text, at, line, manner(run, style))
      at += run.width
    }
  }
  return { write, leftOf, widthOf: (line: string, style: TextStyle) => measured(line, style).total }
}

export type TextSetter = ReturnType<typeof textSetter>
