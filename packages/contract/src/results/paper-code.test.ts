import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import {
  groupedPaperCode,
  makePaperCode,
  paperCodeLength,
  paperCodeRandom,
  readPaperCode,
} from './paper-code.ts'

const alphabet = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
const code = array(integer({ min: 0, max: 31 }), {
  minLength: paperCodeRandom,
  maxLength: paperCodeRandom,
}).map(makePaperCode)
const place = integer({ min: 0, max: paperCodeLength - 1 })
const put = (text: string, at: number, character: string) =>
  text.slice(0, at) + character + text.slice(at + 1)

it('detects every single wrong character', () => {
  assert(
    property(code, (right) => {
      for (let at = 0; at < paperCodeLength; at += 1)
        for (const wrong of alphabet.filter((it) => it !== right[at]))
          expect(readPaperCode(put(right, at, wrong))).toBeNull()
    }),
    { numRuns: 20 },
  )
})

it('detects every exchange of two characters, adjacent or not', () => {
  assert(
    property(code, tuple(place, place), (right, [one, other]) => {
      const exchanged = put(put(right, one, right[other]!), other, right[one]!)
      expect(readPaperCode(exchanged)).toBe(right[one] === right[other] ? right : null)
    }),
  )
})

it('accepts a code however it is typed', () => {
  const as = {
    '0': constantFrom('0', 'o', 'O'),
    '1': constantFrom('1', 'i', 'I', 'l', 'L'),
  } as Record<string, ReturnType<typeof constantFrom<string[]>>>
  const typed = code.chain((right) =>
    tuple(
      ...[...right].map((it) => as[it] ?? constantFrom(it, it.toLowerCase())),
      constantFrom('', ' ', '-', '\u2011', ' \u2013 '),
    ).map((parts) => {
      const between = parts.at(-1)!
      return { right, text: `  ${parts.slice(0, -1).join(between)}\n` }
    }),
  )
  assert(
    property(typed, ({ right, text }) => {
      expect(readPaperCode(text)).toBe(right)
    }),
  )
})

it('reads back the codes it prints', () => {
  assert(
    property(code, (right) => {
      expect(groupedPaperCode(right)).toMatch(/^(\w{4}-){4}\w{4}$/)
      expect(readPaperCode(groupedPaperCode(right))).toBe(right)
    }),
  )
})

it.each(['', 'ABCD', 'U'.repeat(20), `${'0'.repeat(21)}`, '٠'.repeat(20), '0000-0000-0000-0000-0001'])(
  '“%s” is not a code',
  (text) => expect(readPaperCode(text)).toBeNull(),
)
