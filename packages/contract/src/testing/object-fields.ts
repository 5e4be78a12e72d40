import type { z } from 'zod/mini'

/** The paths of all fields of the objects that a schema allows: `.items[].name`. */
export function objectFields(schema: z.core.$ZodType): string[] {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def']
  const within = (inner: z.core.$ZodType, path: string) => objectFields(inner).map((it) => `${path}${it}`)
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, it]) => [`.${name}`, ...within(it, `.${name}`)])
    case 'array':
      return within(def.element, '[]')
    case 'record':
      return within(def.valueType, '{}')
    case 'union':
      return def.options.flatMap((option) => objectFields(option))
    case 'optional':
    case 'nullable':
    case 'default':
      return objectFields(def.innerType)
    case 'pipe':
      return objectFields(def.out)
    case 'tuple':
      return def.items.flatMap((item) => within(item, '[]'))
    default:
      return []
  }
}
