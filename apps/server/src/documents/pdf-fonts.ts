import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './woff.ts'

const require = createRequire(import.meta.url)

const woff = (path: string) => unpackWoff(readFileSync(path))

/**
 * Fonts for tables: European letters, Greek, Cyrillic, Arabic, Hebrew. Fonts for documents: the web pages'
 * typefaces, Latin in three parts and Arabic. For everything else there is a plain font that covers all scripts.
 */
const files = {
  regular: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
  paper: () => woff(require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff')),
  paperMore: () =>
    woff(require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-400-normal.woff')),
  paperViet: () =>
    woff(require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-vietnamese-400-normal.woff')),
  paperBold: () =>
    woff(require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff')),
  paperBoldMore: () =>
    woff(require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-600-normal.woff')),
  paperBoldViet: () =>
    woff(require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-vietnamese-600-normal.woff')),
  paperArabic: () => woff(require.resolve('@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff')),
  paperBoldArabic: () =>
    woff(require.resolve('@fontsource/vazirmatn/files/vazirmatn-arabic-600-normal.woff')),
  other: () => woff(require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')),
}

export type FontName = keyof typeof files

/** The fallbacks for letters that a font lacks. The last one is used even if it lacks the letter. */
const behind: Partial<Record<FontName, readonly FontName[]>> = {
  paper: ['paperMore', 'paperViet', 'paperArabic', 'regular', 'other'],
  paperBold: ['paperBoldMore', 'paperBoldViet', 'paperBoldArabic', 'bold', 'other'],
}
const others: readonly FontName[] = ['other']

const opened = new Map<FontName, string | Buffer>()

/** The font as the PDF library opens it. A compressed font is decompressed on first use and then cached. */
export function fontSource(name: FontName): string | Buffer {
  const source = opened.get(name) ?? files[name]()
  opened.set(name, source)
  return source
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits a text into letters as a reader counts them. */
export const splitGraphemes = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)

const neutral = /^[\p{P}\p{S}\p{Z}]+$/u

/** Adjacent letters of one font. */
export interface Run {
  text: string
  font: FontName
}

/** Splits a text of one writing direction where the font changes. */
export function fontRuns(
  line: string,
  wanted: FontName,
  has: (font: FontName, codePoint: number) => boolean,
): Run[] {
  const runs: Run[] = []
  const fallbacks = behind[wanted] ?? others
  for (const { segment } of graphemes.segment(
    line.normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
  )) {
    const last = runs.at(-1)
    const follows = last && neutral.test(segment)
    const knownIn = (font: FontName) => [...segment].every((letter) => has(font, letter.codePointAt(0)!))
    // A space or a full stop belongs to the word before it.
    const fonts = follows ? [last.font, wanted, ...fallbacks] : [wanted, ...fallbacks]
    const font = fonts.find(knownIn) ?? 'other'
    if (last?.font === font) last.text += segment
    else runs.push({ text: segment, font })
  }
  return runs
}

/** Removes letters from the end of a line: at least this many characters, and never part of a letter. */
export function shortened(line: string, by: number): string {
  const end = graphemes.segment(line).containing(line.length - by)
  return line.slice(0, end?.index ?? 0)
}
