export const operators = ['!=', '>=', '<=', '=', '>', '<', '~'] as const
export type Operator = (typeof operators)[number]

export interface Clause {
  field: string
  operator: Operator
  value: string
}

/** A filter: one of these lists, with all of its clauses. */
export type Filter = Clause[][]

const maxLength = 2_000
const maxClauses = 10

/**
 * Reads the filter of a OneRoster request, such as `role='student' AND status='active'`. The standard has one AND or
 * OR in a filter; we read more, and AND binds more tightly. A quote within a value is written twice.
 */
export function parseFilter(text: string): Filter | undefined {
  if (text.length > maxLength || text.includes('\0')) return undefined
  const clause = /\s*([A-Za-z][A-Za-z.]*)\s*(!=|>=|<=|=|>|<|~)\s*'((?:[^']|'')*)'/y
  const joint = /\s+(AND|OR)(?=\s)/iy
  const filter: Filter = [[]]
  for (let at = 0, count = 1; count <= maxClauses; count += 1) {
    clause.lastIndex = at
    const found = clause.exec(text)
    if (!found) return undefined
    const [, field = '', operator, value = ''] = found
    filter.at(-1)?.push({ field, operator: operator as Operator, value: value.replaceAll("''", "'") })
    if (text.slice(clause.lastIndex).trim() === '') return filter
    joint.lastIndex = clause.lastIndex
    const joined = joint.exec(text)
    if (!joined) return undefined
    if (joined[1]?.toUpperCase() === 'OR') filter.push([])
    at = joint.lastIndex
  }
  return undefined
}

/** A time as ISO 8601 writes it, or the beginning of a day in UTC. */
export function parseInstant(value: string): Date | undefined {
  const found = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/.exec(value)
  if (!found) return undefined
  const [, time, zone] = found
  // Without a zone, a time is in UTC.
  const instant = new Date(time && !zone ? `${value}Z` : value)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

export const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && parseInstant(value)?.toISOString().startsWith(value) === true
