import type { Direction } from '@campanile/contract/locale.ts'
import { assert, constantFrom, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { splitDirections } from './pdf-bidi.ts'

const shown = (line: string, direction: Direction) =>
  splitDirections(line, direction).map(({ text, rightToLeft }) => (rightToLeft ? `<${text}` : text))

it('places words from right to left in a document that is', () => {
  expect(shown('صفحة 1 من 2', 'rtl')).toEqual(['2', '< من ', '1', '<صفحة '])
  expect(shown('نور الحسن', 'rtl')).toEqual(['<نور الحسن'])
  expect(shown('الوزن 12.5: CS101', 'rtl')).toEqual(['CS101', '<: ', '12.5', '<الوزن '])
})

it('keeps a right-to-left name in its place in other documents', () => {
  expect(shown('Dr. نور الحسن X', 'ltr')).toEqual(['Dr. ', '<نور الحسن', ' X'])
})

it.each(['Ada Lovelace Jr.', '-1,000.00', '2026-11-16 09:30', 'Databases (advanced)'])(
  'leaves %s as it is written in every document',
  (line) => {
    expect(shown(line, 'rtl')).toEqual([line])
    expect(shown(line, 'ltr')).toEqual([line])
  },
)

it('mirrors brackets, and draws no characters that only change directions', () => {
  expect(shown('(سبب)', 'rtl')).toEqual(['<)سبب('])
  expect(shown('\u200e-5 \u061cنور', 'ltr')).toEqual(['-5 ', '<نور'])
})

it('loses no letter of any line', () => {
  const letters = (text: string) => [...text].filter((it) => /[\p{L}\p{N}]/u.test(it)).sort()
  assert(
    property(string({ unit: 'grapheme' }), constantFrom('ltr', 'rtl'), (line, direction) => {
      const spans = splitDirections(`${line}نور`, direction)
      expect(letters(spans.map(({ text }) => text).join(''))).toEqual(letters(`${line}نور`))
    }),
  )
})
