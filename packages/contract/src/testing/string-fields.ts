import type { z } from 'zod/mini'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

interface Field {
  /** Its path in the input. */
  path: string
  /** The schema that checks the value there. */
  schema: Schema
  /** An input with only this value. */
  inputWith: (value: unknown) => unknown
  /** Text such as true and false, which is converted to a boolean. */
  isSwitch: boolean
}

const schemaDef = (schema: Schema) => schema._zod.def as Def

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The discriminator value that selects this option of a union. */
function unionDiscriminator(option: Schema, name: string): object {
  const def = schemaDef(option)
  const literal = def.type === 'object' ? def.shape[name]?._zod.def : undefined
  return literal?.type === 'literal' && 'values' in literal
    ? { [name]: (literal.values as unknown[])[0] }
    : {}
}

/** Every field of an input that accepts text. */
export function textFields(schema: Schema): Field[] {
  const def = schemaDef(schema)
  const within = (inner: Schema, name: string, wrap: (value: unknown) => unknown): Field[] =>
    textFields(inner).map((it) => ({
      ...it,
      path: `${name}${it.path}`,
      inputWith: (value) => wrap(it.inputWith(value)),
    }))
  const same = (inner: Schema) => within(inner, '', (value) => value)
  switch (def.type) {
    case 'string':
    case 'enum':
    case 'literal':
      return [{ path: '', schema, inputWith: (value) => value, isSwitch: false }]
    case 'number':
      return def.coerce ? [{ path: '', schema, inputWith: (value) => value, isSwitch: false }] : []
    case 'object':
      return Object.entries(def.shape).flatMap(([name, it]) =>
        within(it, `.${name}`, (value) => ({ [name]: value })),
      )
    case 'array':
      return within(def.element, '[]', (value) => [value])
    case 'record':
      return [
        ...within(def.keyType, '{key}', (value) => ({ [String(value)]: 1 })),
        ...within(def.valueType, '{value}', (value) => ({ key: value })),
      ]
    case 'union':
      return def.options.flatMap((option) => {
        const known = 'discriminator' in def ? unionDiscriminator(option, String(def.discriminator)) : {}
        return within(option, '', (value) => (isObject(value) ? { ...known, ...value } : value))
      })
    case 'optional':
    case 'nullable':
    case 'default':
      return same(def.innerType)
    case 'pipe':
      return same(def.in).map((it) => ({ ...it, isSwitch: schemaDef(def.out).type === 'boolean' }))
    case 'boolean':
    case 'null':
      return []
    default:
      throw new Error(`No rule finds the text in a schema of kind ${def.type}`)
  }
}
