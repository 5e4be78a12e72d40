import { buffer } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { readPdfFonts, readPdfTexts } from '#documents/testing/read-pdf.ts'
import { makeResultSheet, makeTranscript, testIssue } from '../testing/paper-facts.ts'
import { resultSheetPdf } from './result-sheet-pdf.ts'
import { transcriptPdf } from './transcript-pdf.ts'

// Each document loads the fonts of every script.
vi.setConfig({ testTimeout: 30_000 })

const transcript = (name: string, terms: number) =>
  buffer(transcriptPdf(makeTranscript(name, terms), testIssue))
const sheet = (names: readonly string[], isDraft = false) =>
  buffer(resultSheetPdf(makeResultSheet(names, isDraft), testIssue))
const readPages = (pdf: Buffer) => readPdfTexts(pdf).map((texts) => texts.join('|'))
const code = '7F3K-9QXZ-2MTR-4WVH-8CDY'

it('prints on a transcript who it is for, its content, and how to check it', async () => {
  const [page] = readPages(await transcript('Ada Lovelace', 1))
  for (const text of [
    'Bellfield University',
    'Transcript of records',
    'Ada Lovelace',
    'S-0117',
    'BSc Computing',
    'CS2024',
    '21 November 2026',
    'Overall GPA|3.42',
    'Term 1',
    'CS10|Course 1.0|10|72.5|A|4',
    'Grades',
    '40 to under 70%, 2 points',
    code,
    'Check it at campus.example.edu/verify',
    'Page 1 of 1',
  ])
    expect(page).toContain(text)
})

it('repeats the term when its courses continue on the next page', async () => {
  const pages = readPages(await buffer(transcriptPdf(makeTranscript('Ada Lovelace', 2, 30), testIssue)))
  expect(pages[0]).not.toContain('continued')
  for (const page of pages.slice(1)) expect(page).toMatch(/Term \d(, continued)?\|/)
  expect(pages[1]).toContain('Term 1, continued')
})

it('numbers its pages 1 of n, and repeats name, header and code on each', async () => {
  const pages = readPages(await transcript('Ada Lovelace', 8))
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(page).toContain('Ada Lovelace')
    expect(page).toContain(code)
  }
  expect(pages.join('|').match(/Course \d\.\d/g)).toHaveLength(48)
})

it('embeds its fonts and stays small', async () => {
  const pdf = await transcript('Żaneta Łukaszewicz נור الحسن 山田', 2)
  const fonts = readPdfFonts(pdf)
  expect(fonts.map(({ name }) => name.replace(/^.*\+/, ''))).toContain('HankenGrotesk-Regular')
  expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
  expect(fonts.length).toBeGreaterThanOrEqual(4)
  expect(pdf.length).toBeLessThan(120_000)
})

it('wraps a long name without losing a letter', async () => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine of the House of Very Long Names'
  const [page] = readPages(await transcript(name, 1))
  for (const word of name.split(' ')) expect(page).toContain(word)
  expect(page).not.toContain('…')
})

it('writes right-to-left names in one piece beside others', async () => {
  const [page] = readPages(await sheet(['שרה כהן', 'نور الحسن', 'Ada Lovelace']))
  expect(page).toContain([...'שרה כהן'].reverse().join(''))
  expect(page).toContain('Ada Lovelace')
})

it('fits hundreds of students, with column headers on every page', async () => {
  const names = Array.from({ length: 400 }, (_, index) => `Student ${index + 1}`)
  const pages = readPages(await sheet(names))
  for (const page of pages.slice(0, -1)) expect(page).toContain('Number|Student|1|2|Percent|Grade')
  expect(pages.join('|').match(/Student \d+/g)).toHaveLength(400)
  expect(pages[0]).toContain('1|Of 50, weight 40%: Coursework')
  expect(pages.join('|')).toContain('Median 63.5%')
})

it('prints Draft on every page of a draft, and on no other document', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `Student ${index}`)
  for (const page of readPages(await sheet(names, true))) expect(page).toMatch(/(^|\|)Draft(\||$)/)
  for (const page of readPages(await sheet(names))) expect(page).not.toContain('Draft')
})
