import fc from 'fast-check'

/** JSON that JavaScript cannot produce; it is copied into the request body unchanged. */
const raw = (json: string) => `%raw:${json}%`
export const withRaw = (json: string) => json.replace(/"%raw:([^"%]*)%"/g, '$1')

const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown

/**
 * Values that no form of ours would send: at or beyond the limits, of another type, or meant to break
 * something.
 */
const edges: readonly unknown[] = [
  null,
  '',
  ' ',
  true,
  [],
  {},
  [[]],
  [null],
  { $ne: null },
  { length: 1e9 },
  deep(500),
  0,
  -1,
  0.5,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  1e308,
  raw('-0'),
  raw('1e999'),
  raw('-1e999'),
  raw('1E-400'),
  raw('{"__proto__":{"role":"admin"}}'),
  raw('123456789012345678901234567890'),
  'NaN',
  'Infinity',
  '-0',
  '1e3',
  '0x10',
  '٣',
  '99999.99',
  '100000',
  'x'.repeat(101),
  'x'.repeat(5_000),
  '\u0000',
  'nul\u0000byte',
  'half \ud800 pair',
  '\udc00',
  '0001-01-01',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '2027-02-29',
  '2028-02-29',
  '2026-13-01',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2027-03-28T01:30:00.000Z',
  '2199-12-31T23:59:59.999Z',
  '1900-01-01T00:00:00.000Z',
  '2026-10-25T01:30:00+01:00',
  '24:00',
  '23:60',
  '00:00',
  '23:59',
  '01:30',
  '2026-00',
  '2199-12',
  '1900-01',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0199-not-a-uuid',
  '%',
  '%%_\\',
  "' or 1=1 --",
  '__proto__',
  'constructor',
  'hasOwnProperty',
]

/** Replaces one field of an input; a `value` of `undefined` removes the field. */
export interface Edit {
  field: number
  value: unknown
  /** Keeps the field as it is, and adds the same key again with this value. */
  twice: boolean
}

const edit = fc.record({
  field: fc.nat(99),
  value: fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...edges) }, fc.constant(undefined)),
  twice: fc.boolean(),
})

/** Usually none, so that most requests pass validation. */
export const someEdits: fc.Arbitrary<Edit[]> = fc.oneof(
  { weight: 7, arbitrary: fc.constant<Edit[]>([]) },
  { weight: 3, arbitrary: fc.array(edit, { minLength: 1, maxLength: 2 }) },
)

/** The input with the edits, and the keys to be sent a second time after it. */
export function edited(input: Record<string, unknown>, edits: readonly Edit[], fields: readonly string[]) {
  const result = { ...input }
  const again: Record<string, unknown> = {}
  for (const { field, value, twice } of edits) {
    const name = fields[field % fields.length]
    if (name === undefined) continue
    if (value === undefined) delete result[name]
    else if (twice) again[name] = value
    else result[name] = deepEdited(result[name], field, value)
  }
  return { result, again }
}

/** Half of the time, replaces something inside `old` if it is an object or a list. */
function deepEdited(old: unknown, turn: number, value: unknown): unknown {
  if (turn % 2 === 0 || typeof old !== 'object' || old === null) return value
  const keys = Object.keys(old)
  const key = keys[turn % Math.max(1, keys.length)]
  if (key === undefined) return value
  const inside = deepEdited((old as Record<string, unknown>)[key], turn >> 1, value)
  if (Array.isArray(old)) return old.with(Number(key), inside)
  return { ...old, [key]: inside }
}
