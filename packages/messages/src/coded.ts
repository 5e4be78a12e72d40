import { format, type Values } from './format.ts'
import { languageOf } from './languages.ts'
import type { Messages } from './params.ts'
import { translations } from './translations.ts'

const known = new Map<string, string>()

/**
 * The messages of schemas. A schema is made once and read in many languages, so it holds a code with its parameters,
 * `contract.leave.tooManyDays {"maximum":366}`, which `wordsOf` turns into words where it is shown. Building the pages
 * puts the words of one language here at once (vite.ts).
 */
export function codedMessages<const Texts extends Record<string, string>>(
  id: string,
  texts: Texts,
): Messages<Texts> {
  const made = Object.entries(texts).map(([key, text]) => {
    const code = `${id}.${key}`
    known.set(code, text)
    return [key, (params?: Values) => (params ? `${code} ${JSON.stringify(params)}` : code)]
  })
  return Object.fromEntries(made)
}

/** The code and the parameters of a message of a schema. Undefined for any other text. */
export function codeOf(coded: string): { code: string; params: Values } | undefined {
  const space = coded.indexOf(' ')
  const code = space < 0 ? coded : coded.slice(0, space)
  if (!known.has(code)) return undefined
  return { code, params: space < 0 ? {} : JSON.parse(coded.slice(space)) }
}

/** A message of a schema in words. Any other text stays as it is. */
export function wordsOf(coded: string, locale: string): string {
  const found = codeOf(coded)
  if (!found) return coded
  const translation = translations[languageOf(locale)]?.[found.code]
  return translation === undefined
    ? format(known.get(found.code)!, 'en-GB', found.params)
    : format(translation, locale, found.params)
}
