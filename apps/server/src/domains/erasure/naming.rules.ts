/** All names and identifiers that a person has had since their account was created. */
export interface Names {
  /** First and last name together. */
  full: readonly string[]
  emails: readonly string[]
  numbers: readonly string[]
}

/** Shorter names are only replaced as whole values, because "12" may mean more than a student's number. */
const shortestInWords = 4

const escaped = (text: string) =>
  text
    .trim()
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
const alternatives = (names: readonly string[]) => names.filter((it) => it.trim()).map(escaped)

const inWords = ({ full, emails, numbers }: Names) => [
  ...alternatives(full),
  ...alternatives(emails),
  ...alternatives(numbers.filter((it) => it.trim().length >= shortestInWords)),
]

/** A broad pattern for finding rows to check in the database. Null when there is nothing to search for. */
export function namePattern(names: Names): string | null {
  const all = [...inWords(names), ...alternatives(names.numbers)]
  // JSON puts a backslash before quotation marks.
  return all.length > 0 ? all.join('|').replaceAll('"', '\\\\?"') : null
}

export type Rename = (value: unknown) => unknown

/** Replaces the person's names with the pseudonym, at any depth of a value; other values stay unchanged. */
export function renaming(names: Names, pseudonym: string): Rename {
  const words = inWords(names)
  const pattern =
    words.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu') : null
  const whole = new Set([...names.emails, ...names.numbers].map((it) => it.trim().toLowerCase()))
  return deeply((text) =>
    whole.has(text.trim().toLowerCase()) ? pseudonym : pattern ? text.replace(pattern, pseudonym) : text,
  )
}

/** Applies a change to every text in a JSON value. */
export const deeply =
  (change: (text: string, name: string) => string) =>
  (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return change(value, name)
    if (Array.isArray(value)) return value.map((it) => deeply(change)(it, name))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, deeply(change)(it, key)]))
  }
