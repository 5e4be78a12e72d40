import { addKnown, messageText } from './coded.ts'

type Mapped<Texts> = { readonly [Code in keyof Texts]: string }

/**
 * Messages by code, for the server in the language of each reader: `statusLabels(locale)[status]`. Their keys
 * are the codes. Building the pages replaces the call with the text of one language (vite.ts), regardless of
 * the locale.
 */
export function mappedMessages<const Texts extends Record<string, string>>(
  id: string,
  texts: Texts,
): (locale: string) => Mapped<Texts> {
  addKnown(id, texts)
  const made = new Map<string, Mapped<Texts>>()
  return (locale) => {
    if (!made.has(locale)) made.set(locale, worded(id, texts, locale))
    return made.get(locale)!
  }
}

const worded = <Texts extends Record<string, string>>(id: string, texts: Texts, locale: string) =>
  Object.fromEntries(
    Object.keys(texts).map((code) => [code, messageText(`${id}.${code}`, locale)]),
  ) as Mapped<Texts>
