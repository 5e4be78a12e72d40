import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { drawPaper } from './paper.ts'
import { styles } from './paper-style.ts'
import { space } from './pdf-pages.ts'
import { readPdfFonts, readPdfTexts } from './testing/read-pdf.ts'

const written = (password?: string) =>
  buffer(
    drawPaper(
      {
        title: 'A secret title',
        author: 'Bellfield',
        layout: 'portrait',
        issuedAt: new Date('2026-11-21T09:00:00Z'),
        ...(password && { password }),
      },
      ({ write }) => ({
        head: space(1),
        runningHead: space(1),
        foot: 'Foot',
        blocks: [
          { height: 20, draw: (y) => write('Net pay 1,250.50', styles.text, { x: 48, y, width: 300 }) },
        ],
      }),
    ),
  )

it('opens only with its password', async () => {
  const pdf = await written('correct horse 1')
  expect(readPdfTexts(pdf, 'correct horse 1')).toEqual([['Net pay 1,250.50', 'Foot', 'Page 1 of 1']])
  expect(() => readPdfTexts(pdf)).toThrow('needs a password')
  expect(() => readPdfTexts(pdf, 'correct horse 2')).toThrow('wrong password')
})

it('reveals nothing without the password, and does not contain it', async () => {
  const pdf = (await written('correct horse 1')).toString('latin1')
  for (const text of ['correct horse', 'A secret title', 'Bellfield']) expect(pdf).not.toContain(text)
  expect((await written()).toString('latin1')).toContain('A secret title')
})

it('is encrypted differently each time', async () => {
  const [one, other] = await Promise.all([written('correct horse 1'), written('correct horse 1')])
  expect(one.equals(other)).toBe(false)
})

it('still embeds its fonts', async () => {
  const fonts = readPdfFonts(await written())
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
})
