import type { Operation } from '@campanile/contract/operation.ts'
import { z } from 'zod/mini'

type Schema = z.core.JSONSchema.BaseSchema

/** For each pattern in the contract, at least one of these texts matches. */
const texts = [
  'Some text',
  '10',
  '09:30',
  '2030-11',
  'K7Q2MX',
  'aaaaaaaaaaaaaaaa',
  'TX-1',
  'name.pdf',
  '10.0.0.0/8',
  'a'.repeat(64),
]

/**
 * Input that the operation's schema accepts: all required fields, and every id. `idFor` is called with the
 * name of the field, or of the list for ids in a list.
 */
export function sampleInput({ input }: Operation, idFor: (field: string) => string): Record<string, unknown> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return sampleValue(schema, '', idFor) as Record<string, unknown>
}

function sampleValue(schema: Schema, field: string, idFor: (field: string) => string): unknown {
  if (schema.default !== undefined && !holdsId(schema)) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices) return sampleValue(choices.find(({ type }) => type !== 'null')!, field, idFor)
  switch (schema.type) {
    case 'object': {
      const named = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
      const wanted = named.filter(([name, it]) => schema.required?.includes(name) || holdsId(it))
      return Object.fromEntries(wanted.map(([name, it]) => [name, sampleValue(it, name, idFor)]))
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () =>
        sampleValue(schema.items as Schema, field, idFor),
      )
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return false
    case 'string':
      return sampleText(schema, field, idFor)
    default:
      return undefined
  }
}

function sampleText(schema: Schema, field: string, idFor: (field: string) => string): string {
  if (schema.format === 'uuid') return idFor(field)
  if (schema.format === 'date') return '2026-12-14'
  if (schema.format === 'date-time') return '2026-12-14T09:00:00.000Z'
  const patterns = [schema, ...((schema.allOf ?? []) as Schema[])].flatMap(({ pattern }) => pattern ?? [])
  const fits = (text: string) => patterns.every((pattern) => new RegExp(pattern, 'u').test(text))
  return texts.find(fits) ?? texts[0]!
}

const holdsId = (schema: Schema): boolean => JSON.stringify(schema).includes('"format":"uuid"')
