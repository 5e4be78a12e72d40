import fc from 'fast-check'
import { expect, it } from 'vitest'
import { highlight } from './highlight.ts'

const marked = (text: string, typed: string) =>
  highlight(text, typed)
    .map((it) => (it.found ? `[${it.text}]` : it.text))
    .join('')

it.each([
  ['Noor Al-Sayed', 'no say', '[No]or Al-[Say]ed'],
  ['Núria Sayés', 'nuria sayes', '[Núria] [Sayés]'],
  ['Siobhán O’Brien', "o'br", 'Siobhán [O’Br]ien'],
  ['CS304 Software Architecture', 'cs304', '[CS304] Software Architecture'],
  ['Strauß', 'strau', '[Strau]ß'],
  ['Noor', '', 'Noor'],
  ['Noor', 'ramhan', 'Noor'],
])('%s, %s', (text, typed, expected) => expect(marked(text, typed)).toBe(expected))

it('loses and adds no letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      expect(
        highlight(text, typed)
          .map((it) => it.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
