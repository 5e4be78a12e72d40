import { format, type Values } from './format.ts'
import { toLanguage } from './languages.ts'
import type { Messages } from './params.ts'
import { translations } from './translations.ts'

/**
 * A catalogue: English texts in ICU MessageFormat, by key. Building the pages replaces each call by the text of one
 * language (vite.ts). Tests and the development server format the English here.
 */
export function messages<const Texts extends Record<string, string>>(
  _id: string,
  texts: Texts,
): Messages<Texts> {
  return inEnglish(texts)
}

/** A catalogue that is worded for a recipient: `leaveMessages(locale).approved({ days })`. */
export function messagesFor<const Texts extends Record<string, string>>(
  id: string,
  texts: Texts,
): (locale: string) => Messages<Texts> {
  const made = new Map<string, Messages<Texts>>()
  return (locale) => {
    if (!made.has(locale)) made.set(locale, translated(id, texts, locale))
    return made.get(locale)!
  }
}

const inEnglish = <Texts extends Record<string, string>>(texts: Texts) =>
  messageFunctions(texts, (_key, text, values) => format(text, 'en-GB', values))

function translated<Texts extends Record<string, string>>(id: string, texts: Texts, locale: string) {
  const own = translations[toLanguage(locale)]
  if (!own) return inEnglish(texts)
  return messageFunctions(texts, (key, text, values) => {
    const translation = own[`${id}.${key}`]
    return translation === undefined ? format(text, 'en-GB', values) : format(translation, locale, values)
  })
}

function messageFunctions<Texts extends Record<string, string>>(
  texts: Texts,
  toText: (key: string, text: string, values?: Values) => string,
): Messages<Texts> {
  const made = Object.entries(texts).map(([key, text]) => [
    key,
    (values?: Values) => toText(key, text, values),
  ])
  return Object.fromEntries(made)
}
