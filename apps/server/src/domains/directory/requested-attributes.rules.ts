import { shortName } from './attribute-path.rules.ts'
import { enterpriseSchema } from './schema-names.ts'

interface Query {
  attributes?: string | undefined
  excludedAttributes?: string | undefined
}

/** Always returned, regardless of the requested attributes. */
const always = ['schemas', 'id']

const attributeNames = (list: string | undefined): ReadonlySet<string> =>
  new Set(
    (list ?? '')
      .split(',')
      .map((name) => shortName(name.trim()).toLowerCase())
      .filter(Boolean),
  )

const attributeName = (key: string) => (key === enterpriseSchema ? 'enterprise' : key.toLowerCase())

const isComplex = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an attribute is requested at all, so that it is read only if needed. */
export function isRequested(query: Query, name: string): boolean {
  const only = attributeNames(query.attributes)
  if (only.size === 0) return !attributeNames(query.excludedAttributes).has(name)
  return [...only].some((it) => it === name || it.startsWith(`${name}.`))
}

/** A resource with the attributes that were asked for: RFC 7644, section 3.9. */
export function requestedPart(resource: object, query: Query): object {
  const only = attributeNames(query.attributes)
  const without = attributeNames(query.excludedAttributes)
  const keeps = (path: string, parent = '') =>
    only.size > 0 ? only.has(path) || (parent !== '' && only.has(parent)) : !without.has(path)
  const entries = Object.entries(resource).flatMap(([key, value]) => {
    const name = attributeName(key)
    if (always.includes(name)) return [[key, value]]
    const sub = (part: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(part).filter(([inner]) => keeps(`${name}.${inner.toLowerCase()}`, name)),
      )
    if (without.has(name) && only.size === 0) return []
    const kept = Array.isArray(value)
      ? value.map((it: unknown) => (isComplex(it) ? sub(it) : it))
      : isComplex(value)
        ? sub(value)
        : value
    const isKept = isComplex(value)
      ? Object.keys(kept as object).length > 0
      : keeps(name) || [...only].some((it) => it.startsWith(`${name}.`))
    return isKept ? [[key, kept]] : []
  })
  return Object.fromEntries(entries)
}
