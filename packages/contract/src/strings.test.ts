import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { emailError } from './accounts/credentials.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'
import { growth, hostileTexts, superLinear } from './testing/growth.ts'
import { issuesInWords } from './testing/issues-in-words.ts'
import { textFields } from './testing/string-fields.ts'
import { email, line, text } from './values.ts'

const size = 64 * 1024
const fields = Object.entries(operations as Record<string, Operation>).flatMap(([name, { input }]) =>
  textFields(input).map((field) => ({ ...field, input, path: `${name}${field.path}` })),
)

/** Checks allowed before the length limit: each reads the text once, or rejects text that is too short. */
const beforeLimit = ['overwrite', 'min_length']

/** Whether a schema rejects long text before a pattern or a refinement reads it. */
function isBounded(schema: z.core.$ZodType): boolean {
  const { check, checks = [] } = schema._zod.def as { check?: string; checks?: z.core.$ZodCheck[] }
  const limit = checks.map((it) => it._zod.def).find((it) => !beforeLimit.includes(it.check))
  return check === undefined && limit?.check === 'max_length' && limit.abort === true
}

it('finds the fields of every operation', () => {
  expect(fields.length).toBeGreaterThan(500)
  const paths = fields.map(({ path }) => path)
  expect(paths).toContain('signIn.email')
  expect(paths).toContain('createTerm.holidays[].name')
  expect(paths).toContain('updateSettings.values.security.allowedEmailDomains[]')
})

it('limits the length of every input string before a pattern or a refinement reads it', () => {
  const strings = fields.filter((it) => it.schema._zod.def.type === 'string' && !it.isSwitch)
  expect(strings.length).toBeGreaterThan(300)
  expect(strings.filter((it) => !isBounded(it.schema)).map(({ path }) => path)).toEqual([])
})

it('checks hostile text of 64 KB in linear time, in every field of every operation', () => {
  const slow = fields.flatMap(({ path, input, inputWith }) =>
    Object.entries(hostileTexts)
      .map(([family, textOf]) => {
        const inputs = new Map([size / 2, size].map((it) => [it, inputWith(textOf(it))]))
        return { path, family, growth: growth((it) => z.safeParse(input, inputs.get(it)), size) }
      })
      .filter((it) => it.growth > superLinear),
  )
  expect(slow).toEqual([])
}, 120_000)

it('checks an address in the form in linear time', () => {
  const slow = Object.entries(hostileTexts).filter(
    ([, textOf]) => growth((it) => emailError(textOf(it)), size) > superLinear,
  )
  expect(slow).toEqual([])
})

it('detects quadratic time', () => {
  const quadratic = z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))
  const dots = hostileTexts['dots after an at sign']!
  expect(growth((it) => z.safeParse(quadratic, dots(it)), 8 * 1024)).toBeGreaterThan(superLinear)
  expect(isBounded(quadratic)).toBe(false)
  expect(isBounded(z.uuid())).toBe(false)
  expect(isBounded(z.string().check(z.maxLength(5), z.regex(/x/)))).toBe(false)
})

it('accepts the addresses that it always accepted', () => {
  const takes = (address: string) => z.safeParse(email, address).success
  const good = ['a@b.c', ' Ada@Campus.Example ', 'a@b.c.d', 'a@..c', 'a@b..c', `${'a'.repeat(248)}@b.com`]
  const bad = [
    'a',
    'a@b',
    'a@.b',
    'a@b.',
    'a@@b.c',
    'a b@c.d',
    '@b.c',
    'a@b.c\n.d',
    `${'a'.repeat(249)}@b.com`,
  ]
  expect(good.filter((it) => !takes(it))).toEqual([])
  expect(bad.filter(takes)).toEqual([])
  expect([...good, ...bad].filter((it) => takes(it) !== (emailError(it) === undefined))).toEqual([])
})

it('keeps the line breaks of a text, and puts a name on one line', () => {
  const pasted = ' Ada\r\nBcc: x\u0007\u2028 y\n'
  expect(z.parse(text(80), pasted)).toBe('Ada\r\nBcc: x\u0007\u2028 y')
  expect(z.parse(line(80), pasted)).toBe('Ada Bcc: x  y')
  expect(issuesInWords(z.safeParse(line(80), ' \u0007\n').error)).toEqual([['', 'This is required']])
  expect(z.safeParse(line(80), 'nul\u0000').success).toBe(false)
})
