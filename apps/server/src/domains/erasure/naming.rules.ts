/** What a person was called and known by, in all the time there was an account. */
export interface Names {
  /** First and last name together. */
  full: readonly string[]
  emails: readonly string[]
  numbers: readonly string[]
}

/** Shorter ones are found as whole values alone: "12" is more than a student's number. */
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

/** For the database, whether a row is worth a look: generous. Null: there is nothing to look for. */
export function patternOf(names: Names): string | null {
  const all = [...inWords(names), ...alternatives(names.numbers)]
  // In JSON a quotation mark stands behind a backslash.
  return all.length > 0 ? all.join('|').replaceAll('"', '\\\\?"') : null
}

export type Rename = (value: unknown) => unknown

/** Puts the pseudonym where a value names the person, however deep it stands; other values are left as they are. */
export function renaming(names: Names, pseudonym: string): Rename {
  const words = inWords(names)
  const pattern =
    words.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu') : null
  const whole = new Set([...names.emails, ...names.numbers].map((it) => it.trim().toLowerCase()))
  return deeply((text) =>
    whole.has(text.trim().toLowerCase()) ? pseudonym : pattern ? text.replace(pattern, pseudonym) : text,
  )
}

/** Changes every text in a value of JSON. */
export const deeply =
  (change: (text: string, name: string) => string) =>
  (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return change(value, name)
    if (Array.isArray(value)) return value.map((it) => deeply(change)(it, name))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, deeply(change)(it, key)]))
  }
