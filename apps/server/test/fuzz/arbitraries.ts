import fc from 'fast-check'
import type { z } from 'zod/mini'
import { newId } from '#db/columns.ts'
import { inventFace, makeFrames } from '#testing/test-face.ts'
import { anyText, dayNear, instantNear, pageSizes } from './texts.ts'

export type Schema = z.core.JSONSchema.BaseSchema

/** The ids and the time that generated values refer to. */
export interface Known {
  idsOf(field: string): readonly string[]
  now: Date
}

/** Booleans that are sent in the query string, as text. */
const switches = ['toMark', 'todo', 'keepEffects', 'complete']
const faces = makeFrames(inventFace(), 12)

/** Valid values for the schema, of the kinds that people send. */
export function validValue(schema: Schema, field: string, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]))
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices) return fc.oneof(...choices.map((it) => validValue(it, field, known)))
  switch (schema.type) {
    case 'object':
      return objectValue(schema, field, known)
    case 'array':
      return listValue(schema, field, known)
    case 'integer':
      return wholeNumber(schema, field)
    case 'number':
      return wholeNumber(schema, field)
    case 'boolean':
      return fc.boolean()
    case 'string':
      return textValue(schema, field, known)
    case 'null':
      return fc.constant(null)
    default:
      return fc.constantFrom('0', '1', '75')
  }
}

function objectValue(schema: Schema, field: string, known: Known): fc.Arbitrary<unknown> {
  const named = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const required = schema.required ?? []
  if (schema.propertyNames) {
    const value = validValue(schema.additionalProperties as Schema, field, known)
    return fc.dictionary(
      validValue(schema.propertyNames as Schema, field, known) as fc.Arbitrary<string>,
      value,
    )
  }
  const values = Object.fromEntries(named.map(([name, it]) => [name, validValue(it, name, known)]))
  return fc.record(values, {
    requiredKeys: named.map(([name]) => name).filter((it) => required.includes(it)),
  })
}

/** The key by which items of a list are unique: the first id, or the whole item. */
const itemName = (item: unknown) =>
  JSON.stringify(Object.entries(item ?? {}).find(([name]) => /Id$|^id$/.test(name)) ?? item)

/** Usually a few items, sometimes as many as allowed. */
function listValue(schema: Schema, field: string, known: Known): fc.Arbitrary<unknown[]> {
  const item = validValue(schema.items as Schema, field, known)
  const [minLength, most] = [schema.minItems ?? 0, schema.maxItems ?? 20]
  const size = { minLength, maxLength: Math.min(most, Math.max(minLength, 3)) }
  const shortList = fc.oneof(
    { weight: 1, arbitrary: fc.array(item, size) },
    { weight: 6, arbitrary: fc.uniqueArray(item, { ...size, selector: itemName }) },
  )
  const full = item.map((it) => Array.from({ length: most }, () => it))
  return fc.oneof({ weight: 15, arbitrary: shortList }, { weight: most > 200 ? 0 : 1, arbitrary: full })
}

function wholeNumber(schema: Schema, field: string): fc.Arbitrary<number> {
  if (field === 'page')
    return fc.oneof({ weight: 5, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 100_000 }))
  if (field === 'pageSize') return pageSizes
  const least = typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 1 : -1000
  if (schema.minimum !== undefined && !Number.isInteger(schema.minimum))
    return fc.constantFrom(schema.minimum, schema.maximum ?? schema.minimum)
  const min = Math.ceil(schema.minimum ?? least)
  const max = Math.max(min, Math.floor(schema.maximum ?? 2_000_000_000))
  const small = fc.integer({ min, max: Math.min(max, min + 100) })
  return fc.oneof({ weight: 4, arbitrary: small }, fc.integer({ min, max }), fc.constantFrom(min, max))
}

function textValue(schema: Schema, field: string, known: Known): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return idValue(field, known)
  if (schema.format === 'date') return dayNear(known.now)
  if (schema.format === 'date-time') return instantNear(known.now)
  if (schema.format === 'cidrv4') return fc.constantFrom('10.0.0.0/8', '203.0.113.0/24', '0.0.0.0/0')
  if (schema.format === 'cidrv6') return fc.constantFrom('2001:db8::/32', '::/0')
  if (switches.includes(field)) return fc.constantFrom('true', 'false')
  if (field === 'timeZone') return fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Kolkata', 'UTC')
  if (field === 'descriptors') return fc.constantFrom(...faces)
  if (field === 'currency') return fc.constantFrom('EUR', 'JPY')
  if (field === 'email') return fc.nat(9999).map((it) => `somebody${it}@campus.test`)
  const max = schema.maxLength ?? 200
  const min = schema.minLength ?? 0
  const patterns = [schema, ...((schema.allOf ?? []) as Schema[])].flatMap(({ pattern }) => pattern ?? [])
  const [first] = patterns
  if (first === undefined) return anyText(min, max)
  return fc.stringMatching(new RegExp(first)).map((it) => it.slice(0, max))
}

/** Usually the id of an existing row. Lists of ids are looked up by the singular of their name. */
function idValue(field: string, known: Known): fc.Arbitrary<string> {
  const there = known.idsOf(field.replace(/s$/, ''))
  const fresh = fc.constant(null).map(() => newId())
  if (there.length === 0) return fresh
  return fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...there) }, fresh)
}
