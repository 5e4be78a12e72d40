interface Schema {
  const?: unknown
  enum?: readonly unknown[]
  default?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  type?: string
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  exclusiveMinimum?: number
  minItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
}

const byFormat: Readonly<Record<string, string>> = {
  uuid: '0193a4c2-7d1e-7c3a-9b52-4f0e6a1d8c35',
  'date-time': '2026-11-23T09:00:00.000Z',
  date: '2026-11-23',
  email: 'ada.lovelace@campus.example',
}

/** The same for fields that end something, after the value of the field that begins it. */
const laterByFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-11-23T10:30:00.000Z',
  date: '2026-12-18',
}
const ending = /^(ends|closes|due|until|to$)/

/** For fields whose form no pattern can express. */
const byName: Readonly<Record<string, string>> = { url: 'https://campus.example/reading' }

/** Texts in the forms that the contract's patterns ask for. */
const forms = [
  ...['Example', '09:00', '10:30', '2026-11', '12.5', '10.20.0.0/16', 'EUR', 'A1B2C3D4', '1'],
  ...['basicPay', 'ada.lovelace@campus.example', '0123456789abcdef'.repeat(4)],
]

function exampleText({ format = '', pattern, minLength = 0 }: Schema, name: string): string {
  const isEnding = ending.test(name)
  const known = (isEnding && laterByFormat[format]) || byFormat[format]
  if (known) return known
  if (byName[name]) return byName[name]
  const fits = pattern ? new RegExp(pattern, 'u') : undefined
  const fitting = forms.filter((it) => it.length >= minLength && (fits?.test(it) ?? true))
  return (isEnding && fitting[0] === '09:00' ? fitting[1] : fitting[0]) ?? 'Example'
}

/** Different letters, down to 0%, which a schema can't ask for. */
const gradeBands = [
  { letter: 'P', fromPercent: '50', points: '1', passes: true },
  { letter: 'F', fromPercent: '0', points: '0', passes: false },
]

/** The fields of an object with a value for each of some names. */
const exampleEntries = ({ propertyNames, additionalProperties }: Schema): Record<string, Schema> =>
  typeof additionalProperties === 'object'
    ? Object.fromEntries((propertyNames?.enum ?? []).map((name) => [String(name), additionalProperties]))
    : {}

interface Options {
  /** The name of the field whose value it is. */
  name?: string
  /** Leaves out optional fields. */
  onlyRequired?: boolean
  /** Null if it is allowed, for values that exclude each other. */
  nulls?: boolean
}

/**
 * A value in the form of a JSON schema, the same every time. It can break rules that a schema can't express:
 * the caller checks it.
 */
export function makeExample(schema: Schema, options: Options = {}): unknown {
  const { name = '', onlyRequired = false, nulls = false } = options
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  const choices = schema.anyOf ?? schema.oneOf
  if (choices)
    return makeExample(
      choices.find(({ type }) => (type === 'null') === nulls) ?? choices[0] ?? { type: 'null' },
      options,
    )
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? exampleEntries(schema))
          .filter(([field]) => !onlyRequired || schema.required?.includes(field))
          .map(([field, it]) => [field, makeExample(it, { ...options, name: field })]),
      )
    case 'array':
      if (schema.items?.enum) return schema.items.enum
      if ((schema.minItems ?? 0) > 1 && schema.items?.properties?.letter) return gradeBands
      return schema.items
        ? Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => makeExample(schema.items!, options))
        : []
    case 'string':
      return exampleText(schema, name)
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1)
    case 'boolean':
      return true
    default:
      return null
  }
}
