import { parseCode } from '@campanile/messages/coded.ts'
import { anything, assert, constantFrom, dictionary, oneof, property, record, string } from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { textFields } from './testing/string-fields.ts'

const inputs = Object.entries(operations as Record<string, Operation>).map(([name, { input }]) => ({
  name,
  input,
}))

/** The messages that are no code, with the field they are about. */
function uncoded(input: z.core.$ZodType, value: unknown): string[] {
  const { error } = z.safeParse(input, value)
  return (error?.issues ?? [])
    .filter(({ message }) => !parseCode(message))
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
}

/** The server rejects bodies with these before it validates them. */
const replacedConversions = ['toString', 'valueOf']
const field = string().filter((it) => !replacedConversions.includes(it))

const wrongValue = oneof(
  constantFrom(undefined, null, '', ' ', 'x', 'x'.repeat(3000), '\u0000', '2026-13-01', '1800-01-01', 'a@b'),
  constantFrom(0, -1, 1.5, 1e9, Number.NaN, true, [], [null], [{}], {}),
  anything({ maxDepth: 2, key: field }),
)

it.each(inputs)('$name reports errors by codes', ({ input }) => {
  const keys = Object.keys((input._zod.def as { shape?: object }).shape ?? {})
  const given =
    keys.length > 0
      ? record(Object.fromEntries(keys.map((key) => [key, wrongValue])))
      : dictionary(constantFrom('x'), wrongValue)
  assert(
    property(given, (value) => {
      expect(uncoded(input, value)).toEqual([])
    }),
    { numRuns: 30 },
  )
})

it('reports invalid text by codes, in every field of every operation', () => {
  const texts = ['', ' ', 'x', '\u0000', 'x'.repeat(5000), '-', '99999999999']
  const found = inputs.flatMap(({ name, input }) =>
    textFields(input).flatMap(({ inputWith }) =>
      texts.flatMap((it) => uncoded(input, inputWith(it)).map((fault) => `${name} ${fault}`)),
    ),
  )
  expect([...new Set(found)]).toEqual([])
})
