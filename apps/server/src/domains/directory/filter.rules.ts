import { type Filter as Parsed, parse } from 'scim2-parse-filter'
import { ScimError } from '#http/scim/scim-error.ts'
import { shortName } from './attribute-path.rules.ts'
import { m } from './messages.ts'

/** Compares an attribute that has an index with a value. */
export interface Condition<Name extends string = string> {
  attribute: Name
  value: string
}

export type Filter<Name extends string = string> =
  | Condition<Name>
  | { join: 'and' | 'or'; filters: Filter<Name>[] }

const longest = 500
const mostConditions = 20

/** Line breaks make the parser’s own pattern try every combination of them. */
const isSafe = (text: string) =>
  text.length <= longest && [...text].every((it) => it >= ' ' && it !== '\u007f')

/** @throws ScimError invalidFilter if it isn’t a filter of RFC 7644 */
export function readFilter(text: string): Parsed {
  try {
    if (isSafe(text)) return parse(text)
  } catch {
    // The parser’s own message would repeat the input.
  }
  throw new ScimError(400, m.filterNotValid(), 'invalidFilter')
}

/**
 * The conditions of a filter. `attributes` maps each name that can be filtered by, in lower case, to ours: the
 * database finds all of them by an index.
 * @throws ScimError invalidFilter
 */
export function parseFilter<Name extends string>(
  text: string,
  attributes: ReadonlyMap<string, Name>,
): Filter<Name> {
  let left = mostConditions
  const refuse = () => {
    const names = [...new Set(attributes.values())].join(', ')
    return new ScimError(400, m.filterNotSupported({ attributes: names }), 'invalidFilter')
  }
  const follow = (it: Parsed, inside: string): Filter<Name> => {
    left -= 1
    if (left < 0) throw refuse()
    if ('filters' in it) return { join: it.op, filters: it.filters.map((one) => follow(one, inside)) }
    if ('valFilter' in it && !inside) return follow(it.valFilter, `${shortName(it.attrPath)}.`)
    if (it.op !== 'eq') throw refuse()
    const attribute = attributes.get(`${inside}${shortName(it.attrPath)}`.toLowerCase())
    if (!attribute || it.compValue === null) throw refuse()
    return { attribute, value: String(it.compValue) }
  }
  return follow(readFilter(text), '')
}
