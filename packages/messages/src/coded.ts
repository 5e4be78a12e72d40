import { format, type Values } from './format.ts'
import { toLanguage } from './languages.ts'
import type { Messages } from './params.ts'
import { translations } from './translations.ts'

const known = new Map<string, string>()

/** Lets `messageText` word the messages of a catalogue. */
export function addKnown(id: string, texts: Record<string, string>): void {
  for (const [key, text] of Object.entries(texts)) known.set(`${id}.${key}`, text)
}

/**
 * The messages of schemas. A schema is made once and read in many languages, so it holds a code with its parameters,
 * `contract.leave.tooManyDays {"maximum":366}`, which `messageText` turns into words where it is shown. Building the pages
 * puts the words of one language here at once (vite.ts).
 */
export function codedMessages<const Texts extends Record<string, string>>(
  id: string,
  texts: Texts,
): Messages<Texts> {
  addKnown(id, texts)
  const made = Object.keys(texts).map((key) => {
    const code = `${id}.${key}`
    return [key, (params?: Values) => (params ? `${code} ${JSON.stringify(params)}` : code)]
  })
  return Object.fromEntries(made)
}

/** The code and the parameters of a message of a schema. Undefined for any other text. */
export function parseCode(coded: string): { code: string; params: Values } | undefined {
  const space = coded.indexOf(' ')
  const code = space < 0 ? coded : coded.slice(0, space)
  if (!known.has(code)) return undefined
  const params = space < 0 ? {} : readParams(coded.slice(space))
  return params && { code, params }
}

/** Undefined for text that a person has written and that only begins like a code. */
function readParams(json: string): Values | undefined {
  try {
    return JSON.parse(json)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * A message of a schema in words. Any other text is returned unchanged. A parameter may be a message of a
 * schema itself.
 */
export function messageText(coded: string, locale: string): string {
  const found = parseCode(coded)
  if (!found) return coded
  const params = Object.entries(found.params).map(([name, it]) => [
    name,
    typeof it === 'string' ? messageText(it, locale) : it,
  ])
  const translation = translations[toLanguage(locale)]?.[found.code]
  return translation === undefined
    ? format(known.get(found.code)!, 'en-GB', Object.fromEntries(params))
    : format(translation, locale, Object.fromEntries(params))
}
