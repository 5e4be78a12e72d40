import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './woff.ts'

const require = createRequire(import.meta.url)

/** European letters, Greek, Cyrillic, Arabic, Hebrew; and for everything else a plain face that has it all. */
const files = {
  regular: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: () => require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
  other: () => require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'),
}

export type FontName = keyof typeof files

let everyScript: Buffer | undefined

/** What the PDF library opens; the face for every script is unpacked when it is first needed, and kept. */
export function fontSource(name: FontName): string | Buffer {
  if (name !== 'other') return files[name]()
  everyScript ??= unpackWoff(readFileSync(files.other()))
  return everyScript
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const neutral = /^[\p{P}\p{S}\p{Z}]+$/u

/** Neighbouring letters of one font and one direction. */
export interface Run {
  text: string
  font: FontName
  rightToLeft: boolean
}

/** One line of text cut where the font or the direction of writing changes. */
export function runsOf(line: string, wanted: FontName, has: (codePoint: number) => boolean): Run[] {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(
    line.normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
  )) {
    const known = [...segment].every((letter) => has(letter.codePointAt(0)!))
    const font = known ? wanted : 'other'
    const last = runs.at(-1)
    // A space or a full stop belongs to the word before it.
    const direction = neutral.test(segment) && last ? last.rightToLeft : rightToLeft.test(segment)
    if (last && last.font === font && last.rightToLeft === direction) last.text += segment
    else runs.push({ text: segment, font, rightToLeft: direction })
  }
  return runs
}

/** The line without its last letters: as many as were counted in, but no half of one. */
export function shortened(line: string, by: number): string {
  const end = graphemes.segment(line).containing(line.length - by)
  return line.slice(0, end?.index ?? 0)
}
