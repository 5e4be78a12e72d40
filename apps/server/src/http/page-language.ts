import { isLanguage, type Language, toLanguage } from '@campanile/messages/languages.ts'

interface Sources {
  /** The value of the language cookie. */
  cookie: string | undefined
  /** The header Accept-Language. */
  accepted: string | undefined
}

/** The language that a browser asks for, among those offered: by its cookie, else by its preferences. */
export function chosenLanguage(
  { cookie, accepted }: Sources,
  offered: readonly Language[],
): Language | undefined {
  const isOffered = (it: string): it is Language => isLanguage(it) && offered.includes(it)
  return [...(cookie === undefined ? [] : [cookie]), ...acceptedLanguages(accepted ?? '')].find(isOffered)
}

/** The languages of Accept-Language, in order of preference. Excluded and invalid entries are left out. */
export function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((it) => it.trim().toLowerCase())
      const quality = parameters.find((it) => it.startsWith('q='))
      return { language: toLanguage(tag), weight: quality === undefined ? 1 : Number(quality.slice(2)) }
    })
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}
