import { type Clause, type Filter, isDay, parseFilter, parseInstant } from './filter.rules.ts'
import { m } from './messages.ts'
import { operatorsByType, type Resource, type RosterField } from './resources.ts'
import { RosterQueryError } from './status-info.ts'

export interface RosterQuery {
  limit: number
  offset: number
  filter: Filter
  /** A field that filters can use. */
  sort: string | undefined
  descending: boolean
  /** Undefined for all fields. */
  fields: ReadonlySet<string> | undefined
}

/** The standard’s default. */
const defaultLimit = 100
export const mostAtOnce = 10_000
export const furthestOffset = 1_000_000

type Given = Record<string, unknown>

/** @throws RosterQueryError for a parameter that is given twice */
function single(given: Given, name: string): string | undefined {
  const value = given[name]
  if (value === undefined || typeof value === 'string') return value
  throw new RosterQueryError('invaliddata', m.givenOnce({ name }))
}

const parseNumber = (text: string, least: number, most: number): number | undefined => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

function readPage(given: Given): { limit: number; offset: number } {
  const limit = parseNumber(single(given, 'limit') ?? `${defaultLimit}`, 1, mostAtOnce)
  if (limit === undefined) throw new RosterQueryError('invaliddata', m.limit({ most: mostAtOnce }))
  const offset = parseNumber(single(given, 'offset') ?? '0', 0, furthestOffset)
  if (offset === undefined) throw new RosterQueryError('invaliddata', m.offset({ most: furthestOffset }))
  return { limit, offset }
}

const shown = (text: string) => text.slice(0, 60)

const isValid: Record<RosterField['type'], (value: string) => boolean> = {
  id: () => true,
  ref: () => true,
  text: () => true,
  status: (value) => value === 'active' || value === 'tobedeleted',
  flag: (value) => value === 'true' || value === 'false',
  instant: (value) => parseInstant(value) !== undefined,
  day: isDay,
}

function requireUsable({ filters }: Resource, { field, operator, value }: Clause) {
  const refuse = (message: string) => {
    throw new RosterQueryError('invalid_filter_field', message)
  }
  const known = Object.hasOwn(filters, field) ? filters[field] : undefined
  if (!known) return refuse(m.filterField({ field: shown(field) }))
  if (!operatorsByType[known.type].includes(operator)) refuse(m.filterOperator({ field, operator }))
  if (!isValid[known.type](value)) refuse(m.filterValue({ field }))
}

function readFilter(resource: Resource, given: Given): Filter {
  const text = single(given, 'filter')
  if (!text) return []
  const filter = parseFilter(text)
  if (!filter) throw new RosterQueryError('invalid_filter_field', m.filterUnreadable())
  for (const clause of filter.flat()) requireUsable(resource, clause)
  return filter
}

function readSort({ filters }: Resource, given: Given): Pick<RosterQuery, 'sort' | 'descending'> {
  const sort = single(given, 'sort') || undefined
  if (sort !== undefined && !Object.hasOwn(filters, sort))
    throw new RosterQueryError('invalid_selection_field', m.sortField({ field: shown(sort) }))
  const order = single(given, 'orderBy') || 'asc'
  if (order !== 'asc' && order !== 'desc') throw new RosterQueryError('invaliddata', m.orderBy())
  return { sort, descending: order === 'desc' }
}

/** The fields to answer with: given as a list, or by repeating the parameter. @throws RosterQueryError */
export function readFields(resource: Resource, given: Given): RosterQuery['fields'] {
  const names = [given.fields ?? '']
    .flat()
    .flatMap((it) => String(it).split(','))
    .map((it) => it.trim())
    .filter(Boolean)
  const unknown = names.find((name) => !resource.fields.includes(name))
  if (unknown !== undefined)
    throw new RosterQueryError('invalid_selection_field', m.fieldUnknown({ field: shown(unknown) }))
  return names.length > 0 ? new Set(names) : undefined
}

/**
 * The parameters of a request. Parameters that are not in the standard are ignored. @throws RosterQueryError
 */
export const parseRosterQuery = (resource: Resource, given: Given): RosterQuery => ({
  ...readPage(given),
  ...readSort(resource, given),
  filter: readFilter(resource, given),
  fields: readFields(resource, given),
})

/** The addresses of the neighbouring pages, as in the Link header. */
export function pageLinks(
  address: string,
  given: Given,
  { limit, offset, total }: { limit: number; offset: number; total: number },
): string {
  const at = (start: number) => {
    const params = new URLSearchParams()
    for (const [name, value] of Object.entries(given))
      for (const it of [value].flat())
        if (name !== 'limit' && name !== 'offset') params.append(name, String(it))
    params.append('limit', String(limit))
    params.append('offset', String(start))
    return `<${address}?${params}>`
  }
  const last = total > 0 ? Math.floor((total - 1) / limit) * limit : 0
  const links = [
    offset + limit < total && `${at(offset + limit)}; rel="next"`,
    offset > 0 && `${at(Math.max(0, offset - limit))}; rel="prev"`,
    `${at(0)}; rel="first"`,
    `${at(last)}; rel="last"`,
  ]
  return links.filter(Boolean).join(', ')
}
